/* The document `history/recent`. It contains the last sessions of the index and the exchange rate
   for the charts on Home, and the newest lists of bonds and T-bills. This code is in a separate
   file, because Home does not need `history.ts`. */
import { isBeyondDailyLimit, calculatePercentMove } from '@/lib/change';
import { isCalendarDate, getLagosTomorrow } from '@/lib/days';
import { roundTo2 } from '@/lib/format';
import {
  toFields,
  readFigure,
  type StoredFields,
  readText,
  readTime,
  warnAboutLeftOut,
} from '@/lib/stored';
import { type Asi, type BondId, bondIds, parseTenure, type Tenure } from './market';

/** The series whose last sessions are stored in `history/recent`. */
export type RecentId = 'asi' | 'exchangeRate';

export interface DatedList {
  /** The session as 'YYYY-MM-DD'. */
  day: string;
  tenures: readonly Tenure[];
}

/** The figures of the last sessions by day, and the newest lists of rates. */
export interface RecentFigures extends Readonly<
  Record<RecentId, Readonly<Record<string, number>>>
> {
  /** Missing in documents that an earlier version of the site has saved. */
  lists?: Readonly<Partial<Record<BondId, DatedList>>>;
  /** The ISO times at which the values were saved, by series and day. */
  savedAt?: Readonly<Partial<Record<RecentId, Readonly<Record<string, string>>>>>;
}

export const recentPath = 'history/recent';

/** A figure at the end of a session. */
export interface DatedClose {
  /** The session as 'YYYY-MM-DD'. */
  date: string;
  value: number;
}

/**
 * Parses a list of rates with its session. Returns null if it is invalid or the session is in the
 * future.
 */
function parseList(data: unknown, last: string): DatedList | null {
  const fields = toFields(data) ?? {};
  const day = readText(fields, 'day') ?? '';
  const stored: unknown = fields['tenures'];
  if (!isCalendarDate(day) || day > last || !Array.isArray(stored)) return null;
  const tenures = stored.map(parseTenure).filter((tenure) => tenure !== null);
  return tenures.length === stored.length ? { day, tenures } : null;
}

/** Parses the document `history/recent`. Leaves out invalid parts and logs a single warning. */
export function parseRecent(data: unknown): RecentFigures {
  const fields = toFields(data) ?? {};
  const dropped: string[] = [];
  const last = getLagosTomorrow(new Date());
  const savedAt: Partial<Record<RecentId, Record<string, string>>> = {};
  const parseValues = (series: RecentId) => {
    const values: Record<string, number> = {};
    const stored = toFields(fields[series]);
    if (stored === null && data !== undefined) dropped.push(series);
    for (const day of Object.keys(stored ?? {})) {
      // Earlier versions of the site stored a number instead of a point.
      const point = { value: stored?.[day], ...toFields(stored?.[day]) };
      const isDay = isCalendarDate(day) && day <= last;
      const value = isDay ? readFigure(point, 'value', 0) : null;
      if (value === null) {
        dropped.push(`${series} of ${day}`);
        continue;
      }
      values[day] = value;
      const time = readTime(point, 'savedAt');
      if (time !== '') (savedAt[series] ??= {})[day] = time;
    }
    return values;
  };
  const parseLists = (stored: StoredFields) => {
    const lists: Partial<Record<BondId, DatedList>> = {};
    for (const id of bondIds) {
      if (stored[id] === undefined) continue;
      const list = parseList(stored[id], last);
      if (list === null) dropped.push(`the list of ${id}`);
      else lists[id] = list;
    }
    return lists;
  };
  const storedLists = toFields(fields['lists']);
  const recent: RecentFigures = {
    asi: parseValues('asi'),
    exchangeRate: parseValues('exchangeRate'),
    ...(storedLists && { lists: parseLists(storedLists) }),
    ...(Object.keys(savedAt).length > 0 && { savedAt }),
  };
  if (dropped.length > 0) {
    warnAboutLeftOut(recentPath, `${dropped.join(', ')} cannot be used`);
  }
  return recent;
}

function sortByDay(values: RecentFigures[RecentId]): DatedClose[] {
  const closes = Object.entries(values).map(([date, value]) => ({ date, value }));
  return closes.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Returns the closes of the index up to the current one, sorted from oldest to newest. The current
 * index replaces the stored close of the same day, so that the chart ends with the index value that
 * the page shows. Returns an empty array if a document is not loaded or the index has no date.
 */
export function listClosesUpTo(recent: RecentFigures | null, asi: Asi | null): DatedClose[] {
  if (recent === null || asi === null || asi.date === '') return [];
  const { date, value } = asi;
  return [...sortByDay(recent.asi).filter((close) => close.date < date), { date, value }];
}

/**
 * Returns the exchange rates up to the current one, sorted from oldest to newest. The current rate
 * has no date. Its day is the last session with the same rate. Returns an empty array if there is
 * no such session.
 */
export function listRatesUpTo(recent: RecentFigures | null, price: number | null): DatedClose[] {
  if (recent === null || price === null) return [];
  const rates = sortByDay(recent.exchangeRate);
  const shown = rates.findLastIndex(({ value }) => roundTo2(value) === roundTo2(price));
  return rates.slice(0, shown + 1);
}

/**
 * Returns the last session with the same exchange rate as the current one. Null if there is none.
 */
export function findDayOfRate(recent: RecentFigures | null, price: number): string | null {
  return listRatesUpTo(recent, price).at(-1)?.date ?? null;
}

/**
 * Returns the session of the newest list if it contains all current rates. Returns null if a rate
 * is not in the list, because the rate may belong to another session.
 */
export function findDayOfList(
  recent: RecentFigures | null,
  id: BondId,
  shown: readonly Tenure[],
): string | null {
  const list = recent?.lists?.[id];
  const isListed = ({ label, rate }: Tenure) =>
    list?.tenures.some((each) => each.label === label && each.rate === rate) === true;
  return list !== undefined && shown.every(isListed) ? list.day : null;
}

/**
 * Replaces the typed change of the index with the change from the previous close. A page thus never
 * shows two different changes. Above the daily limit, the typed change is kept, because the index
 * may have been rebased.
 */
export function withChangeFrom(asi: Asi, before: number | undefined): Asi {
  if (before === undefined || isBeyondDailyLimit(before, asi.value)) return asi;
  return { ...asi, change: calculatePercentMove(before, asi.value) };
}

/**
 * If two closes are at least this many days apart, figures are missing between them. No holiday
 * lasts this long.
 */
const GAP_DAYS = 7;
const DAY_MS = 86_400_000;

export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns whether figures are missing between two closes. A chart then interrupts its line. */
export function isGap(before: DatedClose, after: DatedClose): boolean {
  return countDaysBetween(before.date, after.date) >= GAP_DAYS;
}
