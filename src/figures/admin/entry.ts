import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { Asi, BondDocument, BondId, MacroDocuments } from '../market';
import type { StockKind } from '../stocks';
import type { RowDraft } from './stockDraft';

/** The new figures of a publication by id. Unchanged figures are absent. */
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
  /** Only some of the figures are typed. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** Can be published once staff have confirmed the questions. */
  | { state: 'ready'; next: NextFigures; questions: readonly ConfirmQuestion[] };
