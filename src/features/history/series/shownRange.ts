/* Finds the figures of a range to draw, and the values to draw them at. */
import { utcDay } from 'd3-time';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { dayOf } from '@/lib/calendar';
import { isTradingDay } from '@/lib/days';
import { extremesOf, isDaily, rangeOf } from '../rangeFigures';
import { figuresOneYearEarlier } from '../comparisons';
import type { Figure } from '../figures';
import type { ShownSeries } from '../files';
import { breakBetween } from '../values';

export type ShownRange = ReturnType<typeof shownRangeOf>;

/** A line looks flat if it takes up less than this fraction of the height. */
const FLAT = 1 / 6;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns the fraction of a shared scale that the flattest line takes up, 0 to 1. */
function leastShare(lines: readonly (readonly number[])[]): number {
  const all = spread(lines.flat());
  return all === 0 ? 1 : Math.min(...lines.map(spread)) / all;
}

/** Returns the values to draw: the figures' own values, or their changes since the first figure. */
export function valuesOf(content: SeriesContent, figures: readonly Figure[], relative: boolean) {
  const base = figures[0]?.value ?? 0;
  const since = ({ value }: Figure) =>
    content.format === 'percent' ? value - base : (value / base - 1) * 100;
  return figures.map(relative ? since : ({ value }) => value);
}

function isOnOneBasis(content: SeriesContent, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  return !first || !last || breakBetween(content, first, last) === undefined;
}

/** Counts the missing sessions of a daily range. Returns 0 for weekly ranges. */
function sessionsMissing(
  content: SeriesContent,
  { figures, weekly }: ReturnType<typeof rangeOf>,
): number {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!isDaily(content) || weekly || first === undefined || last === undefined) return 0;
  const entered = new Set(figures.map(({ key }) => key));
  const days = utcDay.range(new Date(first.at), new Date(last.at)).map((day) => dayOf(Number(day)));
  return days.filter((day) => isTradingDay(day, holidays) && !entered.has(day)).length;
}

interface ShownRangeOptions extends Pick<ShownSeries, 'content' | 'figures' | 'range' | 'compare'> {
  now: Date;
  /** A later day whose figures failed to load, UTC ms. The range extends to it. */
  until?: number | undefined;
  /** True if some figures of the range are missing, so that its extremes are unknown. */
  isPartial?: boolean;
}

export function shownRangeOf(options: ShownRangeOptions) {
  const { content, figures, range, compare, now, until, isPartial = false } = options;
  const inRange = rangeOf(content, figures, range, now, until);
  const main = inRange.shownFigures;
  const earlier = compare ? figuresOneYearEarlier(content, figures, inRange) : [];

  const lines = [main, earlier];
  const hasLines = lines.every(
    (line) =>
      line.length > 1 &&
      isOnOneBasis(content, line) &&
      (content.format === 'percent' || (line[0]?.value ?? 0) > 0),
  );
  const shareOf = (relative: boolean) =>
    leastShare(lines.map((line) => valuesOf(content, line, relative)));
  const relative = hasLines && shareOf(false) < FLAT && shareOf(true) > shareOf(false);
  const extremes = isOnOneBasis(content, main) && !isPartial ? extremesOf(main) : null;
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
    sessionsMissing: sessionsMissing(content, inRange),
    all: figures,
    now,
  };
}
