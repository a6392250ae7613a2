/*
 * The document `history/recent`: the last sessions of the index and the exchange rate for the
 * charts of Home, and the newest lists of bonds and T-bills with their days. Home does not need
 * `history.ts`, so this code has its own file.
 */
import { isBeyondDailyLimit, calculatePercentMove } from '@/lib/change';
import { isCalendarDate, getLagosTomorrow } from '@/lib/days';
import { roundTo2 } from '@/lib/format';
import { toFields, readFigure, type StoredFields, readText, warnAboutLeftOut } from '@/lib/stored';
import { type Asi, type BondId, bondIds, parseTenure, type Tenure } from './market';

/** The series whose last sessions are stored. */
export type RecentId = 'asi' | 'exchangeRate';

/** A list of rates with its session. */
export interface DatedList {
  /** `YYYY-MM-DD` */
  day: string;
  tenures: readonly Tenure[];
}

/** The values of the last sessions by day, and the newest lists of rates. */
export interface RecentFigures extends Readonly<
  Record<RecentId, Readonly<Record<string, number>>>
> {
  /** Absent in documents that an earlier version of the site saved. */
  lists?: Readonly<Partial<Record<BondId, DatedList>>>;
}

export const recentPath = 'history/recent';

/** A figure at the end of a session. */
export interface DatedClose {
  /** `YYYY-MM-DD` */
  date: string;
  value: number;
}

/** Returns a list with its day; null if it is malformed or its day is in the future. */
function parseList(data: unknown, last: string): DatedList | null {
  const fields = toFields(data) ?? {};
  const day = readText(fields, 'day') ?? '';
  const stored: unknown = fields['tenures'];
  if (!isCalendarDate(day) || day > last || !Array.isArray(stored)) return null;
  const tenures = stored.map(parseTenure).filter((tenure) => tenure !== null);
  return tenures.length === stored.length ? { day, tenures } : null;
}

/** Parses the stored document. Leaves out malformed parts and logs one warning for all of them. */
export function parseRecent(data: unknown): RecentFigures {
  const fields = toFields(data) ?? {};
  const dropped: string[] = [];
  const last = getLagosTomorrow(new Date());
  const parseValues = (series: RecentId) => {
    const values: Record<string, number> = {};
    const stored = toFields(fields[series]);
    if (stored === null && data !== undefined) dropped.push(series);
    for (const day of Object.keys(stored ?? {})) {
      const point = stored?.[day];
      const isDay = isCalendarDate(day) && day <= last;
      // Earlier versions stored a number instead of a point.
      const value = isDay ? readFigure({ value: point, ...toFields(point) }, 'value', 0) : null;
      if (value === null) dropped.push(`${series} of ${day}`);
      else values[day] = value;
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
 * Returns the closes before the current index, oldest first, and the index itself last. The index
 * replaces the stored close of its day, so that a line ends on the figure beside it. Returns an
 * empty list until both documents are loaded, or if the index has no day.
 */
export function listClosesUpTo(recent: RecentFigures | null, asi: Asi | null): DatedClose[] {
  if (recent === null || asi === null || asi.date === '') return [];
  const { date, value } = asi;
  return [...sortByDay(recent.asi).filter((close) => close.date < date), { date, value }];
}

/**
 * Returns the exchange rates up to the current one, oldest first. The current rate has no date, so
 * its day is the last session with an equal rate. Returns an empty list if no session has that
 * rate.
 */
export function listRatesUpTo(recent: RecentFigures | null, price: number | null): DatedClose[] {
  if (recent === null || price === null) return [];
  const rates = sortByDay(recent.exchangeRate);
  const shown = rates.findLastIndex(({ value }) => roundTo2(value) === roundTo2(price));
  return rates.slice(0, shown + 1);
}

/** Returns the last session whose exchange rate equals the current one; null if there is none. */
export function findDayOfRate(recent: RecentFigures | null, price: number): string | null {
  return listRatesUpTo(recent, price).at(-1)?.date ?? null;
}

/**
 * Returns the day of the newest list if it contains all current rates; null otherwise. One rate of
 * a list can belong to a later day than the others.
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
 * Replaces the typed change of the index by the change from the previous close, so that a page
 * never shows two changes. Keeps the typed change if the move exceeds the daily limit (a rebasing,
 * for example).
 */
export function withChangeFrom(asi: Asi, before: number | undefined): Asi {
  if (before === undefined || isBeyondDailyLimit(before, asi.value)) return asi;
  return { ...asi, change: calculatePercentMove(before, asi.value) };
}

/**
 * If two closes are at least this many days apart, figures are missing in between. No holidays last
 * as long.
 */
const GAP_DAYS = 7;
const DAY_MS = 86_400_000;

/** Returns the number of days from one calendar date to another. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns whether figures are missing between two closes. A chart leaves a gap there. */
export function isGap(before: DatedClose, after: DatedClose): boolean {
  return countDaysBetween(before.date, after.date) >= GAP_DAYS;
}
