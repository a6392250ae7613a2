/*
 * Finds the earlier figures that a figure is compared with. All comparisons use these functions, so
 * that a description such as 'a year ago' always means the same figure.
 */
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
 * Returns the figures of the same calendar days a year earlier. `at` is moved forward by a year,
 * and `key` is unchanged. 29 February is left out.
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

/** Returns the previous figure. If `weekly`, returns the last figure of an earlier week. */
export function findPreviousFigure(
  all: readonly Figure[],
  figure: Figure,
  weekly = false,
): Figure | undefined {
  const start = weekly ? toMonday(figure.at) : figure.at;
  return all[findIndexUpTo(all, start - 1)];
}

/** The comparison of a figure with an earlier one. */
export interface Comparison {
  before: Figure;
  /** True if both figures are the last of their weeks. */
  weekly: boolean;
  /** True if the compared figure is the newest of the series. */
  isNewest: boolean;
}

/**
 * Compares a figure with the previous one. Returns undefined for the first figure. A weekly chart
 * compares with the week before. The newest figure is always compared with the one before it,
 * because readers expect the change of the day.
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

/** Maximum time between a day and the last session before it. No run of holidays is longer. */
const MAX_CLOSED_MS = 6 * DAY_MS;

/**
 * Returns the figure a month or a year before another one:
 * - months and quarters: exactly that period;
 * - decisions: the rate at that time (for the newest decision, counted back from today);
 * - sessions: the last session up to that day, or the nearest one if sessions are missing;
 * - auctions: the nearest one within `MAX_COMPARISON_OFFSET_DAYS`.
 * `key` is the key of that figure, or for decisions the day itself. If `obvious` is false, a
 * description such as 'a year ago' needs the date as well.
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
