import { CALENDAR_PATH } from '@/content/releaseCalendar';
import { dueMessages } from './messages';

export function CalendarLink() {
  return (
    <a href={CALENDAR_PATH} type="text/calendar">
      {dueMessages.calendarFile}
    </a>
  );
}
