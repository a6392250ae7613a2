/*
 * What of a series is shown: the figures of a range, what was a year earlier, the extremes, and in
 * which values the lines are drawn.
 */
import type { SeriesContent } from '@/content/series';
import { extremesOf, HOLE_DAYS } from '@/lib/chart/paths';
import { dayInLagos } from '@/lib/days';
import { hasTenures } from '../../history';
import { type Figure, timeOf } from '../figures';
import type { Span } from '@/lib/chart/time';
import { addMonths, figuresIn, type RangeId, spanOf, thinned, yearEarlier } from '../ranges';
import { breakBetween } from '../values';

const DAY_MS = 86_400_000;

/** A line, and its values as they are drawn, one for each figure. */
export interface Line {
  figures: readonly Figure[];
  drawn: readonly number[];
}

export interface Shown {
  range: RangeId;
  span: Span;
  main: Line;
  /** The same calendar days a year earlier, moved a year on; null where they are not compared. */
  earlier: Line | null;
  /** Both lines are drawn as change since their starts: as they are, one of them would go flat. */
  relative: boolean;
  /** Null where the figures are on several bases, or all the same. */
  extremes: { lowest: Figure; highest: Figure } | null;
  /** All figures that are there, of which `main` has those of the range. */
  all: readonly Figure[];
}

/** Whether only the last session of each week is shown. */
export function isThinned({ every }: SeriesContent, range: RangeId): boolean {
  return every === 'session' && (range === '5y' || range === 'all');
}

/** The longest hole, in days, over which the line of a series goes on. */
export function holeDays(content: SeriesContent, range: RangeId): number {
  const { id, every } = content;
  if (every === 'decision') return Infinity;
  // Lists of rates are of auctions, which are weeks apart.
  if (hasTenures(id)) return HOLE_DAYS.month;
  if (every !== 'session') return HOLE_DAYS[every];
  return isThinned(content, range) ? HOLE_DAYS.week : HOLE_DAYS.session;
}

/** The figure before this one in all that are there. */
export function figureBefore(all: readonly Figure[], figure: Figure): Figure | undefined {
  return all.findLast(({ at }) => at < figure.at);
}

/** The figure of the same calendar day a year before, or of the last session before that day. */
export function figureYearBefore(
  content: SeriesContent,
  all: readonly Figure[],
  figure: Figure,
): Figure | undefined {
  const day = addMonths(figure.at, -12);
  const found = all.findLast(({ at }) => at <= day);
  const days = content.every === 'session' ? holeDays(content, '1y') : 0;
  const reach = content.every === 'decision' ? Infinity : days * DAY_MS;
  return found !== undefined && day - found.at <= reach ? found : undefined;
}

/** A rate that was decided holds until today, and the one before the span until the first in it. */
export function heldIn(figures: readonly Figure[], span: Span): Figure[] {
  const before = figures.findLast(({ at }) => at < span.from);
  const within = figuresIn(figures, span);
  return before === undefined || within[0]?.at === span.from ? within : [before, ...within];
}

/** A line is flat where it takes less than this part of the height. */
const FLAT = 1 / 6;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const valuesOf = (figures: readonly Figure[]) => figures.map(({ value }) => value);

/** How much of the height of a scale for both the flatter of two lines takes. */
function leastShare(main: readonly number[], earlier: readonly number[]): number {
  const both = spread([...main, ...earlier]);
  return both === 0 ? 1 : Math.min(spread(main), spread(earlier)) / both;
}

interface Question {
  content: SeriesContent;
  /** All that are there, oldest first. */
  figures: readonly Figure[];
  range: RangeId;
  compare: boolean;
  now: Date;
  /** A later day to which the range goes although its figures could not be loaded, UTC ms. */
  until?: number | undefined;
}

function lineOf(content: SeriesContent, figures: readonly Figure[], relative: boolean): Line {
  const base = figures[0]?.value ?? 0;
  const since = ({ value }: Figure) =>
    content.format === 'percent' ? value - base : (value / base - 1) * 100;
  return { figures, drawn: relative ? figures.map(since) : valuesOf(figures) };
}

function onOneBasis(content: SeriesContent, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  return (
    first === undefined || last === undefined || breakBetween(content, first, last) === undefined
  );
}

export function shownOf({ content, figures, range, compare, now, until }: Question): Shown {
  const holds = content.every === 'decision';
  let span = spanOf(range, figures, now);
  const to = Math.max(span.to, holds ? timeOf(dayInLagos(now)) : (until ?? span.to));
  const [oldest, newest] = [figures[0], figures.at(-1)];
  if (to > span.to && oldest !== undefined && newest !== undefined) {
    span = spanOf(
      range,
      range === 'all' ? [oldest, { ...newest, at: to }] : [{ ...newest, at: to }],
    );
  }
  const drawn = thinned(figures, range);
  const main = holds ? heldIn(drawn, span) : figuresIn(drawn, span);
  const before = compare ? yearEarlier(drawn, holds ? { from: -Infinity, to: span.to } : span) : [];
  const earlier = holds ? heldIn(before, span) : before;

  const canCompare = onOneBasis(content, main) && onOneBasis(content, earlier);
  const startsAboveZero = (main[0]?.value ?? 0) > 0 && (earlier[0]?.value ?? 0) > 0;
  const asTheyAre = [lineOf(content, main, false), lineOf(content, earlier, false)] as const;
  const asChange = [lineOf(content, main, true), lineOf(content, earlier, true)] as const;
  const share = ([one, other]: typeof asChange) => leastShare(one.drawn, other.drawn);
  const relative =
    earlier.length > 1 &&
    main.length > 1 &&
    canCompare &&
    (content.format === 'percent' || startsAboveZero) &&
    share(asTheyAre) < FLAT &&
    share(asChange) > share(asTheyAre);
  const [mainLine, earlierLine] = relative ? asChange : asTheyAre;
  const extremes = onOneBasis(content, main) ? extremesOf(main) : null;
  return {
    range,
    span,
    main: mainLine,
    earlier: earlier.length > 0 ? earlierLine : null,
    relative,
    extremes: extremes?.lowest.value === extremes?.highest.value ? null : extremes,
    all: figures,
  };
}
