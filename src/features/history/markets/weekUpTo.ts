import { addDays, getWeekday } from '@/lib/days';
import { formatShortPeriod } from '../periods';

export const WEEK_DAYS = 8;

/**
 * Returns the eight days that end with the day when the next figures are due. `entered` are the
 * dates with figures, oldest first. The newest date with figures and the due day have a date as
 * their label. All other days have the first letter of their weekday.
 */
export function listDaysUpTo(due: string, entered: readonly string[]) {
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(due, index + 1 - WEEK_DAYS);
    const enteredKind =
      day === entered.at(-1) ? 'newest' : entered.includes(day) ? 'entered' : 'off';
    const kind = day === due ? 'due' : enteredKind;
    if (kind === 'off' || kind === 'entered') return { day, kind, text: getWeekday(day).charAt(0) };
    const [text = '', month] = formatShortPeriod(day, day).split(' ');
    const isBeside = day === due && addDays(day, -1) === entered.at(-1);
    return { day, kind, text, month: isBeside ? undefined : month };
  });
}
