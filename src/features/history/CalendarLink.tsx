import { CALENDAR_PATH } from '@/content/releaseCalendar';
import { dueMessages } from './messages';

/** Links to the calendar file, to save it or to subscribe to its address. */
export function CalendarLink() {
  return (
    <a href={CALENDAR_PATH} type="text/calendar">
      {dueMessages.calendarFile}
    </a>
  );
}
