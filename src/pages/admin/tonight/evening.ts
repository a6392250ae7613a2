import { holidays } from '@/content/holidays';
import { addDays, dayInLagos, tradingDayUpTo, weekdayOf } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';

/** The exchange closes at 14:30 in Lagos; until then staff work on the session before. */
const CLOSE_MS = 14.5 * 3_600_000;

/** The session that staff key in at this moment, 'YYYY-MM-DD': the last one that has closed in Lagos. */
export function sessionAt(now: Date): string {
  return tradingDayUpTo(dayInLagos(new Date(now.getTime() - CLOSE_MS)), holidays);
}

/** An earlier day as one says it on that evening: 'Thursday' within the last week, else '6 Mar'. */
export function dayName(day: string, session: string): string {
  if (day > addDays(session, -7)) return weekdayOf(day);
  return formatCalendarDate(day).replace(/ \d\d$/, '');
}
