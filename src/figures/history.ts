/*
 * The stored history of the figures. Each document has one year of a series, so that loading a year
 * costs one read. `history/recent` has the last sessions of the index and the exchange rate, so
 * that Home costs one read (`recent.ts`).
 */
import type { SeriesContent } from '@/content/series';
import { toLagosDay, isCalendarDate, getLagosTomorrow } from '@/lib/days';
import { isSameData } from '@/lib/sameData';
import { toFields, readFigure, type StoredFields, readTime, warnAboutLeftOut } from '@/lib/stored';
import {
  type BondId,
  bondIds,
  type IndicatorId,
  indicatorIds,
  parseTenure,
  type Tenure,
} from './market';
import { indicators, rateLists } from './registry';
import { MAX_TENURES, MAX_RECENT_SESSIONS } from './limits';
import { compareTexts } from '@/lib/order';
import type { RecentId } from './recent';

export const seriesIds = [
  'asi',
  'exchangeRate',
  ...bondIds,
  ...indicatorIds,
] as const satisfies readonly SeriesContent['id'][];
export type SeriesId = (typeof seriesIds)[number];
/**
 * The figure of a point: a number (with the typed change in percent for the index), or a list of
 * rates.
 */
export type PointFigure = { value: number; change?: number } | { tenures: Tenure[] };

interface Publication {
  /** The ISO time of the save. */
  savedAt: string;
}

/** A figure of one day or period. `first` is the first published figure, if it was revised. */
export type Point = PointFigure & Publication & { first?: PointFigure & Publication };

/** Points by day ('2026-11-20'), month ('2026-10') or quarter ('2026-Q3'). */
export type Points = Readonly<Record<string, Point>>;

/** A document `history/{series}-{year}`. */
export interface HistoryYear {
  series: SeriesId;
  year: number;
  points: Points;
}

export const toYearPath = (series: SeriesId, year: number) => `history/${series}-${year}`;

/** Returns the series and year of a history path; null for other paths. */
export function parseYearPath(path: string): { series: SeriesId; year: number } | null {
  const [, name, year] = /^history\/([A-Za-z]+)-(\d{4})$/.exec(path) ?? [];
  const series = seriesIds.find((id) => id === name);
  return series === undefined ? null : { series, year: Number(year) };
}

export function getYear(key: string): number {
  return Number(key.slice(0, 4));
}

/** Returns whether a point of the series is a list of rates. */
export function hasTenures(series: string): series is BondId {
  return series in rateLists;
}

/**
 * Returns whether the figures of a series belong to periods, as for the indicators. The other
 * series have days.
 */
export function hasPeriods(series: string): series is IndicatorId {
  return series in indicators;
}

/** Returns whether the text is a day '2026-11-20', a month '2026-10' or a quarter '2026-Q3'. */
export function isPeriod(text: string): boolean {
  return /^\d{4}-Q[1-4]$/.test(text) || isCalendarDate(text) || isCalendarDate(`${text}-01`);
}

/** The range of days that figures may have, as in firestore.rules. */
export const DAY_RANGE = { min: '1900-01-01', max: '2199-12-31' } as const;

/** Returns the quarter of a month: '2026-Q4' for '2026-11'. */
export const toQuarter = (month: string) =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/**
 * Returns the period of a key. In a series of months or quarters, a day stands for the month or
 * quarter that it is in.
 */
export function toSeriesPeriod(series: SeriesId, key: string): string {
  if (!isCalendarDate(key) || !hasPeriods(series)) return key;
  const { every } = indicators[series];
  return every === 'month' ? key.slice(0, 7) : every === 'quarter' ? toQuarter(key) : key;
}

/**
 * Returns whether a point of the series can have this key: a day, or a period of the right length.
 */
export function isPointKey(series: SeriesId, key: string): boolean {
  const year = key.slice(0, 4);
  if (year < DAY_RANGE.min.slice(0, 4) || year > DAY_RANGE.max.slice(0, 4)) return false;
  if (isCalendarDate(key)) return true;
  const isQuarter = key.includes('Q');
  return (
    hasPeriods(series) && isPeriod(key) && isQuarter === (indicators[series].every === 'quarter')
  );
}

/** Returns the first month or day of a period, as text that sorts by date. */
export function toPeriodStart(key: string): string {
  return key.replace(/Q(\d)/, (_, quarter) => String(Number(quarter) * 3 - 2).padStart(2, '0'));
}

