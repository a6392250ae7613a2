/** The input for the figures of a session: the draft, and what it is compared with. */
import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { EquityLists } from '../stocks';
import type { Closes, ClosesBefore } from './closes';
import type { TonightDraft } from './tonightDraft';

/** The stored figures by id; null if there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** The input for the entries of a session. */
export interface SessionInput {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session of the draft, 'YYYY-MM-DD'. */
  session: string;
  before: ClosesBefore;
  /** The closes of the index in the last sessions. */
  closes: Closes;
  now: Date;
}
