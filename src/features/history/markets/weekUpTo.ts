import { addDays, weekdayOf } from '@/lib/days';
import { formatShortPeriod } from '../periods';

export const WEEK_DAYS = 8;

/**
 * Returns the eight days that end on the day when figures are due, 'YYYY-MM-DD'. `entered` are the
 * days that have figures; the last of them is the newest. The newest and the next have their dates,
 * which side by side have no room for the second month.
 */
export function weekUpTo(due: string, entered: readonly string[]) {
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(due, index + 1 - WEEK_DAYS);
    const there = day === entered.at(-1) ? 'newest' : entered.includes(day) ? 'entered' : 'off';
    const kind = day === due ? 'due' : there;
    if (kind === 'off' || kind === 'entered') return { day, kind, text: weekdayOf(day).charAt(0) };
    const [text = '', month] = formatShortPeriod(day, day).split(' ');
    const isBeside = day === due && addDays(day, -1) === entered.at(-1);
    return { day, kind, text, month: isBeside ? undefined : month };
  });
}
