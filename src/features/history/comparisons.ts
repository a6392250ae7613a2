import type { SeriesContent } from '@/content/series';
import { DAY_MS, toLagosDay } from '@/lib/days';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { type Figure, toTimestamp } from './figures';
import { getPeriodForm } from './periods';
import { MAX_COMPARISON_OFFSET_DAYS } from './ranges';
import {
  findFiguresInSpan,
  isDaily,
  toMonday,
  findIndexUpTo,
  type RangeFigures,
  thinToWeeks,
} from './rangeFigures';

/**
 * Returns the figures of the same calendar days one year earlier, for a second line in the chart.
 * The time `at` of each figure is moved forward by a year, so that the two lines share an x-axis.
 * Omits 29 February.
 */
export function findFiguresOneYearEarlier(
  content: SeriesContent,
  all: readonly Figure[],
  range: RangeFigures,
) {
  const { span, weekly } = range;
  const moved = all.flatMap((figure) => {
    if (getPeriodForm(figure.key) === 'day' && figure.key.endsWith('-02-29')) return [];
    return [{ ...figure, at: addMonths(figure.at, 12) }];
  });
  const within = findFiguresInSpan(content, moved, span);
  return weekly ? thinToWeeks(within) : within;
}

/**
 * Returns the figure before `figure`. If `weekly` is true, returns the last figure of an earlier
 * week.
 */
export function findPreviousFigure(
  all: readonly Figure[],
  figure: Figure,
  weekly = false,
): Figure | undefined {
  const start = weekly ? toMonday(figure.at) : figure.at;
  return all[findIndexUpTo(all, start - 1)];
}

/** The earlier figure that a figure is compared with. */
export interface Comparison {
  before: Figure;
  weekly: boolean;
  isNewest: boolean;
}

/**
 * Finds the figure to compare with: the previous figure, or in a weekly chart the figure of the
 * previous week. The newest figure is always compared with the previous session, because readers
 * expect the change of the day. Returns undefined for the first figure.
 */
export function findComparison(
  { all, weekly: isOfWeeks }: { all: readonly Figure[]; weekly: boolean },
  figure: Figure,
): Comparison | undefined {
  const newest = figure === all.at(-1);
  const weekly = isOfWeeks && !newest;
  const before = findPreviousFigure(all, figure, weekly);
  return before && { before, weekly, isNewest: newest };
}

export type EarlierFigure = NonNullable<ReturnType<typeof findEarlierFigure>>;

/**
 * The longest possible run of days without a session, in ms. Public holidays and weekends together
 * are never longer.
 */
const MAX_CLOSED_MS = 6 * DAY_MS;

/**
 * Returns the figure one month or one year before the given figure. `obvious` is false if a phrase
 * such as 'a year ago' is not exact and needs a date. `key` is the date for this phrase.
 *
 * For monthly and quarterly series, returns the figure of exactly that period. For decisions,
 * returns the rate that applied on that day. For the newest decision, the day is counted back from
 * today.
 *
 * For daily series, returns the last session up to that day. If sessions are missing, returns the
 * nearest session. For auctions, returns the nearest auction within `MAX_COMPARISON_OFFSET_DAYS`.
 */
export function findEarlierFigure(
  content: SeriesContent,
  all: readonly Figure[],
  figure: Figure,
  months: 1 | 12,
  now: Date,
) {
  const isDecision = content.every === 'decision';
  const from = isDecision && figure === all.at(-1) ? toTimestamp(toLagosDay(now)) : figure.at;
  const day = addMonths(from, -months);
  const index = findIndexUpTo(all, day);
  const upTo = all[index];
  if (isDecision) return upTo && { figure: upTo, key: toCalendarDay(day), obvious: true };
  const away = upTo === undefined ? Infinity : day - upTo.at;
  if (upTo !== undefined && away <= (isDaily(content) ? MAX_CLOSED_MS : 0)) {
    return { figure: upTo, key: upTo.key, obvious: true };
  }
  if (content.every !== 'session') return undefined;
  const after = all[index + 1];
  const isNearer = after !== undefined && after.at < figure.at && after.at - day < away;
  const nearest = isNearer ? after : upTo;
  if (nearest === undefined || Math.abs(nearest.at - day) > MAX_COMPARISON_OFFSET_DAYS * DAY_MS)
    return undefined;
  return { figure: nearest, key: nearest.key, obvious: false };
}
