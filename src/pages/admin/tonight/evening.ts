import { addDays, weekdayOf } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';

/** An earlier day as one says it on that evening: 'Thursday' within the last week, else '6 Mar'. */
export function dayName(day: string, session: string): string {
  if (day > addDays(session, -7)) return weekdayOf(day);
  return formatCalendarDate(day).replace(/ \d\d$/, '');
}
