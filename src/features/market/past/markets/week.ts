/* The week strip of /markets: the days up to the one on which the next figures are due. */
import { addDays, weekdayOf } from '@/lib/days';
import { shortWords } from '../periods';

export interface WeekDay {
  day: string;
  /** 'entered': has figures; 'off': has none, such as a Saturday. */
  kind: 'entered' | 'newest' | 'off' | 'due';
  /** 'M', or the date of the newest and of the next: '14 Mar'. */
  text: string;
}

export const WEEK_DAYS = 8;

/**
 * The eight days that end on the day when figures are due, 'YYYY-MM-DD'. `entered` are the days that
 * have figures; the last of them is the newest.
 */
export function weekUpTo(due: string, entered: readonly string[]): WeekDay[] {
  const newest = entered.at(-1);
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(due, index + 1 - WEEK_DAYS);
    const kind =
      day === due ? 'due' : day === newest ? 'newest' : entered.includes(day) ? 'entered' : 'off';
    const dated = kind === 'due' || kind === 'newest';
    return { day, kind, text: dated ? shortWords(day, day) : weekdayOf(day).charAt(0) };
  });
}
