/* Finds the published values of a figure, for the list of corrections and the files of a series. */
import type { SeriesContent } from '@/content/series';
import { hasTenures, periodIn, type Point, type Points } from '@/figures/history';
import {
  publishedVersions,
  type Version,
  versionsOf,
  type YearOfSeries,
} from '@/figures/revisions';
import { dayInLagos } from '@/lib/days';
import { figuresOf, sameLabel, tenuresOf, timeOf, valueOf } from './figures';
import { correctionMessages } from './messages';

/** Returns the day in Lagos on which a value was published. */
export const publicationDay = ({ at }: Version<number>) => dayInLagos(new Date(at));

/** Returns all points of a year: the current ones, and those before each revision. */
const allPoints = ({ points, revisions }: YearOfSeries): Points[] => [
  points,
  ...revisions.map(({ was }) => was),
];

/** Returns the keys of all current and former figures of a year, in order of time. */
export function allKeys({ id }: SeriesContent, year: YearOfSeries): string[] {
  const keys = allPoints(year).flatMap((points) => Object.keys(points));
  return [...new Set(keys.map((key) => periodIn(id, key)))].toSorted(
    (one, other) => timeOf(one) - timeOf(other),
  );
}

/**
 * Returns the labels of all current and former tenors, each once. Empty for series without tenors.
 */
export function allTenures({ id }: SeriesContent, years: readonly YearOfSeries[]): string[] {
  if (!hasTenures(id)) return [];
  const current: Record<string, Point> = {};
  for (const { points } of years) Object.assign(current, points);
  // The labels of the newest list come first, in its order.
  const labels = [current, ...years.flatMap(allPoints)].flatMap((points) =>
    tenuresOf(points).map(({ label }) => label),
  );
  return labels.filter(
    (label, index) => labels.findIndex((other) => sameLabel(other) === sameLabel(label)) === index,
  );
}

/**
 * Returns the published values of a figure, oldest first. For a list of rates, returns those of
 * `tenure`. A withdrawal is null.
 */
export function publishedValues(
  { id }: SeriesContent,
  key: string,
  year: YearOfSeries,
  tenure?: string,
): Version<number>[] {
  const values = versionsOf(id, key, year).map((version) => ({
    ...version,
    value: version.value === null ? null : (valueOf(version.value, tenure) ?? null),
  }));
  return publishedVersions(id, key, values);
}

/** Describes a change without a recorded reason. `before` is the value that was replaced. */
export const describeUnexplained = (before: Version<number> | undefined) =>
  before?.value === null ? correctionMessages.publishedAgain : correctionMessages.notRecorded;

export interface FileFigure {
  key: string;
  /** Null if the figure was withdrawn. */
  value: number | null;
  /** All published values, the current one last; empty if the figure was never changed. */
  versions: readonly Version<number>[];
}

/**
 * Figures of a series in order of time. `label` is the tenor of a list of rates, otherwise null.
 */
export interface FileColumn {
  label: string | null;
  figures: readonly FileFigure[];
}

/**
 * Returns all current and former figures of a year. For lists of rates, `tenure` selects the rate.
 */
function allFigures(
  content: SeriesContent,
  year: YearOfSeries,
  tenure: string | undefined,
): FileFigure[] {
  const current = new Map(figuresOf(year.points, tenure).map(({ key, value }) => [key, value]));
  return allKeys(content, year).flatMap((key) => {
    const published = publishedValues(content, key, year, tenure);
    const versions = published.length > 1 ? published : [];
    const value = current.get(key) ?? null;
    return value === null && versions.length === 0 ? [] : [{ key, value, versions }];
  });
}

/**
 * Returns the columns of a file: one for each tenor of a list of rates, or a single column for
 * other series.
 */
export function columnsOf(content: SeriesContent, years: readonly YearOfSeries[]): FileColumn[] {
  const columnOf = (label: string | null) => ({
    label,
    figures: years
      .flatMap((year) => allFigures(content, year, label ?? undefined))
      .toSorted((one, other) => timeOf(one.key) - timeOf(other.key)),
  });
  const columns = allTenures(content, years)
    .map(columnOf)
    .filter(({ figures }) => figures.length > 0);
  return columns.length > 0 ? columns : [columnOf(null)];
}
