/* The figures of a range as rows of a table, the newest first. */
import type { SeriesContent } from '@/content/series';
import { type Figure } from '../figures';
import { breakBetween, type Move, moveBetween } from '../values';
import { figureYearBefore, type Shown } from './shown';

export interface TableRow {
  figure: Figure;
  before: Figure | undefined;
  /** From the figure before; null where there is none, or none to compare with. */
  move: Move | null;
  yearEarlier: Figure | undefined;
}

/** The rows, with what was a year earlier where that is compared. */
export function tableRows(content: SeriesContent, shown: Shown, compare: boolean): TableRow[] {
  const places = new Map(shown.all.map(({ key }, index) => [key, index]));
  return shown.main.figures.toReversed().map((figure) => {
    const before = shown.all[(places.get(figure.key) ?? 0) - 1];
    const comparable = before && breakBetween(content, before, figure) === undefined;
    return {
      figure,
      before,
      move: comparable === true ? moveBetween(content, before.value, figure.value) : null,
      yearEarlier: compare ? figureYearBefore(content, shown.all, figure) : undefined,
    };
  });
}

/** The value to which the bars of changes reach: 1, 2 or 5 times a power of ten, at least the largest. */
export function barSpan(rows: readonly TableRow[]): number {
  const largest = Math.max(0, ...rows.map(({ move }) => Math.abs(move?.amount ?? 0)));
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}
