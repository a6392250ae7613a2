import { dayInLagos, dayInWords, weekdayOf } from '@/lib/days';
import { formatCalendarDate, formatClock } from '@/lib/format';

/** A moment in Lagos as a heading has its day: 'Friday 14 March 2025, today'. */
export function dayHeading(day: string, now: Date): string {
  return dayInWords(day) + (day === dayInLagos(now) ? ', today' : '');
}

/** A day without its year: 'Thursday 13 March'. */
export function dayWithoutYear(day: string): string {
  return dayInWords(day).replace(/ \d{4}$/, '');
}

/** A moment in Lagos with its day: 'Fri 14 Mar, 18:42'; with the year where it is another. */
export function momentWords(at: Date, now: Date): string {
  const day = dayInLagos(at);
  const date = formatCalendarDate(day);
  const sameYear = day.slice(0, 4) === dayInLagos(now).slice(0, 4);
  const shown = sameYear ? date.replace(/ \d{2}$/, '') : date;
  return `${weekdayOf(day).slice(0, 3)} ${shown}, ${formatClock(at)}`;
}

/** The same, of a moment today only the time: '18:42'. */
export function shortMoment(at: Date, now: Date): string {
  return dayInLagos(at) === dayInLagos(now) ? formatClock(at) : momentWords(at, now);
}
