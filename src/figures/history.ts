/*
 * The stored history of the figures. Each document has one year of a series, so that loading a year
 * costs one read. `history/recent` has the last sessions of the index and the exchange rate, so
 * that Home costs one read (`recent.ts`).
 */
import type { SeriesContent } from '@/content/series';
import { dayInLagos, isCalendarDate, tomorrowInLagos } from '@/lib/days';
import { sameData } from '@/lib/sameData';
import { fieldsOf, figureIn, type StoredFields, timeIn, warnDropped } from '@/lib/stored';
import {
  type BondId,
  bondIds,
  type IndicatorId,
  indicatorIds,
  parseTenure,
  type Tenure,
} from './market';
import { indicators, rateLists } from './registry';
import { MAX_TENURES, RECENT_SESSIONS } from './limits';
import { byText } from '@/lib/order';
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

export const yearPath = (series: SeriesId, year: number) => `history/${series}-${year}`;

/** Returns the series and year of a history path; null for other paths. */
export function yearAt(path: string): { series: SeriesId; year: number } | null {
  const [, name, year] = /^history\/([A-Za-z]+)-(\d{4})$/.exec(path) ?? [];
  const series = seriesIds.find((id) => id === name);
  return series === undefined ? null : { series, year: Number(year) };
}

export function yearOf(key: string): number {
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
export function isOfPeriods(series: string): series is IndicatorId {
  return series in indicators;
}

/** Returns whether the text is a day '2026-11-20', a month '2026-10' or a quarter '2026-Q3'. */
export function isPeriod(text: string): boolean {
  return /^\d{4}-Q[1-4]$/.test(text) || isCalendarDate(text) || isCalendarDate(`${text}-01`);
}

/** The range of days that figures may have, as in firestore.rules. */
export const DAYS = { min: '1900-01-01', max: '2199-12-31' } as const;

/** Returns the quarter of a month: '2026-Q4' for '2026-11'. */
export const quarterOf = (month: string) =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/**
 * Returns the period of a key. In a series of months or quarters, a day stands for the month or
 * quarter that it is in.
 */
export function periodIn(series: SeriesId, key: string): string {
  if (!isCalendarDate(key) || !isOfPeriods(series)) return key;
  const { every } = indicators[series];
  return every === 'month' ? key.slice(0, 7) : every === 'quarter' ? quarterOf(key) : key;
}

/**
 * Returns whether a point of the series can have this key: a day, or a period of the right length.
 */
export function isPointKey(series: SeriesId, key: string): boolean {
  const year = key.slice(0, 4);
  if (year < DAYS.min.slice(0, 4) || year > DAYS.max.slice(0, 4)) return false;
  if (isCalendarDate(key)) return true;
  const isQuarter = key.includes('Q');
  return (
    isOfPeriods(series) && isPeriod(key) && isQuarter === (indicators[series].every === 'quarter')
  );
}

/** Returns the first month or day of a period, as text that sorts by date. */
export function beginOf(key: string): string {
  return key.replace(/Q(\d)/, (_, quarter) => String(Number(quarter) * 3 - 2).padStart(2, '0'));
}

function parseFigure(series: SeriesId, fields: StoredFields): PointFigure | null {
  if (!hasTenures(series)) {
    const value = figureIn(fields, 'value', isOfPeriods(series) ? undefined : 0);
    const change = series === 'asi' ? figureIn(fields, 'change') : null;
    return value === null ? null : { value, ...(change !== null && { change }) };
  }
  const stored: unknown = fields['tenures'];
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > MAX_TENURES) return null;
  const tenures = stored.map(parseTenure).filter((tenure) => tenure !== null);
  return tenures.length === stored.length ? { tenures } : null;
}

function parsePublication(series: SeriesId, data: unknown): (PointFigure & Publication) | null {
  const fields = fieldsOf(data) ?? {};
  const figure = parseFigure(series, fields);
  const savedAt = timeIn(fields, 'savedAt');
  return figure === null || savedAt === '' ? null : { ...figure, savedAt };
}

function parsePoint(series: SeriesId, data: unknown): Point | null {
  const point = parsePublication(series, data);
  const stored: unknown = fieldsOf(data)?.['first'];
  if (point === null || stored === undefined) return point;
  const first = parsePublication(series, stored);
  return first === null ? null : { ...point, first };
}

/** The maximum number of points that a warning names. It only counts the others. */
const MAX_NAMED = 3;

function warnOfPoints(path: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const more = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : '';
  const named = `${keys.length === 1 ? 'point' : 'points'} ${keys.slice(0, MAX_NAMED).join(', ')}${more}`;
  warnDropped(path, `the ${named} cannot be used`);
}

/**
 * Returns the points of a year without malformed and future ones. Logs one warning for all of them.
 */
export function parsePoints(series: SeriesId, year: number, data: unknown): Points {
  if (data === undefined) return {};
  const path = yearPath(series, year);
  const stored = fieldsOf(fieldsOf(data)?.['points']);
  if (stored === null) warnDropped(path, 'points is no map');
  const points: Record<string, Point> = {};
  const dropped: string[] = [];
  const last = tomorrowInLagos(new Date());
  for (const [key, value] of Object.entries(stored ?? {})) {
    const fits = isPointKey(series, key) && yearOf(key) === year && beginOf(key) <= last;
    const point = fits ? parsePoint(series, value) : null;
    if (point === null) dropped.push(key);
    else points[key] = point;
  }
  warnOfPoints(path, dropped);
  return points;
}

/** Returns the figure of a point, without the time of its save. */
export function figureOf(point: PointFigure): PointFigure {
  if ('tenures' in point) return { tenures: point.tenures };
  const { value, change } = point;
  return { value, ...(change !== undefined && { change }) };
}

/** Returns whether saving this figure would change nothing. */
export function isSameFigure(point: Point | undefined, figure: PointFigure): boolean {
  return point !== undefined && sameData(figureOf(point), figureOf(figure));
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
  const point: Point = { ...figureOf(figure), savedAt: now.toISOString() };
  if (stored !== undefined) {
    const { first, ...published } = stored;
    if (first !== undefined) point.first = first;
    else if (isOfPeriods(series) || dayInLagos(now) !== key) point.first = published;
  }
  return { ...points, [key]: point };
}

/** Returns points with their keys, newest day or period first. */
export function newestFirst<T>(series: SeriesId, points: Readonly<Record<string, T>>) {
  return Object.entries(points).toSorted(([one], [other]) =>
    byText(periodIn(series, other), periodIn(series, one)),
  );
}

/** Returns the last sessions of this year and the previous one for Home, by day, oldest first. */
export function lastSessions<T>(byDay: Readonly<Record<string, T>>, now: Date): Record<string, T> {
  const first = `${yearOf(tomorrowInLagos(now)) - 1}`;
  const all = Object.entries(byDay).filter(([day]) => day > first);
  const inOrder = all.toSorted(([one], [other]) => byText(one, other));
  return Object.fromEntries(inOrder.slice(-RECENT_SESSIONS));
}

/** Returns whether `history/recent` has the last sessions of a series. */
export function hasSessions(series: SeriesId): series is RecentId {
  return series === 'asi' || series === 'exchangeRate';
}
