/** The closes of the last sessions, with which a session's figures are compared. */
import { roundTo2 } from '@/lib/format';
import { dayName } from '@/lib/moments';
import { compare, type SanityCheck } from '@/lib/sanityCheck';
import type { Asi } from '../market';
import type { Recent, RecentId } from '../recent';
import type { DatedFigure } from './pastChecks';

/** The closes of the last sessions, by their days. */
export type Closes = Readonly<Record<string, number>>;

/** Returns closes by their days as a list. */
export const closeList = (closes: Closes): DatedFigure[] =>
  Object.entries(closes).map(([key, value]) => ({ key, value }));

/**
 * A close or an exchange rate that another is compared with; its day is '' if that is not known.
 */
export interface CloseBefore {
  day: string;
  close: number;
}

/** The closes before a session, by the series; null if there is none. */
export type ClosesBefore = Readonly<Record<RecentId, CloseBefore | null>>;

/** The last figures of the history. */
export interface RecentCloses {
  before: ClosesBefore;
  /** The last day with an exchange rate, 'YYYY-MM-DD'. */
  days: Readonly<{ exchangeRate: string | null }>;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

/** Returns what the last sessions of the history know of the figures before a session. */
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
 * Returns the figures to compare a session's with: the stored ones, or those before if the stored
 * ones are of this session already. Without a history, the index before is worked out from the
 * stored change.
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
 * Compares a figure of a session with the one before it; `newDate` is true if that one is on the
 * site.
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
