/* The stored history of the figures. Each document contains one year of a series, so that one read
   loads a year. `history/recent` contains the last sessions of the index and the exchange rate, so
   that Home needs only one read (`recent.ts`). */
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
 * The figure of a point. It is a list of rates or a number. The index also has its typed change in
 * percent.
 */
export type PointFigure = { value: number; change?: number } | { tenures: Tenure[] };

interface Publication {
  /** The time of the save, as an ISO string. */
  savedAt: string;
}

/**
 * A figure of a day, a month or a quarter. If it was revised, `first` is the figure that was
 * published first.
 */
export type Point = PointFigure & Publication & { first?: PointFigure & Publication };

/** Points by day ('2026-11-20'), month ('2026-10') or quarter ('2026-Q3'). */
export type Points = Readonly<Record<string, Point>>;

/** The content of a document `history/{series}-{year}`. */
export interface HistoryYear {
  series: SeriesId;
  year: number;
  points: Points;
}

export const toYearPath = (series: SeriesId, year: number) => `history/${series}-${year}`;

/**
 * Returns the series and the year in the path of a history document. Returns null for other paths.
 */
export function parseYearPath(path: string): { series: SeriesId; year: number } | null {
  const [, name, year] = /^history\/([A-Za-z]+)-(\d{4})$/.exec(path) ?? [];
  const series = seriesIds.find((id) => id === name);
  return series === undefined ? null : { series, year: Number(year) };
}

export function getYear(key: string): number {
  return Number(key.slice(0, 4));
}

/** Returns whether the points of a series are lists of rates. */
export function hasTenures(series: string): series is BondId {
  return series in rateLists;
}

/**
 * Returns whether the points of a series belong to months, quarters or decisions, as for the
 * indicators. The points of all other series belong to trading days.
 */
export function hasPeriods(series: string): series is IndicatorId {
  return series in indicators;
}

/** Returns whether a text is a day ('2026-11-20'), a month ('2026-10') or a quarter ('2026-Q3'). */
export function isPeriod(text: string): boolean {
  return /^\d{4}-Q[1-4]$/.test(text) || isCalendarDate(text) || isCalendarDate(`${text}-01`);
}

/** The first and the last day that a figure may have. firestore.rules has the same limits. */
export const DAY_RANGE = { min: '1900-01-01', max: '2199-12-31' } as const;

/** Returns the quarter of a month. The quarter of '2026-11' is '2026-Q4'. */
export const toQuarter = (month: string) =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/**
 * Converts a day to the month or quarter that contains it, if the series has months or quarters.
 * Returns other keys unchanged.
 */
export function toSeriesPeriod(series: SeriesId, key: string): string {
  if (!isCalendarDate(key) || !hasPeriods(series)) return key;
  const { every } = indicators[series];
  return every === 'month' ? key.slice(0, 7) : every === 'quarter' ? toQuarter(key) : key;
}

/**
 * Returns whether a series can have a point with this key: a day, or the kind of period that the
 * series has.
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

/**
 * Returns the first month or day of a period as text. Sorting these texts sorts the periods by
 * date.
 */
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

const MAX_NAMED = 3;

function warnAboutPoints(path: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const more = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : '';
  const named = `${keys.length === 1 ? 'point' : 'points'} ${keys.slice(0, MAX_NAMED).join(', ')}${more}`;
  warnAboutLeftOut(path, `the ${named} cannot be used`);
}

/**
 * Returns the points of a year. Leaves out invalid points and points of the future, and logs a
 * single warning about them.
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

export function toPointFigure(point: PointFigure): PointFigure {
  if ('tenures' in point) return { tenures: point.tenures };
  const { value, change } = point;
  return { value, ...(change !== undefined && { change }) };
}

/** Returns whether a point already has this figure, so that saving it would change nothing. */
export function isSameFigure(point: Point | undefined, figure: PointFigure): boolean {
  return point !== undefined && isSameData(toPointFigure(point), toPointFigure(figure));
}

/**
 * Returns the points after a save. If a published figure is corrected, `first` keeps the original
 * value and its time. On the day of a session, the last save replaces the value without a
 * correction. Returns `points` itself if the value does not change.
 * @param figure the new figure, or null to remove the point
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

/** Returns the points with their keys, sorted from newest to oldest. */
export function sortNewestFirst<T>(series: SeriesId, points: Readonly<Record<string, T>>) {
  return Object.entries(points).toSorted(([one], [other]) =>
    compareTexts(toSeriesPeriod(series, other), toSeriesPeriod(series, one)),
  );
}

/**
 * Returns the last sessions for Home, sorted from oldest to newest. Only sessions of this year and
 * the previous year are included.
 */
export function pickLastSessions<T>(
  byDay: Readonly<Record<string, T>>,
  now: Date,
): Record<string, T> {
  const first = `${getYear(getLagosTomorrow(now)) - 1}`;
  const all = Object.entries(byDay).filter(([day]) => day > first);
  const inOrder = all.toSorted(([one], [other]) => compareTexts(one, other));
  return Object.fromEntries(inOrder.slice(-MAX_RECENT_SESSIONS));
}

/** Returns whether `history/recent` contains the last sessions of a series. */
export function hasSessions(series: SeriesId): series is RecentId {
  return series === 'asi' || series === 'exchangeRate';
}
