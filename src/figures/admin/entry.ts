import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { Asi, BondDocument, BondId, MacroDocuments } from '../market';
import type { StockKind } from '../stocks';
import type { RowDraft } from './stockDraft';

/** The new figures that a publication stores, by id. Unchanged figures are not included. */
export interface NextFigures
  extends
    Partial<MacroDocuments>,
    Partial<Record<BondId, BondDocument>>,
    Partial<Record<StockKind, readonly RowDraft[]>> {
  asi?: Asi;
}

/** The state of a row or an indicator: what it would publish, or why it cannot be published yet. */
export type PublicationEntry =
  | { state: 'open' }
  /** Staff have typed only `typed` of the `of` figures. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** The figures can be published after staff have answered the questions. */
  | { state: 'ready'; next: NextFigures; questions: readonly ConfirmQuestion[] };
