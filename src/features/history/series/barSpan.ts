import type { SeriesContent } from '@/content/series';
import { findComparison } from '../comparisons';
import { getFigureMove } from '../values';
import type { ShownRange } from './shownRange';

/**
 * Returns the largest value on the scale of the bars: the largest change, rounded up to 1, 2 or 5
 * times a power of ten.
 */
export function getBarSpan(content: SeriesContent, shownRange: ShownRange): number {
  const moves = shownRange.shownFigures.map((figure) =>
    getFigureMove(content, findComparison(shownRange, figure)?.before, figure),
  );
  const largest = Math.max(0, ...moves.map((move) => Math.abs(move?.amount ?? 0)));
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}
