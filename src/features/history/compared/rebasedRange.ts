/* Compares two series as indexes. Both are 100 on the first common day of the range. */
import { pairs } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { toCalendarDay, type TimeSpan } from '@/lib/calendar';
import { hasTenures, isPeriod } from '@/figures/history';
import { type Figure, toTimestamp } from '../figures';
import { isLongRange, toMonday } from '../rangeFigures';
import type { SeriesRange } from '../ranges';
import {
  type CommonDay,
  findCommonDays,
  getPeriodEnd,
  isSparser,
  type Rebasing,
  type SeriesPair,
} from './commonDays';
import { rebaseTo100, type ValuePair } from './rebaseTo100';

export interface RebasedDay extends CommonDay {
  /**
   * The index values of the two series, in the same order as `figures`. Both are 100 on the first
   * common day.
   */
  values: ValuePair;
  /** The value of the URL parameter `day` that selects this day. */
  urlKey: string;
}

export interface RebasedRange {
  /** At least two days, oldest first. */
  days: readonly RebasedDay[];
  /** The series with fewer figures, which sets the dates. */
  sparse: SeriesContent;
  /** True if only the last day of each week is shown. */
  weekly: boolean;
  rebasing: Rebasing | null;
}

/** The reason why two series cannot be compared in a range. */
export type ComparisonProblem =
  | { kind: 'noCommonDays' | 'oneCommonDay'; rebasing: Rebasing | null }
  | { kind: 'notPositive'; content: SeriesContent };

interface RebasedOptions {
  contents: SeriesPair<SeriesContent>;
  figures: SeriesPair<readonly Figure[]>;
  range: SeriesRange;
  span: TimeSpan;
}

const isDayKey = (key: string) => key.length === 10;

/** Keeps the first day and the last day of each week. */
function thinDaysToWeeks(days: readonly RebasedDay[]): RebasedDay[] {
  const isLastOfWeek = pairs(days, (day, next) => toMonday(day.at) !== toMonday(next.at));
  return days.filter((_, index) => index === 0 || (isLastOfWeek[index] ?? true));
}

/**
 * Returns the value of the URL parameter `day` for a common day. For decisions and auctions, this
 * is the last day of the period. One decision can count for several common days, so its own date
 * would be ambiguous.
 */
function getUrlKey(main: SeriesContent, { key, figures: [figure] }: CommonDay): string {
  if (figure.key === key) return key;
  const isCarried = main.every === 'decision' || hasTenures(main.id);
  return isCarried ? toCalendarDay(getPeriodEnd(key)) : figure.key;
}

/**
 * Returns the common days of a range with the index values of both series (100 on the first day).
 * If the series cannot be compared, returns the reason.
 */
export function createRebasedRange({
  contents,
  figures,
  range,
  span,
}: RebasedOptions): RebasedRange | ComparisonProblem {
  const { days, rebasing } = findCommonDays({ contents, figures, span });
  if (days.length < 2)
    return { kind: days.length === 0 ? 'noCommonDays' : 'oneCommonDay', rebasing };
  const values = rebaseTo100(days.map(({ figures: [main, other] }) => [main.value, other.value]));
  const [main, other] = contents;
  if (values === null) {
    const isMain = days.some((day) => day.figures[0].value <= 0);
    return { kind: 'notPositive', content: isMain ? main : other };
  }
  const all = days.map((day, index): RebasedDay => ({
    ...day,
    values: values[index] ?? [100, 100],
    urlKey: getUrlKey(main, day),
  }));
  const weekly =
    isLongRange(range, span) &&
    pairs(all).some(([day, next]) => isDayKey(day.key) && toMonday(day.at) === toMonday(next.at));
  const sparse = isSparser(main, other) ? other : main;
  return { days: weekly ? thinDaysToWeeks(all) : all, sparse, weekly, rebasing };
}

export const isRebased = (result: RebasedRange | ComparisonProblem): result is RebasedRange =>
  'days' in result;

/** Returns the common day that a URL selects, or the last one before it. */
export function findRebasedDay(days: readonly RebasedDay[], key: string): RebasedDay | undefined {
  if (!isPeriod(key)) return undefined;
  return days.findLast(({ urlKey }) => toTimestamp(urlKey) <= toTimestamp(key));
}
