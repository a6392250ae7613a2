/* The figures of a series for charts and tables: one number for each day or period. */
import { least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import {
  toPeriodStart,
  isPeriod,
  type Point,
  type PointFigure,
  type Points,
  type SeriesId,
} from '@/figures/history';

export interface Figure {
  /** The day or period: '2026-11-20', '2026-10' or '2026-Q3'. */
  key: string;
  /** Start of the day or period, UTC ms. */
  at: number;
  value: number;
  /** The first published value, if it was revised. */
  first?: { value: number; savedAt: string };
  /** Time of the save, in ISO 8601. */
  savedAt: string;
}

/** Returns the start of a day, month or quarter in UTC ms; NaN for an invalid key. */
export const toTimestamp = (key: string) => (isPeriod(key) ? Date.parse(toPeriodStart(key)) : NaN);

/** Normalizes a label for comparison: staff may write '10-Year' one day and '10-YEAR' the next. */
export const normalizeLabel = (label: string) => label.trim().replace(/\s+/g, ' ').toUpperCase();

/** Pseudo-tenor that selects the daily change which staff type with the index. */
export const TYPED_CHANGE = 'change';

/** Returns the value of a point. For a list of rates, returns the rate of `tenure`. */
export function getPointValue(stored: PointFigure, tenure = ''): number | undefined {
  if ('value' in stored) return tenure === TYPED_CHANGE ? stored.change : stored.value;
  const key = normalizeLabel(tenure);
  return stored.tenures.find(({ label }) => normalizeLabel(label) === key)?.rate;
}

function toFigure(key: string, point: Point, tenure: string | undefined): Figure | null {
  const [at, value] = [toTimestamp(key), getPointValue(point, tenure)];
  if (Number.isNaN(at) || value === undefined) return null;
  const { first, savedAt } = point;
  const before = first && getPointValue(first, tenure);
  // A revision of a list may have changed other tenors only.
  const revised = first !== undefined && before !== undefined && before !== value;
  return {
    key,
    at,
    value,
    savedAt,
    ...(revised && { first: { value: before, savedAt: first.savedAt } }),
  };
}

const getPublicationTime = ({ first, savedAt }: Figure) => Date.parse(first?.savedAt ?? savedAt);

/**
 * Returns the figures of points in order of time. For lists of rates, `tenure` selects the rate. If
 * two points have the same time, such as '2026-07' and '2026-07-01', the one published first
 * counts, because only a correction replaces a figure.
 */
export function toFigures(points: Points, tenure?: string): Figure[] {
  const byTime = new Map<number, Figure>();
  for (const [key, point] of Object.entries(points)) {
    const figure = toFigure(key, point, tenure);
    if (figure === null) continue;
    const other = byTime.get(figure.at);
    if (other === undefined || getPublicationTime(figure) < getPublicationTime(other)) {
      byTime.set(figure.at, figure);
    }
  }
  return [...byTime.values()].toSorted((one, other) => one.at - other.at);
}

type Tenure = ReturnType<typeof listTenures>[number];

/**
 * Returns the tenors of the newest list with their latest labels, then the tenors that only older
 * lists have. `ended` is the key of the last list with an ended tenor. Returns an empty list for
 * series without tenors.
 */
export function listTenures(points: Points) {
  const tenures = new Map<string, { label: string; ended: string | null }>();
  const newestFirst = Object.entries(points).toSorted(
    ([a], [b]) => toTimestamp(b) - toTimestamp(a),
  );
  for (const [index, [key, point]] of newestFirst.entries()) {
    if (!('tenures' in point)) continue;
    for (const { label } of point.tenures) {
      const ended = index === 0 ? null : key;
      if (!tenures.has(normalizeLabel(label))) tenures.set(normalizeLabel(label), { label, ended });
    }
  }
  return [...tenures.values()];
}

/** Returns the number of days in a tenor: 3650 for '10-YEAR', Infinity for an unknown label. */
export function parseTenureDays(label: string): number {
  const [, count, unit = ''] = /(\d+(?:\.\d+)?)[\s-]*([A-Za-z]*)/.exec(label) ?? [];
  const first = unit.toUpperCase().charAt(0);
  const days = { D: 1, W: 7, M: 30, Y: 365 }[first];
  return days === undefined ? Infinity : Number(count) * days;
}

const DEFAULT_BOND_DAYS = 3650;

/**
 * Returns the tenor that a URL names, or else the default. The default is the first tenor that has
 * not ended, or for bonds the one nearest to 10 years.
 */
export function findNearestTenure(
  content: SeriesContent,
  tenures: readonly Tenure[],
  requested: string | null | undefined,
): string | undefined {
  const named = tenures.find(
    ({ label }) => normalizeLabel(label) === normalizeLabel(requested ?? ''),
  );
  const labels = tenures.filter(({ ended }) => ended === null).map(({ label }) => label);
  if (named !== undefined || content.id !== 'bonds') return named?.label ?? labels[0];
  return least(labels, (label) => Math.abs(parseTenureDays(label) - DEFAULT_BOND_DAYS));
}

/**
 * Returns the id of a figure's row in the list of corrections, without characters that a URL would
 * escape: 'asi-2024-07-05', 'bonds-2024-07-05-10-YEAR'.
 */
export const toCorrectionId = (series: SeriesId, key: string, tenure?: string) =>
  [
    series,
    key,
    ...(tenure === undefined ? [] : [normalizeLabel(tenure).replaceAll(/[^A-Z0-9.-]/g, '_')]),
  ].join('-');
