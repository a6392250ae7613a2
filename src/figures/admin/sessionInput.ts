import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { EquityLists } from '../stocks';
import type { ClosesByDay, PreviousCloses } from './closes';
import type { TonightDraft } from './tonightDraft';

/** The stored figures by id; null if there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** The draft of a session, and the figures to compare it with. */
export interface SessionInput {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session of the draft, 'YYYY-MM-DD'. */
  session: string;
  before: PreviousCloses;
  /** The closes of the index in the last sessions. */
  closes: ClosesByDay;
  now: Date;
}
