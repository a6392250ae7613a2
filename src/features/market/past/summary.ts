/** A range of a series in a sentence, for those who do not see the chart. */
import type { SeriesContent } from '@/content/series';
import { inOneUnit, quotientTo2 } from '@/lib/decimal';
import { extremesOf } from '@/lib/chart/paths';
import type { Figure } from './figures';
import { dateWords } from './periods';
import { figuresIn, type RangeId, spanOf } from './ranges';
import { breakBetween, type Move, moveBetween, valueWords } from './values';

const overWords: Record<Exclude<RangeId, 'all'>, string> = {
  '1m': 'over the month to',
  '3m': 'over three months to',
  '1y': 'over the year to',
  '5y': 'over five years to',
};

const verbs = { up: 'rose', down: 'fell' } as const;

/** The subject of sentences about the series: 'The All Share Index', 'The 10-year bond rate'. */
function subjectOf({ terms }: SeriesContent, tenure = ''): string {
  return terms.subject.replace('{tenure} ', tenure === '' ? '' : `${tenure.toLowerCase()} `);
}

/** The size of a move in a sentence: percent with one decimal, naira and points with two. */
function sizeWords({ format }: SeriesContent, from: number, { to, size }: Move & { to: number }) {
  const [one, other] = inOneUnit(from, to);
  const tenths = format === 'number' ? Math.abs(quotientTo2((other - one) * 10n, one)) * 10 : 0;
  return tenths === 0 ? size.replace('points', 'percentage points') : `${tenths.toFixed(1)}%`;
}

/** How many days after a range's start its first figure may be for 'over the year' to be true. */
const LATE_MS = 10 * 86_400_000;

/**
 * 'The All Share Index rose 41.3% over the year to 20 November 2026, from 74,612.29 to 105,432.07.
 * Highest 108,497.40 on 25 February 2026, lowest 74,612.29 on 20 November 2025.' No change is said
 * across a break, and no extremes of what stayed. '' where the range, see `spanOf`, has no figures.
 */
export function summaryOf(
  content: SeriesContent,
  figures: readonly Figure[],
  range: RangeId,
  tenure?: string,
  now?: Date,
): string {
  const span = spanOf(range, figures, now);
  const inRange = figuresIn(figures, span);
  const [first, last] = [inRange[0], inRange.at(-1)];
  const extremes = extremesOf(inRange);
  if (first === undefined || last === undefined || extremes === null) return '';
  const subject = subjectOf(content, tenure);
  const value = (figure: Figure) => valueWords(content, figure.value);
  const at = (figure: Figure) =>
    `${figure.key.length === 10 ? 'on' : 'in'} ${dateWords(figure.key)}`;
  if (first === last) return `${subject}: one figure, ${value(last)} ${at(last)}.`;
  const between = breakBetween(content, first, last);
  const isFlat = extremes.highest.value === extremes.lowest.value;
  const high = isFlat
    ? ''
    : ` Highest ${value(extremes.highest)} ${at(extremes.highest)}, lowest ${value(extremes.lowest)} ${at(extremes.lowest)}.`;
  if (between !== undefined) {
    return `${subject} was ${value(first)} ${at(first)}, ${between.before}, and ${value(last)} ${at(last)}, ${between.words}: not comparable.${high}`;
  }
  const move = moveBetween(content, first.value, last.value);
  const over =
    range === 'all' || first.at - span.from > LATE_MS
      ? `from ${dateWords(first.key)} to ${dateWords(last.key)}`
      : `${overWords[range]} ${dateWords(last.key)}`;
  if (isFlat) return `${subject} stayed at ${value(last)} ${over}.`;
  if (move === null) return `${subject}: ${value(last)} ${at(last)}.${high}`;
  if (move.direction === 'same') {
    return `${subject} did not change ${over}: ${value(last)}.${high}`;
  }
  const size = sizeWords(content, first.value, { ...move, to: last.value });
  return `${subject} ${verbs[move.direction]} ${size} ${over}, from ${value(first)} to ${value(last)}.${high}`;
}
