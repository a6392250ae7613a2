/** The facts that a session's figures are worked out from. */
import { roundTo2 } from '@/lib/format';
import type { Asi, FixedIncome, Macroeconomics } from '../market';
import type { RecentId } from '../recent';
import type { EquityLists } from '../stocks';
import type { Closes } from './asiDraft';
import type { TonightDraft } from './tonightDraft';

/** The stored figures, each by its id; null where there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** A close or an exchange rate that another is compared with; its day is '' if that is not known. */
export interface CloseBefore {
  day: string;
  close: number;
}

/** The closes before a session, by the series; null if there is none. */
export type ClosesBefore = Readonly<Record<RecentId, CloseBefore | null>>;

/** The last figures of the history. */
export interface KnownCloses {
  before: ClosesBefore;
  /** The last day with an exchange rate, 'YYYY-MM-DD'. */
  days: Readonly<{ exchangeRate: string | null }>;
}

/**
 * Returns the figures to compare a session's with: the stored ones, or those before if the stored ones are of
 * this session already. Without a history, the index before is worked out from the stored change.
 */
export function closesBefore(
  { asi, exchangeRate }: Pick<StoredFigures, RecentId>,
  known: KnownCloses | null,
  session: string,
): ClosesBefore {
  const beforeOf = (id: RecentId, day: string, stored: number, otherwise: number) =>
    day < session ? { day, close: stored } : (known?.before[id] ?? { day: '', close: otherwise });
  const rateDay = known?.days.exchangeRate ?? '';
  return {
    asi: asi && beforeOf('asi', asi.date, asi.value, roundTo2(asi.value / (1 + asi.change / 100))),
    exchangeRate:
      exchangeRate === null ? null : beforeOf('exchangeRate', rateDay, exchangeRate, exchangeRate),
  };
}

/** The facts that the entries of an evening are worked out from. */
export interface Evening {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session that is keyed in, 'YYYY-MM-DD'. */
  session: string;
  before: ClosesBefore;
  /** The closes of the index in the last sessions. */
  closes: Closes;
  now: Date;
}
