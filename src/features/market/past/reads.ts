import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { forgetYear, keepYears, keptNames, recallYear } from '@/browser/keptYears';
import { nextTask } from '@/browser/nextTask';
import { byId, type Firestore, readInTime } from '@/firebase/reads';
import { dayInLagos } from '@/lib/days';
import { isAnswerUsed, type Known, notRequested, type Requested } from '@/lib/requested';
import { warnDropped } from '@/lib/stored';
import {
  parsePoints,
  periodIn,
  type Point,
  type Points,
  type SeriesId,
  yearPath,
} from '../history';
import { MOST_YEARS } from '../limits';
import {
  type HistoryState,
  type WithHistory,
  yearsArrived,
  yearsFailed,
  yearsRequested,
} from '../historySlice';
import { timeOf } from './figures';
import { pastMessages } from './messages';

/** What reads the past into a store that has a place for it. */
export type Thunk<T> = ThunkAction<T, WithHistory, unknown, UnknownAction>;

const nameOf = (series: SeriesId, year: number) => yearPath(series, year)[1];
/** The slot that tells whether the years before all others are known. */
const olderName = (series: SeriesId) => `${series}-older`;
/** Before it there are no figures; the rules say the same. */
const FIRST_YEAR = 1900;

/** The year of a document's name, if it is one of the series. */
function yearIn(series: SeriesId, name: string): number | null {
  const year = name.startsWith(`${series}-`) ? name.slice(series.length + 1) : '';
  return /^\d{4}$/.test(year) ? Number(year) : null;
}

/** The points of a year by their periods, without those that are of days to come: those are slips. */
function parsePast(series: SeriesId, year: number, stored: unknown, now: Date): Points {
  const points: Record<string, Point> = {};
  const toCome: string[] = [];
  const today = timeOf(dayInLagos(now));
  for (const [key, point] of Object.entries(parsePoints(series, year, stored))) {
    const period = periodIn(series, key);
    const other = points[period];
    if (timeOf(key) > today) toCome.push(key);
    else if (other === undefined || point.savedAt > other.savedAt) points[period] = point;
  }
  if (toCome.length > 0) {
    warnDropped(yearPath(series, year).join('/'), `in the future: ${toCome.join(', ')}`);
  }
  return points;
}

/** The query of the years of a series, both ends included: each document is one read. */
const yearsQuery = (sdk: Firestore, series: SeriesId, first: number, last: number) => {
  const { collection, documentId, firestore, limit, query, where } = sdk;
  return query(
    collection(firestore(), 'history'),
    where(documentId(), '>=', nameOf(series, first)),
    where(documentId(), '<=', nameOf(series, last)),
    limit(MOST_YEARS),
  );
};

export interface Years {
  series: SeriesId;
  /** -Infinity for all there are. */
  firstYear: number;
  lastYear: number;
}

const isThere = (slot: Requested<unknown> | undefined) =>
  slot?.status === 'succeeded' || slot?.status === 'loading';

/** Which of the years are to be asked for, and under which names; null where all are there or under way. */
function missing(history: HistoryState, { series, firstYear, lastYear }: Years) {
  const older = history[olderName(series)];
  const lacks = (year: number) => {
    const slot = history[nameOf(series, year)];
    // All years are known where the older ones are.
    return !isThere(slot) && !(slot === undefined && isThere(older));
  };
  const all = firstYear === -Infinity;
  const kept = () => [...yearsIn(series, Object.keys(history)), ...yearsIn(series, keptNames())];
  const wanted = all ? kept().filter((year) => year <= lastYear) : [];
  for (let year = all ? lastYear : firstYear; year <= lastYear; year += 1) wanted.push(year);
  const lacking = [...new Set(wanted)].filter(lacks).toSorted((one, other) => one - other);
  const names = lacking.map((year) => nameOf(series, year));
  if (all && !isThere(older)) {
    // What is there already without a gap need not be read again.
    let last = lastYear;
    while (last > FIRST_YEAR && !lacks(last)) last -= 1;
    return { first: FIRST_YEAR, last, names: [...names, olderName(series)] };
  }
  const [first, last] = [lacking[0], lacking.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, names };
}

/** The years that names of documents say, of those that are the series'. */
function yearsIn(series: SeriesId, names: readonly string[]): number[] {
  return names.map((name) => yearIn(series, name)).filter((year) => year !== null);
}

function known(series: SeriesId, names: readonly string[], now: Date) {
  const found: Record<string, Known<Points>> = {};
  for (const name of names) {
    const [year, kept] = [yearIn(series, name), recallYear(name)];
    if (year !== null && kept !== null) {
      found[name] = { at: kept.at, data: parsePast(series, year, kept.data, now) };
    }
  }
  return found;
}

/**
 * Reads years of a series, those that are not there: one request, each document one read. What the
 * browser kept from the last visit is there at once. A request has ten seconds; an answer that comes
 * later is taken if nothing newer is there. Never rejects: the slots say how it went.
 */
export function fetchYears(years: Years): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const asked = missing(getState().history, years);
    if (asked === null) return;
    const { series } = years;
    const { first, last, names } = asked;
    const now = new Date();
    const requestId = nanoid();
    const slot = () => getState().history[names[0] ?? ''] ?? notRequested(null);
    const arrived = async (stored: Record<string, unknown>) => {
      const read: Record<string, Points> = {};
      const kept: Record<string, Known<unknown>> = {};
      for (const [name, data] of Object.entries(stored)) {
        const year = yearIn(series, name);
        if (year === null) continue;
        read[name] = parsePast(series, year, data, now);
        // As it was parsed, so that the next visit has nothing to warn of.
        kept[name] = { at: now.toISOString(), data: { points: read[name] } };
      }
      dispatch(yearsArrived({ names, requestId, years: read }));
      // What was dispatched is drawn first.
      await nextTask();
      keepYears(kept);
      for (const name of names) if (!(name in stored)) forgetYear(name);
    };
    dispatch(yearsRequested({ names, requestId, known: known(series, names, now) }));
    try {
      await arrived(
        await readInTime({
          message: pastMessages.loadFailed,
          load: async (sdk) => byId(await sdk.getDocs(yearsQuery(sdk, series, first, last))),
          late: (stored) => {
            if (isAnswerUsed(slot(), requestId)) void arrived(stored);
          },
          failed: () => slot().status === 'failed' && slot().requestId === requestId,
          again: () => void dispatch(fetchYears(years)),
        }),
      );
    } catch {
      dispatch(yearsFailed({ names, requestId, message: pastMessages.loadFailed }));
    }
  };
}

type Slot = Requested<Points | null> | undefined;

/**
 * What is there of years of a series: their slots, the newest first. For a year that has none the
 * slot of all older years speaks, where those were asked for.
 */
export function yearSlots(history: HistoryState, { series, firstYear, lastYear }: Years): Slot[] {
  const older = history[olderName(series)];
  const all = firstYear === -Infinity;
  const known = yearsIn(series, Object.keys(history)).filter((year) => year < lastYear);
  const first = all ? Math.min(lastYear, ...known) : firstYear;
  const slots: Slot[] = [];
  for (let year = lastYear; year >= first; year -= 1) {
    slots.push(history[nameOf(series, year)] ?? older);
  }
  return all ? [...slots, older] : slots;
}
