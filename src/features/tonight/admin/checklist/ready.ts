import type { NextFigures } from '@/figures/admin/entry';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';

export interface ReadyFigures {
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
  next: NextFigures;
}
