/** The facts that a session's figures are worked out from. */
import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { EquityLists } from '../stocks';
import type { Closes, ClosesBefore } from './closes';
import type { TonightDraft } from './tonightDraft';

/** The stored figures, each by its id; null where there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** The facts that the entries of an evening are worked out from. */
export interface SessionInput {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session that is keyed in, 'YYYY-MM-DD'. */
  session: string;
  before: ClosesBefore;
  /** The closes of the index in the last sessions. */
  closes: Closes;
  now: Date;
}
