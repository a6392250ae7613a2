import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { EquityLists } from '../stocks';
import type { ClosesByDay, PreviousCloses } from './closes';
import type { TonightDraft } from './tonightDraft';

/** The stored figures by id. Null if a figure is not stored. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

export interface SessionInput {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session of the draft as 'YYYY-MM-DD'. */
  session: string;
  before: PreviousCloses;
  /** The closes of the index in the last sessions. */
  closes: ClosesByDay;
  now: Date;
}
