import type { NextFigures } from '@/figures/admin/entry';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';

/** The figures that are ready to publish, and the rows and indicators to which they belong. */
export interface ReadyFigures {
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  next: NextFigures;
}
