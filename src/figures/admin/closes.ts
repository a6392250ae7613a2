/** The closes of the last sessions. The figures of a session are compared with them. */
import { roundTo2 } from '@/lib/format';
import { dayName } from '@/lib/moments';
import { compare, type SanityCheck } from '@/lib/sanityCheck';
import type { Asi } from '../market';
import type { Recent, RecentId } from '../recent';
import type { DatedFigure } from './pastChecks';

/** Closes by day. */
export type Closes = Readonly<Record<string, number>>;

export const closeList = (closes: Closes): DatedFigure[] =>
  Object.entries(closes).map(([key, value]) => ({ key, value }));

/** A close or an exchange rate to compare with. The day is '' if it is unknown. */
export interface CloseBefore {
  day: string;
  close: number;
}

/** The previous closes by series; null if there is none. */
export type ClosesBefore = Readonly<Record<RecentId, CloseBefore | null>>;

/** The last closes of the history. */
export interface RecentCloses {
  before: ClosesBefore;
  /** The last day with an exchange rate, 'YYYY-MM-DD'. */
  days: Readonly<{ exchangeRate: string | null }>;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

/** Returns the closes before a session, and the last day with an exchange rate. */
export function recentCloses(recent: Recent, session: string): RecentCloses {
  const beforeOf = (id: RecentId) => {
    const day = lastOf(Object.keys(recent[id]).filter((each) => each < session));
    const close = day === null ? undefined : recent[id][day];
    return day === null || close === undefined ? null : { day, close };
  };
  return {
    before: { asi: beforeOf('asi'), exchangeRate: beforeOf('exchangeRate') },
    days: { exchangeRate: lastOf(Object.keys(recent.exchangeRate)) },
  };
}

/**
 * Returns the closes to compare a session with. If the stored figures already belong to this
 * session, returns the closes of the previous session. Without a history, computes the previous
 * index from the stored change.
 */
export function closesBefore(
  { asi, exchangeRate }: { asi: Asi | null; exchangeRate: number | null },
  recent: RecentCloses | null,
  session: string,
): ClosesBefore {
  const beforeOf = (id: RecentId, day: string, stored: number, otherwise: number) =>
    day < session ? { day, close: stored } : (recent?.before[id] ?? { day: '', close: otherwise });
  const rateDay = recent?.days.exchangeRate ?? '';
  return {
    asi: asi && beforeOf('asi', asi.date, asi.value, roundTo2(asi.value / (1 + asi.change / 100))),
    exchangeRate:
      exchangeRate === null ? null : beforeOf('exchangeRate', rateDay, exchangeRate, exchangeRate),
  };
}

/**
 * Compares a figure with the previous close.
 * @param newDate true if the site still shows the previous close
 */
export function compareWithBefore(
  before: CloseBefore | null,
  typed: number | null,
  session: string,
  newDate = false,
): SanityCheck {
  return compare({
    stored: before?.close ?? null,
    typed,
    kind: 'price',
    since: before && before.day !== '' ? dayName(before.day, session) : undefined,
    newDate,
  });
}
