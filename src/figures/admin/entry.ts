import type { Question } from '@/lib/sanityCheck';
import type { Asi, BondDocument, BondId, MacroDocuments } from '../market';
import type { StockKind } from '../stocks';
import type { RowDraft } from './stockDraft';

/** The new figures of a publication, each by its id; absent where it stays as it is. */
export interface NextFigures
  extends
    Partial<MacroDocuments>,
    Partial<Record<BondId, BondDocument>>,
    Partial<Record<StockKind, readonly RowDraft[]>> {
  asi?: Asi;
}

/** The state of a row or an indicator: what it would publish, or why it would not yet. */
export type Entry =
  | { state: 'open' }
  /** Some of its figures are typed. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** Published once staff have answered the questions. */
  | { state: 'ready'; next: NextFigures; questions: readonly Question[] };
