/* The part of a series that is shown, and the values in which its lines are drawn. */
import type { SeriesContent } from '@/content/series';
import { extremesOf, rangeOf, yearEarlier } from '../bases';
import type { Figure } from '../figures';
import type { ShownSeries } from '../files';
import { breakBetween } from '../values';

/** A line, and its values as they are drawn, one for each figure. */
export interface Line {
  figures: readonly Figure[];
  drawn: readonly number[];
}

export type Shown = ReturnType<typeof shownOf>;

/** A line is flat where it takes less than this part of the height. */
const FLAT = 1 / 6;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns the share of a common scale's height that the flatter of two lines takes, 0 to 1. */
function leastShare([{ drawn: main }, { drawn: earlier }]: readonly [Line, Line]): number {
  const both = spread([...main, ...earlier]);
  return both === 0 ? 1 : Math.min(spread(main), spread(earlier)) / both;
}

function lineOf(content: SeriesContent, figures: readonly Figure[], relative: boolean): Line {
  const base = figures[0]?.value ?? 0;
  const since = ({ value }: Figure) =>
    content.format === 'percent' ? value - base : (value / base - 1) * 100;
  return { figures, drawn: figures.map(relative ? since : ({ value }) => value) };
}

function onOneBasis(content: SeriesContent, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  return !first || !last || breakBetween(content, first, last) === undefined;
}

interface Question extends Pick<ShownSeries, 'content' | 'figures' | 'range' | 'compare'> {
  now: Date;
  /** A later day to which the range goes although its figures could not be loaded, UTC ms. */
  until?: number | undefined;
}

export function shownOf({ content, figures, range, compare, now, until }: Question) {
  const inRange = rangeOf(content, figures, range, now, until);
  const main = inRange.drawn;
  const earlier = compare ? yearEarlier(content, figures, inRange) : [];

  const hasLines = [main, earlier].every(
    (line) =>
      line.length > 1 &&
      onOneBasis(content, line) &&
      (content.format === 'percent' || (line[0]?.value ?? 0) > 0),
  );
  const linesOf = (relative: boolean) =>
    [lineOf(content, main, relative), lineOf(content, earlier, relative)] as const;
  const [asTheyAre, asChange] = [linesOf(false), linesOf(true)];
  const relative =
    hasLines && leastShare(asTheyAre) < FLAT && leastShare(asChange) > leastShare(asTheyAre);
  const [mainLine, earlierLine] = relative ? asChange : asTheyAre;
  const extremes = onOneBasis(content, main) ? extremesOf(main) : null;
  return {
    ...inRange,
    range,
    main: mainLine,
    /** The same calendar days a year earlier, moved a year on; null where they are not compared. */
    earlier: earlier.length > 0 ? earlierLine : null,
    /** Both lines are drawn as change since their starts: as they are, one of them would go flat. */
    relative,
    /** Null where the figures are on several bases, or all the same. */
    extremes: extremes?.lowest.value === extremes?.highest.value ? null : extremes,
    all: figures,
    now,
  };
}
