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
  /** A day, month or quarter: '2026-11-20', '2026-10' or '2026-Q3'. */
  key: string;
  /** Start of the day, month or quarter, in UTC ms. */
  at: number;
  value: number;
  /** The first published value, if the figure was revised. */
  first?: { value: number; savedAt: string };
  savedAt: string;
}

/** Returns the start of a day, month or quarter in UTC ms. Returns NaN for an invalid key. */
export const toTimestamp = (key: string) => (isPeriod(key) ? Date.parse(toPeriodStart(key)) : NaN);

/**
 * Normalizes a label of a tenor for comparison. Staff may write '10-Year' one day and '10-YEAR' the
 * next.
 */
export const normalizeLabel = (label: string) => label.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * A special value of the parameter `tenure`. It selects the daily change that staff type with the
 * index.
 */
export const TYPED_CHANGE = 'change';

/**
 * Returns the value of a point, or the rate of `tenure` in a list of rates. Returns undefined if
 * the list does not have this tenor.
 */
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
  // A revision of a list of rates may have changed only other tenors, so compare the values.
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
 * Converts points to figures in order of time. For lists of rates, `tenure` selects the rate.
 *
 * A month can be stored twice, as '2026-07' and as '2026-07-01'. Then the point that was published
 * first is used, because only a correction may replace a published point.
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
 * Returns all tenors of a series: those of the newest list first, then those of older lists.
 * `ended` is the date of the last list with the tenor, or null for tenors of the newest list.
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

/**
 * Returns the length of a tenor in days, such as 3650 for '10-YEAR'. Returns Infinity for an
 * unknown label.
 */
export function parseTenureDays(label: string): number {
  const [, count, unit = ''] = /(\d+(?:\.\d+)?)[\s-]*([A-Za-z]*)/.exec(label) ?? [];
  const first = unit.toUpperCase().charAt(0);
  const days = { D: 1, W: 7, M: 30, Y: 365 }[first];
  return days === undefined ? Infinity : Number(count) * days;
}

const DEFAULT_BOND_DAYS = 3650;

/**
 * Returns the requested tenor. If this tenor does not exist, returns the tenor nearest to 10 years
 * for bonds, and the first tenor that has not ended for other series.
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
 * Returns the id of a figure's row in the list of corrections, such as 'asi-2024-07-05' or
 * 'bonds-2024-07-05-10-YEAR'. Replaces characters that a URL would escape.
 */
export const toCorrectionId = (series: SeriesId, key: string, tenure?: string) =>
  [
    series,
    key,
    ...(tenure === undefined ? [] : [normalizeLabel(tenure).replaceAll(/[^A-Z0-9.-]/g, '_')]),
  ].join('-');
