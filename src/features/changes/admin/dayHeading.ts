import { toLagosDay } from '@/lib/days';
import { formatLongDay } from '@/lib/calendar';

/** Returns the heading of a day in the list of changes, such as 'Friday 14 March 2025, today'. */
export function formatDayHeading(day: string, now: Date): string {
  return formatLongDay(day) + (day === toLagosDay(now) ? ', today' : '');
}
