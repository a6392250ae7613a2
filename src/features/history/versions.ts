import type { SeriesContent } from '@/content/series';
import { hasTenures, toSeriesPeriod, type Point, type Points } from '@/figures/history';
import {
  listPublishedVersions,
  type FigureVersion,
  listVersions,
  type YearOfSeries,
} from '@/figures/revisions';
import { toLagosDay } from '@/lib/days';
import { toFigures, normalizeLabel, listTenures, toTimestamp, getPointValue } from './figures';
import { correctionMessages } from './messages';

/** Returns the day in Lagos on which a version of a figure was published. */
export const getPublicationDay = ({ at }: FigureVersion<number>) => toLagosDay(new Date(at));

/** Returns the current points of a year, followed by the points that each revision replaced. */
const listAllPoints = ({ points, revisions }: YearOfSeries): Points[] => [
  points,
  ...revisions.map(({ was }) => was),
];

/** Returns the keys of all current and withdrawn figures of a year, in order of time. */
export function listVersionedKeys({ id }: SeriesContent, year: YearOfSeries): string[] {
  const keys = listAllPoints(year).flatMap((points) => Object.keys(points));
  return [...new Set(keys.map((key) => toSeriesPeriod(id, key)))].toSorted(
    (one, other) => toTimestamp(one) - toTimestamp(other),
  );
}

/**
 * Returns the labels of all current and ended tenors. Returns an empty array for series without
 * tenors.
 */
export function listAllTenures({ id }: SeriesContent, years: readonly YearOfSeries[]): string[] {
  if (!hasTenures(id)) return [];
  const current: Record<string, Point> = {};
  for (const { points } of years) Object.assign(current, points);
  // Tenors of the newest list come first, in the order of the newest list. Tenors of older lists
  // follow.
  const labels = [current, ...years.flatMap(listAllPoints)].flatMap((points) =>
    listTenures(points).map(({ label }) => label),
  );
  return labels.filter(
    (label, index) =>
      labels.findIndex((other) => normalizeLabel(other) === normalizeLabel(label)) === index,
  );
}

/**
 * Returns all published values of a figure, oldest first. A withdrawal has the value null. For
 * lists of rates, `tenure` selects the rate.
 */
export function listPublishedValues(
  { id }: SeriesContent,
  key: string,
  year: YearOfSeries,
  tenure?: string,
): FigureVersion<number>[] {
  const values = listVersions(id, key, year).map((version) => ({
    ...version,
    value: version.value === null ? null : (getPointValue(version.value, tenure) ?? null),
  }));
  return listPublishedVersions(id, key, values);
}

/**
 * Returns the text for a change without a recorded reason.
 * @param before the version that was replaced
 */
export const describeUnexplained = (before: FigureVersion<number> | undefined) =>
  before?.value === null ? correctionMessages.publishedAgain : correctionMessages.notRecorded;

export interface FileFigure {
  key: string;
  value: number | null;
  /** All published values, the current value last. Empty if the figure was never changed. */
  versions: readonly FigureVersion<number>[];
}

/**
 * The figures of a series in order of time. `label` is the name of a tenor in lists of rates,
 * otherwise null.
 */
export interface FileColumn {
  label: string | null;
  figures: readonly FileFigure[];
}

/**
 * Returns the current and withdrawn figures of a year. For lists of rates, `tenure` selects the
 * rate.
 */
function listAllFigures(
  content: SeriesContent,
  year: YearOfSeries,
  tenure: string | undefined,
): FileFigure[] {
  const current = new Map(toFigures(year.points, tenure).map(({ key, value }) => [key, value]));
  return listVersionedKeys(content, year).flatMap((key) => {
    const published = listPublishedValues(content, key, year, tenure);
    const versions = published.length > 1 ? published : [];
    const value = current.get(key) ?? null;
    return value === null && versions.length === 0 ? [] : [{ key, value, versions }];
  });
}

/**
 * Returns the value columns of a file: one for each tenor of a list of rates, otherwise a single
 * column.
 */
export function createColumns(
  content: SeriesContent,
  years: readonly YearOfSeries[],
): FileColumn[] {
  const createColumn = (label: string | null) => ({
    label,
    figures: years
      .flatMap((year) => listAllFigures(content, year, label ?? undefined))
      .toSorted((one, other) => toTimestamp(one.key) - toTimestamp(other.key)),
  });
  const columns = listAllTenures(content, years)
    .map(createColumn)
    .filter(({ figures }) => figures.length > 0);
  return columns.length > 0 ? columns : [createColumn(null)];
}
