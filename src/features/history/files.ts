import { saveFile } from '@/browser/fileActions';
import type { SeriesContent } from '@/content/series';
import { toSeriesPeriod, type Points } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import { toCalendarDay, type TimeSpan } from '@/lib/calendar';
import { findRangeFigures } from './rangeFigures';
import type { ComparisonChoice } from './compared/comparisonChoice';
import { type Figure, normalizeLabel, toTimestamp } from './figures';
import { toCsv, toJson } from './fileFormats';
import { historyMessages, toolMessages } from './messages';
import { isPinned, type PinnedRange, type SeriesRange } from './ranges';
import { createColumns } from './versions';

/**
 * A series with the options of its page. `figures` are all loaded figures, not only those of the
 * range. For lists of rates, they are the rates of `tenure`.
 */
export interface ShownSeries {
  content: SeriesContent;
  figures: readonly Figure[];
  /** The stored years of the figures, with all revisions. */
  years: readonly YearOfSeries[];
  range: SeriesRange;
  compare: ComparisonChoice;
  tenure?: string | undefined;
  /**
   * The key of the day in the URL, such as '2026-11-20'. Null or undefined if the URL has no day.
   */
  day?: string | null;
  /** True if some figures failed to load. */
  failed?: boolean;
}

export const describeEmpty = ({ failed }: ShownSeries) =>
  failed === true ? historyMessages.unavailable : historyMessages.noFigures;

/**
 * Returns the points and revisions of a year whose day is in the span, including the first and the
 * last day of the span.
 */
function cutToSpan(
  { id }: SeriesContent,
  { points, revisions }: YearOfSeries,
  { from, to }: TimeSpan,
): YearOfSeries {
  const cutPoints = (some: Points): Points =>
    Object.fromEntries(
      Object.entries(some).filter(([key]) => {
        const at = toTimestamp(toSeriesPeriod(id, key));
        return at >= from && at <= to;
      }),
    );
  return {
    points: cutPoints(points),
    revisions: revisions.map((revision) => ({ ...revision, was: cutPoints(revision.was) })),
  };
}

/**
 * Returns a file name such as 'inflation-2025-10-to-2026-10.csv', or 'gdp-growth-2026-q3.csv' for a
 * single figure.
 */
export function createFileName(
  { name }: SeriesContent,
  [from, to]: readonly [string, string],
  extension: string,
): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const periods = from === to ? from : `${from}-to-${to}`;
  return `${slug}-${periods.toLowerCase()}.${extension}`;
}

/**
 * Returns the first and the last figure of the selected range, or null if the range has no figures.
 */
function findEnds({ content, figures, range }: ShownSeries) {
  const { figures: inRange, span } = findRangeFigures(content, figures, range, new Date());
  const [first, last] = [inRange[0], inRange.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, span };
}

/** Returns the selected range as two fixed days, or null if it has no figures. */
export function toPinnedRange(series: ShownSeries): PinnedRange | null {
  if (isPinned(series.range)) return series.range;
  const ends = findEnds(series);
  if (ends === null) return null;
  const { first, last, span } = ends;
  return series.content.every === 'decision'
    ? { from: toCalendarDay(span.from), to: toCalendarDay(span.to) }
    : { from: first.key, to: last.key };
}

/**
 * Returns the file name for a picture of the selected range, or null if the range has no figures.
 */
export function formatPictureName(series: ShownSeries): string | null {
  const ends = findEnds(series);
  return ends && createFileName(series.content, [ends.first.key, ends.last.key], 'png');
}

/** Returns the keys of withdrawn figures. For lists of rates, checks only the selected tenor. */
const listWithdrawnKeys = ({ content, years, tenure = '' }: ShownSeries) =>
  createColumns(content, years)
    .filter(({ label }) => normalizeLabel(label ?? '') === normalizeLabel(tenure))
    .flatMap((column) => column.figures)
    .filter(({ value }) => value === null)
    .map(({ key }) => key);

/**
 * Returns the name and the figures of a file with the selected range, or null if the range has no
 * figures. Includes withdrawn figures. For a series of rate decisions, also includes the rate in
 * force at the start of the range.
 */
export function createFile(series: ShownSeries, extension: string) {
  const ends = findEnds(series);
  if (ends === null) return null;
  const { content, range, years } = series;
  const { first, last, span } = ends;
  const start = range === 'all' ? -Infinity : Math.min(first.at, span.from);
  const end = isPinned(range) ? span.to : Infinity;
  const withdrawn = listWithdrawnKeys(series).filter(
    (key) => toTimestamp(key) >= start && toTimestamp(key) <= end,
  );
  const keys = [first.key, last.key, ...withdrawn].toSorted(
    (one, other) => toTimestamp(one) - toTimestamp(other),
  );
  const [from = first.key, to = last.key] = [keys[0], keys.at(-1)];
  return {
    name: createFileName(content, [from, to], extension),
    years: years.map((year) =>
      cutToSpan(content, year, { from: toTimestamp(from), to: toTimestamp(to) }),
    ),
  };
}

const formats = {
  csv: { write: toCsv, type: 'text/csv;charset=utf-8' },
  json: { write: toJson, type: 'application/json' },
};

export function downloadFigures(series: ShownSeries, extension: keyof typeof formats) {
  const file = createFile(series, extension);
  if (file === null) return { text: describeEmpty(series), failed: true };
  const { write, type } = formats[extension];
  const text = write(series.content, file.years, new Date());
  saveFile(file.name, new Blob([text], { type }));
  return { text: toolMessages.saved(file.name), failed: false };
}
