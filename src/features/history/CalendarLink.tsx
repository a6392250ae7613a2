import { CALENDAR_PATH } from '@/content/releaseCalendar';
import { dueMessages } from './messages';

/** Links to the calendar file. Visitors can save the file or subscribe to its address. */
export function CalendarLink() {
  return (
    <a href={CALENDAR_PATH} type="text/calendar">
      {dueMessages.calendarFile}
    </a>
  );
}
