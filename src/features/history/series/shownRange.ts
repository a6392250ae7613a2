import { utcDay } from 'd3-time';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { toCalendarDay } from '@/lib/calendar';
import { isTradingDay } from '@/lib/days';
import { findExtremes, isDaily, findRangeFigures } from '../rangeFigures';
import { findFiguresOneYearEarlier } from '../comparisons';
import { YEAR_EARLIER } from '../compared/comparisonChoice';
import { type Figure, toTimestamp } from '../figures';
import type { ShownSeries } from '../files';
import { findBreak } from '../values';

export type ShownRange = ReturnType<typeof createShownRange>;

/** A line with less than this fraction of the chart's height looks flat. */
const MAX_FLAT_SHARE = 1 / 6;

const getSpread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Returns the height of the flattest line on a scale that all lines share, as a fraction of the
 * height of the scale (0 to 1).
 */
function getLeastShare(lines: readonly (readonly number[])[]): number {
  const all = getSpread(lines.flat());
  return all === 0 ? 1 : Math.min(...lines.map(getSpread)) / all;
}

/**
 * Returns the values to draw: the values of the figures or, if `relative` is true, their changes
 * from the first figure.
 */
export function getDrawnValues(
  content: SeriesContent,
  figures: readonly Figure[],
  relative: boolean,
) {
  const base = figures[0]?.value ?? 0;
  const getChange = ({ value }: Figure) =>
    content.format === 'percent' ? value - base : (value / base - 1) * 100;
  return figures.map(relative ? getChange : ({ value }) => value);
}

/** Returns the last rebasing between the first and the last of some figures. */
function findLastBreak(content: SeriesContent, figures: readonly Figure[]) {
  const [first, last] = [figures[0], figures.at(-1)];
  return first && last && findBreak(content, first, last);
}

const isOnOneBasis = (content: SeriesContent, figures: readonly Figure[]) =>
  findLastBreak(content, figures) === undefined;

/** Returns the highest and the lowest figure, or null if all figures are equal. */
function findDifferentExtremes(figures: readonly Figure[]) {
  const extremes = findExtremes(figures);
  return extremes?.lowest.value === extremes?.highest.value ? null : extremes;
}

/** Returns the number of sessions without a figure. Returns 0 for weekly ranges. */
function countMissingSessions(
  content: SeriesContent,
  { figures, weekly }: ReturnType<typeof findRangeFigures>,
): number {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!isDaily(content) || weekly || first === undefined || last === undefined) return 0;
  const entered = new Set(figures.map(({ key }) => key));
  const days = utcDay
    .range(new Date(first.at), new Date(last.at))
    .map((day) => toCalendarDay(Number(day)));
  return days.filter((day) => isTradingDay(day, holidays) && !entered.has(day)).length;
}

interface ShownRangeOptions extends Pick<ShownSeries, 'content' | 'figures' | 'range' | 'compare'> {
  now: Date;
  /**
   * A day after the newest figure, in UTC ms. Set if the figures up to this day failed to load. The
   * range then ends on this day.
   */
  until?: number | undefined;
  /**
   * True if some figures of the range are missing. The highest and the lowest figure are then
   * unknown.
   */
  isPartial?: boolean;
}

export function createShownRange(options: ShownRangeOptions) {
  const { content, figures, range, compare, now, until, isPartial = false } = options;
  const inRange = findRangeFigures(content, figures, range, now, until);
  const main = inRange.shownFigures;
  const earlier =
    compare === YEAR_EARLIER ? findFiguresOneYearEarlier(content, figures, inRange) : [];

  const lines = [main, earlier];
  const hasLines = lines.every(
    (line) =>
      line.length > 1 &&
      isOnOneBasis(content, line) &&
      (content.format === 'percent' || (line[0]?.value ?? 0) > 0),
  );
  const getShare = (relative: boolean) =>
    getLeastShare(lines.map((line) => getDrawnValues(content, line, relative)));
  const relative = hasLines && getShare(false) < MAX_FLAT_SHARE && getShare(true) > getShare(false);
  const rebasing = findLastBreak(content, main);
  const comparable =
    rebasing === undefined ? main : main.filter(({ at }) => at >= toTimestamp(rebasing.at));
  const basisExtremes = isPartial ? null : findDifferentExtremes(comparable);
  return {
    ...inRange,
    range,
    /**
     * The figures of the same days one year earlier, with `at` moved forward by a year. Empty if
     * the user has not chosen this comparison.
     */
    earlier,
    /**
     * True if the line of the range and the year-earlier line both show the change from their first
     * value. With the values themselves, one line would look flat on the shared scale.
     */
    relative,
    isPartial,
    /**
     * The highest and the lowest figure. Null if figures are missing, if all figures are equal, or
     * if a rebasing is in the range.
     */
    extremes: rebasing === undefined ? basisExtremes : null,
    /** The last rebasing in the range. */
    rebasing,
    /** The highest and the lowest figure since `rebasing`. Without a rebasing, those of the range. */
    basisExtremes,
    sessionsMissing: countMissingSessions(content, inRange),
    all: figures,
    now,
  };
}
