import { saveFile } from '@/browser/shareFile';
import type { SeriesContent } from '@/content/series';
import { periodIn, type Points } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import type { Span } from '@/lib/calendar';
import { rangeOf } from './rangeFigures';
import { type Figure, sameLabel, timeOf } from './figures';
import { toCsv, toJson } from './fileFormats';
import { historyMessages, toolMessages } from './messages';
import type { RangeId } from './ranges';
import { columnsOf } from './versions';

/**
 * A series as its page shows it. `figures` are all loaded figures. For lists of rates, they are the
 * rates of `tenure`.
 */
export interface ShownSeries {
  content: SeriesContent;
  figures: readonly Figure[];
  /** The stored years of the figures, with their revisions. */
  years: readonly YearOfSeries[];
  range: RangeId;
  compare: boolean;
  tenure?: string | undefined;
  /** True if some of the figures failed to load. */
  failed?: boolean;
}

/** Returns why there is nothing to download: the load failed, or there are no figures. */
export const describeEmpty = ({ failed }: ShownSeries) =>
  failed === true ? historyMessages.unavailable : historyMessages.noFigures;

/** Returns the points and revisions of a year within a span, both ends included. */
function withinSpan(
  { id }: SeriesContent,
  { points, revisions }: YearOfSeries,
  { from, to }: Span,
): YearOfSeries {
  const within = (some: Points): Points =>
    Object.fromEntries(
      Object.entries(some).filter(([key]) => {
        const at = timeOf(periodIn(id, key));
        return at >= from && at <= to;
      }),
    );
  return {
    points: within(points),
    revisions: revisions.map((revision) => ({ ...revision, was: within(revision.was) })),
  };
}

/**
 * Returns a file name: 'inflation-2025-10-to-2026-10.csv', or 'gdp-growth-2026-q3.csv' for one
 * figure.
 */
function nameOf({ name }: SeriesContent, from: string, to: string, extension: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const periods = from === to ? from : `${from}-to-${to}`;
  return `${slug}-${periods.toLowerCase()}.${extension}`;
}

/** Returns the first and the last figure of the selected range; null if the range has none. */
function endsOf({ content, figures, range }: ShownSeries) {
  const { figures: inRange, span } = rangeOf(content, figures, range, new Date());
  const [first, last] = [inRange[0], inRange.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, span };
}

/** Returns the file name of a picture of the selected range; null if the range has no figures. */
export function pictureName(series: ShownSeries): string | null {
  const ends = endsOf(series);
  return ends && nameOf(series.content, ends.first.key, ends.last.key, 'png');
}

/**
 * Returns the keys of the withdrawn figures. For lists of rates, only the selected tenor counts.
 */
const withdrawnKeys = ({ content, years, tenure = '' }: ShownSeries) =>
  columnsOf(content, years)
    .filter(({ label }) => sameLabel(label ?? '') === sameLabel(tenure))
    .flatMap((column) => column.figures)
    .filter(({ value }) => value === null)
    .map(({ key }) => key);

/**
 * Returns the name and the years of a file with the selected range; null if the range has no
 * figures. The file includes the decision that applied when the range began, and figures of the
 * range that were withdrawn.
 */
export function fileOf(series: ShownSeries, extension: string) {
  const ends = endsOf(series);
  if (ends === null) return null;
  const { content, range, years } = series;
  const { first, last, span } = ends;
  const start = range === 'all' ? -Infinity : Math.min(first.at, span.from);
  const withdrawn = withdrawnKeys(series).filter((key) => timeOf(key) >= start);
  const keys = [first.key, last.key, ...withdrawn].toSorted(
    (one, other) => timeOf(one) - timeOf(other),
  );
  const [from = first.key, to = last.key] = [keys[0], keys.at(-1)];
  return {
    name: nameOf(content, from, to, extension),
    years: years.map((year) => withinSpan(content, year, { from: timeOf(from), to: timeOf(to) })),
  };
}

const formats = {
  csv: { write: toCsv, type: 'text/csv;charset=utf-8' },
  json: { write: toJson, type: 'application/json' },
};

export function downloadFigures(series: ShownSeries, extension: keyof typeof formats) {
  const file = fileOf(series, extension);
  if (file === null) return { text: describeEmpty(series), failed: true };
  const { write, type } = formats[extension];
  const text = write(series.content, file.years, new Date());
  saveFile(file.name, new Blob([text], { type }));
  return { text: toolMessages.saved(file.name), failed: false };
}
