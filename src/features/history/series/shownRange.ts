/* Finds the figures of a range to draw, and the values to draw them at. */
import { utcDay } from 'd3-time';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { toCalendarDay } from '@/lib/calendar';
import { isTradingDay } from '@/lib/days';
import { findExtremes, isDaily, findRangeFigures } from '../rangeFigures';
import { findFiguresOneYearEarlier } from '../comparisons';
import { YEAR_EARLIER } from '../compared/comparisonChoice';
import type { Figure } from '../figures';
import type { ShownSeries } from '../files';
import { findBreak } from '../values';

export type ShownRange = ReturnType<typeof createShownRange>;

/** A line looks flat if it takes up less than this fraction of the height. */
const MAX_FLAT_SHARE = 1 / 6;

const getSpread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns the fraction of a shared scale that the flattest line takes up, 0 to 1. */
function getLeastShare(lines: readonly (readonly number[])[]): number {
  const all = getSpread(lines.flat());
  return all === 0 ? 1 : Math.min(...lines.map(getSpread)) / all;
}

/** Returns the values to draw: the figures' own values, or their changes since the first figure. */
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

function isOnOneBasis(content: SeriesContent, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  return !first || !last || findBreak(content, first, last) === undefined;
}

/** Counts the missing sessions of a daily range. Returns 0 for weekly ranges. */
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
  /** A later day whose figures failed to load, UTC ms. The range extends to it. */
  until?: number | undefined;
  /** True if some figures of the range are missing, so that its extremes are unknown. */
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
  const extremes = isOnOneBasis(content, main) && !isPartial ? findExtremes(main) : null;
  return {
    ...inRange,
    range,
    /**
     * The figures of the same days a year earlier, with `at` moved forward a year. Empty without a
     * comparison.
     */
    earlier,
    /**
     * True if both lines are drawn as change since their first value, because one would look flat
     * on a shared scale.
     */
    relative,
    isPartial,
    /** Null if the figures are on several bases, all equal, or incomplete. */
    extremes: extremes?.lowest.value === extremes?.highest.value ? null : extremes,
    sessionsMissing: countMissingSessions(content, inRange),
    all: figures,
    now,
  };
}
