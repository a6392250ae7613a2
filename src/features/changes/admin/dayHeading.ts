import { toLagosDay } from '@/lib/days';
import { formatLongDay } from '@/lib/calendar';

export function formatDayHeading(day: string, now: Date): string {
  return formatLongDay(day) + (day === toLagosDay(now) ? ', today' : '');
}
