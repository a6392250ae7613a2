import { dayInLagos, dayInWords } from '@/lib/days';

/** A moment in Lagos as a heading has its day: 'Friday 14 March 2025, today'. */
export function dayHeading(day: string, now: Date): string {
  return dayInWords(day) + (day === dayInLagos(now) ? ', today' : '');
}
