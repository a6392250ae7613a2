/** Finds the closes of earlier sessions, with which the figures of a session are compared. */
import { roundTo2 } from '@/lib/format';
import { formatDayName } from '@/lib/moments';
import { compareFigures, type SanityCheck } from '@/lib/sanityCheck';
import type { Asi } from '../market';
import type { RecentFigures, RecentId } from '../recent';
import type { DatedFigure } from './pastChecks';

/** Closes by date ('YYYY-MM-DD'). */
export type ClosesByDay = Readonly<Record<string, number>>;

export const listCloses = (closes: ClosesByDay): DatedFigure[] =>
  Object.entries(closes).map(([key, value]) => ({ key, value }));

/**
 * A close of the index or an exchange rate of an earlier session. The day is '' if it is unknown.
 */
export interface PreviousClose {
  day: string;
  close: number;
}

/** The close before the session for each series. Null if there is none. */
export type PreviousCloses = Readonly<Record<RecentId, PreviousClose | null>>;

export interface RecentCloses {
  before: PreviousCloses;
  /** The last day with an exchange rate, as 'YYYY-MM-DD'. */
  days: Readonly<{ exchangeRate: string | null }>;
}

const findLastDay = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

/** Returns the last figures before a session, and the last day with an exchange rate. */
export function findRecentCloses(recent: RecentFigures, session: string): RecentCloses {
  const findBefore = (id: RecentId) => {
    const day = findLastDay(Object.keys(recent[id]).filter((each) => each < session));
    const close = day === null ? undefined : recent[id][day];
    return day === null || close === undefined ? null : { day, close };
  };
  return {
    before: { asi: findBefore('asi'), exchangeRate: findBefore('exchangeRate') },
    days: { exchangeRate: findLastDay(Object.keys(recent.exchangeRate)) },
  };
}

/**
 * Returns the closes with which the figures of a session are compared. A stored figure of an
 * earlier session is such a close itself. If a stored figure already belongs to this session, the
 * close of the previous session is used. Without a history, the previous index is computed from the
 * stored change.
 */
export function findPreviousCloses(
  { asi, exchangeRate }: { asi: Asi | null; exchangeRate: number | null },
  recent: RecentCloses | null,
  session: string,
): PreviousCloses {
  const findClose = (id: RecentId, day: string, stored: number, otherwise: number) =>
    day < session ? { day, close: stored } : (recent?.before[id] ?? { day: '', close: otherwise });
  const rateDay = recent?.days.exchangeRate ?? '';
  return {
    asi: asi && findClose('asi', asi.date, asi.value, roundTo2(asi.value / (1 + asi.change / 100))),
    exchangeRate:
      exchangeRate === null ? null : findClose('exchangeRate', rateDay, exchangeRate, exchangeRate),
  };
}

/**
 * Compares a figure with the previous close.
 * @param newDate true if the site still shows the previous close. An unchanged figure then gets a
 * warning.
 */
export function compareWithPrevious(
  before: PreviousClose | null,
  typed: number | null,
  session: string,
  newDate = false,
): SanityCheck {
  return compareFigures({
    stored: before?.close ?? null,
    typed,
    kind: 'price',
    since: before && before.day !== '' ? formatDayName(before.day, session) : undefined,
    newDate,
  });
}
