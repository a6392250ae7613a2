import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { max, range } from 'd3-array';
import {
  deleteCachedYear,
  cacheYears,
  listCachedYears,
  readCachedYear,
} from '@/browser/cachedYears';
import { waitForTask } from '@/browser/timing';
import { toDocumentsById, createKeyedReadThunk } from '@/firebase/readThunk';
import { toLagosDay } from '@/lib/days';
import { type CachedValue, isOutdated, type RequestState } from '@/lib/requestState';
import { mapKeys } from '@/lib/records';
import { toFields, warnAboutLeftOut } from '@/lib/stored';
import type { HistoryState, WithHistory } from '@/figures/historyState';
import {
  parsePoints,
  toSeriesPeriod,
  type Point,
  type SeriesId,
  toYearPath,
} from '@/figures/history';
import { parseRevisions, type YearOfSeries } from '@/figures/revisions';
import { READ_YEARS, type YearsByName, type YearsRequest } from './historySlice';
import { toTimestamp } from './figures';
import { historyMessages } from './messages';
import { getYearName, createYearsQuery } from './yearsQuery';

export type HistoryThunk<T> = ThunkAction<T, WithHistory, unknown, UnknownAction>;

/**
 * Returns the name of the request state for all years before the first stored year, such as
 * 'asi-older'.
 */
const getOlderName = (series: SeriesId) => `${series}-older`;
/** The first year that may have figures. `firestore.rules` has the same limit. */
export const FIRST_YEAR = 1900;

function parseYearName(series: SeriesId, name: string): number | null {
  const year = name.startsWith(`${series}-`) ? name.slice(series.length + 1) : '';
  return /^\d{4}$/.test(year) ? Number(year) : null;
}

/**
 * Parses one year of points, and groups them by month or quarter in monthly and quarterly series.
 * Drops points of future days with a warning, because they are mistakes.
 */
function parseYear(series: SeriesId, year: number, stored: unknown): YearOfSeries {
  const points: Record<string, Point> = {};
  const futureKeys: string[] = [];
  const today = toTimestamp(toLagosDay(new Date()));
  for (const [key, point] of Object.entries(parsePoints(series, year, stored))) {
    const period = toSeriesPeriod(series, key);
    const other = points[period];
    if (toTimestamp(key) > today) futureKeys.push(key);
    // A point stored under the month ('2026-07') has priority over a point stored under a day of
    // that month.
    else if (key === period || other === undefined) points[period] = point;
  }
  if (futureKeys.length > 0) {
    warnAboutLeftOut(toYearPath(series, year), `in the future: ${futureKeys.join(', ')}`);
  }
  return { points, revisions: parseRevisions(series, year, stored) };
}

export interface YearSpan {
  series: SeriesId;
  firstYear: number;
  lastYear: number;
}

const isLoadedOrLoading = (yearRequest: YearRequest) =>
  yearRequest?.status === 'succeeded' || yearRequest?.status === 'loading';

/**
 * Returns the years to request and the names of their request states. Returns null if no year is
 * missing.
 */
function findMissingYears(history: HistoryState, { series, firstYear, lastYear }: YearSpan) {
  const older = history[getOlderName(series)];
  const isMissing = (year: number) => {
    const yearRequest = history[getYearName(series, year)];
    // If the older years have loaded, a year without a request state has no document in Firestore.
    return (
      !isLoadedOrLoading(yearRequest) && !(yearRequest === undefined && isLoadedOrLoading(older))
    );
  };
  const all = firstYear === -Infinity;
  const listKnownYears = () => listYears(series, [...Object.keys(history), ...listCachedYears()]);
  const years = all ? listKnownYears().filter((year) => year <= lastYear) : [];
  for (let year = all ? lastYear : firstYear; year <= lastYear; year += 1) years.push(year);
  const missingYears = [...new Set(years)].filter(isMissing).toSorted((one, other) => one - other);
  const names = missingYears.map((year) => getYearName(series, year));
  if (all && !isLoadedOrLoading(older)) {
    // Skips the newest years, which are loaded already, up to the first missing year.
    let last = lastYear;
    while (last > FIRST_YEAR && !isMissing(last)) last -= 1;
    return { first: FIRST_YEAR, last, names: [...names, getOlderName(series)] };
  }
  const [first, last] = [missingYears[0], missingYears.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, names };
}

function listYears(series: SeriesId, names: readonly string[]): number[] {
  return names.map((name) => parseYearName(series, name)).filter((year) => year !== null);
}

