/*
 * The document `history/recent`: the points of the last sessions of index and naira, which Home
 * draws, and the newest lists of bonds and T-bills with their days. Apart from `history.ts`, of
 * which visitors of Home need nothing.
 */
import { isBeyondDailyLimit, percentMoved } from '@/lib/change';
import { isCalendarDate, tomorrowInLagos } from '@/lib/days';
import { roundTo2 } from '@/lib/format';
import { fieldsOf, figureIn, type StoredFields, textIn, warnDropped } from '@/lib/stored';
import { type Asi, type BondId, bondIds, parseTenure, type Tenure } from './market';

/** The series whose last sessions are stored. */
export type RecentId = 'asi' | 'exchangeRate';

/** A list of rates with the day that it is of. */
export interface DatedList {
  /** `YYYY-MM-DD` */
  day: string;
  tenures: readonly Tenure[];
}

/** The values of the last sessions by day, and the newest lists of rates. */
export interface Recent extends Readonly<Record<RecentId, Readonly<Record<string, number>>>> {
  /** Absent in documents of earlier versions. */
  lists?: Readonly<Partial<Record<BondId, DatedList>>>;
}

export const recentPath = 'history/recent';

/** A figure at the end of a session. */
export interface Close {
  /** `YYYY-MM-DD` */
  date: string;
  value: number;
}

/** Returns a list with its day, or null where it is malformed or of a day to come. */
function parseList(data: unknown, last: string): DatedList | null {
  const fields = fieldsOf(data) ?? {};
  const day = textIn(fields, 'day') ?? '';
  const stored: unknown = fields['tenures'];
  if (!isCalendarDate(day) || day > last || !Array.isArray(stored)) return null;
  const tenures = stored.map(parseTenure).filter((tenure) => tenure !== null);
  return tenures.length === stored.length ? { day, tenures } : null;
}

/** Returns the stored document; what is malformed is left out, with one warning for all of it. */
export function parseRecent(data: unknown): Recent {
  const fields = fieldsOf(data) ?? {};
  const dropped: string[] = [];
  const last = tomorrowInLagos(new Date());
  const valuesOf = (series: RecentId) => {
    const values: Record<string, number> = {};
    const stored = fieldsOf(fields[series]);
    if (stored === null && data !== undefined) dropped.push(series);
    for (const day of Object.keys(stored ?? {})) {
      const point = stored?.[day];
      const isDay = isCalendarDate(day) && day <= last;
      // A number alone is what was stored before the points were.
      const value = isDay ? figureIn({ value: point, ...fieldsOf(point) }, 'value', 0) : null;
      if (value === null) dropped.push(`${series} of ${day}`);
      else values[day] = value;
    }
    return values;
  };
  const listsIn = (stored: StoredFields) => {
    const lists: Partial<Record<BondId, DatedList>> = {};
    for (const id of bondIds) {
      if (stored[id] === undefined) continue;
      const list = parseList(stored[id], last);
      if (list === null) dropped.push(`the list of ${id}`);
      else lists[id] = list;
    }
    return lists;
  };
  const storedLists = fieldsOf(fields['lists']);
  const recent: Recent = {
    asi: valuesOf('asi'),
    exchangeRate: valuesOf('exchangeRate'),
    ...(storedLists && { lists: listsIn(storedLists) }),
  };
  if (dropped.length > 0) {
    warnDropped(recentPath, `${dropped.join(', ')} cannot be used`);
  }
  return recent;
}

function inOrder(values: Recent[RecentId]): Close[] {
  const closes = Object.entries(values).map(([date, value]) => ({ date, value }));
  return closes.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Returns the closes that lead up to the index shown, the oldest first and the index itself last,
 * whatever the history says of its day: a line drawn of them ends on the figure beside it. Empty
 * while either is not known, and where the index has no day.
 */
export function closesUpTo(recent: Recent | null, asi: Asi | null): Close[] {
  if (recent === null || asi === null || asi.date === '') return [];
  const { date, value } = asi;
  return [...inOrder(recent.asi).filter((close) => close.date < date), { date, value }];
}

/**
 * Returns the rates that lead up to the one shown, the oldest first. It has no day of its own: it
 * is that of the last session with this rate. Empty where there is none.
 */
export function ratesUpTo(recent: Recent | null, price: number | null): Close[] {
  if (recent === null || price === null) return [];
  const rates = inOrder(recent.exchangeRate);
  const shown = rates.findLastIndex(({ value }) => roundTo2(value) === roundTo2(price));
  return rates.slice(0, shown + 1);
}

/**
 * Returns the day of the exchange rate shown, as `ratesUpTo` finds it; null where it is not known.
 */
export function dayOfRate(recent: Recent | null, price: number): string | null {
  return ratesUpTo(recent, price).at(-1)?.date ?? null;
}

/**
 * Returns the day of the rates shown: that of the newest list, which has all of them; null where it
 * is not known. One rate of a list can be of a later day than the others.
 */
export function dayOfList(
  recent: Recent | null,
  id: BondId,
  shown: readonly Tenure[],
): string | null {
  const list = recent?.lists?.[id];
  const isListed = ({ label, rate }: Tenure) =>
    list?.tenures.some((each) => each.label === label && each.rate === rate) === true;
  return list !== undefined && shown.every(isListed) ? list.day : null;
}

/**
 * Returns the index with the change from the close of the session before, where that is known,
 * instead of the one typed with it: a page never says two. Beyond the limit of a day the index
 * itself was changed, such as by a rebasing, and what was typed stands.
 */
export function withChangeFrom(asi: Asi, before: number | undefined): Asi {
  if (before === undefined || isBeyondDailyLimit(before, asi.value)) return asi;
  return { ...asi, change: percentMoved(before, asi.value) };
}

/**
 * Days between two closes from which on figures are missing between them: no holidays are as long.
 */
const GAP_DAYS = 7;
const DAY_MS = 86_400_000;

/** Days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns whether figures are missing between two closes, which no line joins then. */
export function isGap(before: Close, after: Close): boolean {
  return daysBetween(before.date, after.date) >= GAP_DAYS;
}
