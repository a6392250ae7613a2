/** The facts that a session's figures are worked out from. */
import { roundTo2 } from '@/lib/format';
import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { EquityLists } from '../stocks';
import type { Closes } from './asiDraft';
import type { TonightDraft } from './tonightDraft';

/** The stored figures, each by its id; null where there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** The close that the index is compared with; its day is '' where that is not known. */
export interface CloseBefore {
  day: string;
  close: number;
}

/**
 * Returns the close before a session. Where the index of this session is stored already, and is
 * corrected, the history knows it; without one it is worked out from the stored change.
 * @param known what the history says of it
 */
export function closeBefore(
  asi: Asi | null,
  known: CloseBefore | null | undefined,
  session: string,
): CloseBefore | null {
  if (asi === null) return null;
  if (asi.date < session) return { day: asi.date, close: asi.value };
  return known ?? { day: '', close: roundTo2(asi.value / (1 + asi.change / 100)) };
}

/** The facts that the entries of an evening are worked out from. */
export interface Evening {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session that is keyed in, 'YYYY-MM-DD'. */
  session: string;
  before: CloseBefore | null;
  /** The closes of the index in the last sessions. */
  closes: Closes;
  now: Date;
}