function parseFigure(series: SeriesId, fields: StoredFields): PointFigure | null {
  if (!hasTenures(series)) {
    const value = readFigure(fields, 'value', hasPeriods(series) ? undefined : 0);
    const change = series === 'asi' ? readFigure(fields, 'change') : null;
    return value === null ? null : { value, ...(change !== null && { change }) };
  }
  const stored: unknown = fields['tenures'];
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > MAX_TENURES) return null;
  const tenures = stored.map(parseTenure).filter((tenure) => tenure !== null);
  return tenures.length === stored.length ? { tenures } : null;
}

function parsePublication(series: SeriesId, data: unknown): (PointFigure & Publication) | null {
  const fields = toFields(data) ?? {};
  const figure = parseFigure(series, fields);
  const savedAt = readTime(fields, 'savedAt');
  return figure === null || savedAt === '' ? null : { ...figure, savedAt };
}

function parsePoint(series: SeriesId, data: unknown): Point | null {
  const point = parsePublication(series, data);
  const stored: unknown = toFields(data)?.['first'];
  if (point === null || stored === undefined) return point;
  const first = parsePublication(series, stored);
  return first === null ? null : { ...point, first };
}

/** The maximum number of points that a warning names. It only counts the others. */
const MAX_NAMED = 3;

function warnAboutPoints(path: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const more = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : '';
  const named = `${keys.length === 1 ? 'point' : 'points'} ${keys.slice(0, MAX_NAMED).join(', ')}${more}`;
  warnAboutLeftOut(path, `the ${named} cannot be used`);
}

/**
 * Returns the points of a year without malformed and future ones. Logs one warning for all of them.
 */
export function parsePoints(series: SeriesId, year: number, data: unknown): Points {
  if (data === undefined) return {};
  const path = toYearPath(series, year);
  const stored = toFields(toFields(data)?.['points']);
  if (stored === null) warnAboutLeftOut(path, 'points is no map');
  const points: Record<string, Point> = {};
  const dropped: string[] = [];
  const last = getLagosTomorrow(new Date());
  for (const [key, value] of Object.entries(stored ?? {})) {
    const fits = isPointKey(series, key) && getYear(key) === year && toPeriodStart(key) <= last;
    const point = fits ? parsePoint(series, value) : null;
    if (point === null) dropped.push(key);
    else points[key] = point;
  }
  warnAboutPoints(path, dropped);
  return points;
}

/** Returns the figure of a point, without the time of its save. */
export function toPointFigure(point: PointFigure): PointFigure {
  if ('tenures' in point) return { tenures: point.tenures };
  const { value, change } = point;
  return { value, ...(change !== undefined && { change }) };
}

/** Returns whether saving this figure would change nothing. */
export function isSameFigure(point: Point | undefined, figure: PointFigure): boolean {
  return point !== undefined && isSameData(toPointFigure(point), toPointFigure(figure));
}

/**
 * Returns the points after a save. A day that changes later, and a period that changes at any time,
 * keep the first published value and its time in `first`. On the day itself, the last save replaces
 * the value. Returns `points` itself if the value stays the same.
 * @param figure the new figure; null removes the point
 */
export function withPoint(
  points: Points,
  series: SeriesId,
  key: string,
  figure: PointFigure | null,
  now: Date,
): Points {
  const stored = points[key];
  if (figure === null) {
    const { [key]: _, ...others } = points;
    return stored === undefined ? points : others;
  }
  if (isSameFigure(stored, figure)) return points;
  const point: Point = { ...toPointFigure(figure), savedAt: now.toISOString() };
  if (stored !== undefined) {
    const { first, ...published } = stored;
    if (first !== undefined) point.first = first;
    else if (hasPeriods(series) || toLagosDay(now) !== key) point.first = published;
  }
  return { ...points, [key]: point };
}

/** Returns points with their keys, newest day or period first. */
export function sortNewestFirst<T>(series: SeriesId, points: Readonly<Record<string, T>>) {
  return Object.entries(points).toSorted(([one], [other]) =>
    compareTexts(toSeriesPeriod(series, other), toSeriesPeriod(series, one)),
  );
}

/** Returns the last sessions of this year and the previous one for Home, by day, oldest first. */
export function pickLastSessions<T>(
  byDay: Readonly<Record<string, T>>,
  now: Date,
): Record<string, T> {
  const first = `${getYear(getLagosTomorrow(now)) - 1}`;
  const all = Object.entries(byDay).filter(([day]) => day > first);
  const inOrder = all.toSorted(([one], [other]) => compareTexts(one, other));
  return Object.fromEntries(inOrder.slice(-MAX_RECENT_SESSIONS));
}

/** Returns whether `history/recent` has the last sessions of a series. */
export function hasSessions(series: SeriesId): series is RecentId {
  return series === 'asi' || series === 'exchangeRate';
}