function recallYears(series: SeriesId, names: readonly string[]) {
  const years: Record<string, CachedValue<YearOfSeries>> = {};
  for (const name of names) {
    const [year, cached] = [parseYearName(series, name), readCachedYear(name)];
    if (year !== null && cached !== null) {
      years[name] = { at: cached.at, data: parseYear(series, year, cached.data) };
    }
  }
  return years;
}

export function parseYears(series: SeriesId, stored: unknown): YearsByName {
  const read: Record<string, YearOfSeries> = {};
  for (const [name, data] of Object.entries(toFields(stored) ?? {})) {
    const year = parseYearName(series, name);
    if (year !== null) read[name] = parseYear(series, year, data);
  }
  return read;
}

type ReadYearsArg = YearsRequest &
  NonNullable<ReturnType<typeof findMissingYears>> & { years: YearSpan };

const readYears = createKeyedReadThunk<YearsByName, WithHistory, ReadYearsArg>({
  type: READ_YEARS,
  message: historyMessages.loadFailed,
  load: async (sdk, { years, first, last }) =>
    toDocumentsById(await sdk.getDocs(createYearsQuery(sdk, years.series, first, last))),
  parse: (stored, { years: { series } }) => parseYears(series, stored),
  requestOf: ({ history }, { names }) => history[names[0] ?? ''],
  condition: () => true,
  onAnswer: (read, at, { names }) => {
    // Waits for the next task, so that React renders the figures before the browser caches them.
    void waitForTask().then(() => {
      // Caches the parsed data. The next visit would otherwise repeat the warnings.
      cacheYears(mapKeys(Object.keys(read), (name) => ({ at, data: read[name] })));
      for (const name of names) if (!(name in read)) deleteCachedYear(name);
    });
  },
  again: ({ years }) => fetchYears(years),
});

/**
 * Loads the missing years of a series with one request. Firestore charges one read for each year.
 * Shows cached years immediately. The promise never rejects, because errors are in the request
 * states.
 */
export function fetchYears(years: YearSpan): HistoryThunk<Promise<unknown>> {
  return async (dispatch, getState) => {
    const missing = findMissingYears(getState().history, years);
    if (missing === null) return;
    const cached = recallYears(years.series, missing.names);
    const result = await dispatch(readYears({ ...missing, years, cached }));
    // Waits until `onAnswer` has cached the response.
    if (readYears.fulfilled.match(result)) await waitForTask();
  };
}

/**
 * Returns the years that can have newer figures: the newest loaded year with figures, and all years
 * after it.
 */
function findNewestYears(series: SeriesId, lastYear: number, history: HistoryState): YearSpan {
  const hasFigures = (year: number) =>
    Object.keys(history[getYearName(series, year)]?.data?.points ?? {}).length > 0;
  const newest = max(listYears(series, Object.keys(history)).filter(hasFigures));
  return { series, firstYear: Math.min(newest ?? lastYear, lastYear), lastYear };
}

/**
 * Reloads the newest years of a series. The current figures stay visible until the response
 * arrives.
 */
export function refetchNewest(series: SeriesId, lastYear: number): HistoryThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const years = findNewestYears(series, lastYear, getState().history);
    const first = years.firstYear;
    const names = range(first, lastYear + 1).map((year) => getYearName(series, year));
    return dispatch(readYears({ first, last: lastYear, names, years, cached: {} }));
  };
}

export function fetchNewestAgain(series: SeriesId, lastYear: number): HistoryThunk<void> {
  return (dispatch, getState) => {
    const { history } = getState();
    const yearRequests = findYearRequests(history, findNewestYears(series, lastYear, history));
    if (yearRequests.some((yearRequest) => yearRequest !== undefined && isOutdated(yearRequest)))
      void dispatch(refetchNewest(series, lastYear));
  };
}

export type YearRequest = RequestState<YearOfSeries | null> | undefined;

/**
 * Returns true if Firestore has returned a year during this visit, even if a later reload failed.
 */
export const isAnswered = (yearRequest: YearRequest) =>
  yearRequest?.status === 'succeeded' || yearRequest?.loadedAt !== undefined;

/**
 * Returns the request states of a span of years, newest first. A year without its own state gets
 * the state of all older years.
 */
export function findYearRequests(
  history: HistoryState,
  { series, firstYear, lastYear }: YearSpan,
): YearRequest[] {
  const older = history[getOlderName(series)];
  const all = firstYear === -Infinity;
  const loadedYears = listYears(series, Object.keys(history)).filter((year) => year < lastYear);
  const first = all ? Math.min(lastYear, ...loadedYears) : firstYear;
  const yearRequests: YearRequest[] = [];
  for (let year = lastYear; year >= first; year -= 1) {
    yearRequests.push(history[getYearName(series, year)] ?? older);
  }
  return all ? [...yearRequests, older] : yearRequests;
}
