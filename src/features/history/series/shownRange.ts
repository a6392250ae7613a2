/* The part of a series that is shown, and the values in which its lines are drawn. */
import { utcDay } from 'd3-time';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { dayOf } from '@/lib/calendar';
import { isTradingDay } from '@/lib/days';
import { extremesOf, isDaily, rangeOf } from '../rangeFigures';
import { yearEarlier } from '../comparisons';
import type { Figure } from '../figures';
import type { ShownSeries } from '../files';
import { breakBetween } from '../values';

export type ShownRange = ReturnType<typeof shownRangeOf>;

/** A line is flat where it takes less than this part of the height. */
const FLAT = 1 / 6;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns the share of a common scale's height that the flattest of lines takes, 0 to 1. */
function leastShare(lines: readonly (readonly number[])[]): number {
  const all = spread(lines.flat());
  return all === 0 ? 1 : Math.min(...lines.map(spread)) / all;
}

/**
 * Returns the values in which a line is drawn: those of its figures, or each as its change since
 * the first.
 */
export function valuesOf(content: SeriesContent, figures: readonly Figure[], relative: boolean) {
  const base = figures[0]?.value ?? 0;
  const since = ({ value }: Figure) =>
    content.format === 'percent' ? value - base : (value / base - 1) * 100;
  return figures.map(relative ? since : ({ value }) => value);
}

function onOneBasis(content: SeriesContent, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  return !first || !last || breakBetween(content, first, last) === undefined;
}

/** Counts the sessions that are missing in a range that has each of them. */
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

interface Question extends Pick<ShownSeries, 'content' | 'figures' | 'range' | 'compare'> {
  now: Date;
  /** A later day to which the range goes although its figures could not be loaded, UTC ms. */
  until?: number | undefined;
  /** Some figures of the range are not there: nothing can be said of all of them. */
  isPartial?: boolean;
}

export function shownRangeOf(question: Question) {
  const { content, figures, range, compare, now, until, isPartial = false } = question;
  const inRange = rangeOf(content, figures, range, now, until);
  const main = inRange.shownFigures;
  const earlier = compare ? yearEarlier(content, figures, inRange) : [];

  const lines = [main, earlier];
  const hasLines = lines.every(
    (line) =>
      line.length > 1 &&
      onOneBasis(content, line) &&
      (content.format === 'percent' || (line[0]?.value ?? 0) > 0),
  );
  const shareOf = (relative: boolean) =>
    leastShare(lines.map((line) => valuesOf(content, line, relative)));
  const relative = hasLines && shareOf(false) < FLAT && shareOf(true) > shareOf(false);
  const extremes = onOneBasis(content, main) && !isPartial ? extremesOf(main) : null;
  return {
    ...inRange,
    range,
    /** The same calendar days a year earlier, moved a year on; none where they are not compared. */
    earlier,
    /**
     * Both lines are drawn as change since their starts: as they are, one of them would go flat.
     */
    relative,
    isPartial,
    /** Null where the figures are on several bases, all the same, or not all there. */
    extremes: extremes?.lowest.value === extremes?.highest.value ? null : extremes,
    sessionsMissing: sessionsMissing(content, inRange),
    all: figures,
    now,
  };
}
