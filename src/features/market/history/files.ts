/** Makes the downloads of a series, files for spreadsheets and programs, and says how to name the source. */
import { saveFile } from '@/browser/share';
import { currentEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { dayInLagos } from '@/lib/days';
import { dayOf, formatLongDate } from '@/lib/calendar';
import type { Points } from '@/figures/history';
import { rangeOf } from './bases';
import { type Figure, figuresOf, tenuresOf, timeOf } from './figures';
import { historyMessages, toolMessages } from './messages';
import { formatPeriodDate } from './periods';
import type { RangeId } from './ranges';

/** A series as its page shows it: all its figures that are there, of lists those of the tenure. */
export interface ShownSeries {
  content: SeriesContent;
  figures: readonly Figure[];
  points: Points;
  range: RangeId;
  compare: boolean;
  tenure?: string | undefined;
  /** Some of the figures could not be loaded. */
  failed?: boolean;
}

/** Describes why there is nothing to download: a load that failed is no absence. */
export const describeNone = ({ failed }: ShownSeries) =>
  failed === true ? historyMessages.unavailable : historyMessages.noFigures;

/** Returns the address of a series' page: as the build was told, else where this page is from. */
const addressOf = ({ slug }: SeriesContent) =>
  (currentEnv().siteUrl || window.location.origin) + seriesPath(slug);

/** Without it spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as a field of RFC 4180. A spreadsheet runs text that begins with one of these as a formula;
 * the apostrophe makes it text.
 */
function textField(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the basis of a figure in the file, '' where the series has not been rebased. */
function basisOf({ breaks }: SeriesContent, key: string): string {
  const since = breaks.findLast(({ at }) => timeOf(at) <= timeOf(key));
  return since?.words ?? breaks[0]?.before ?? '';
}

/** The figures by what they are of: one list, or of lists of rates one a tenure. */
function listsOf(points: Points) {
  const tenures = tenuresOf(points);
  if (tenures.length === 0) return [{ label: null, figures: figuresOf(points) }];
  return tenures.map(({ label }) => ({ label, figures: figuresOf(points, label) }));
}

/**
 * Returns the points as CSV (RFC 4180, UTF-8 with byte order mark), oldest first: date, a column of
 * values (of lists one a tenure) whose heading names unit and source, what was first published, on
 * which day it was revised, and the basis. The first row has licence, address and day of the
 * download. Dates are ISO 8601: '2026-11-20', '2026-10'; a quarter is '2026-Q3'.
 */
export function toCsv(content: SeriesContent, points: Points, now: Date): string {
  const about = `${content.unit}, source: ${content.publisher}`;
  const columns = listsOf(points).map(({ label, figures }) => ({
    name: `${label ?? content.fullName}, ${about}`,
    first: label === null ? 'First published' : `${label}, first published`,
    byKey: new Map(figures.map((figure) => [figure.key, figure])),
  }));
  const keys = new Set(columns.flatMap(({ byKey }) => [...byKey.keys()]));
  const rows = [...keys]
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .map((key, row) => {
      const found = columns.map(({ byKey }) => byKey.get(key));
      const revised = found.find((figure) => figure?.first !== undefined);
      const source = [content.use.terms, addressOf(content), dayInLagos(now)];
      return [
        textField(key),
        ...found.map((figure) => figure?.value),
        ...found.map((figure) => figure?.first?.value),
        revised === undefined ? '' : dayInLagos(new Date(revised.savedAt)),
        textField(basisOf(content, key)),
        ...source.map((text) => (row === 0 ? textField(text) : '')),
      ];
    });
  const head = [
    'Date',
    ...columns.map(({ name }) => name),
    ...columns.map(({ first }) => first),
    ...['Revised on', 'Basis', 'Licence', 'Address', 'Downloaded on'],
  ].map(textField);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const recordOf = ({ key, value, first, savedAt }: Figure) => ({
  date: key,
  value,
  ...(first && { firstPublished: first.value, revisedOn: dayInLagos(new Date(savedAt)) }),
});

/** Returns JSON with the facts of a series and its figures, oldest first; of lists each tenure's. */
export function toJson(content: SeriesContent, points: Points, now: Date): string {
  const { fullName, unit, publisher, source, use, breaks } = content;
  const licence = { name: use.terms, url: use.url };
  const address = addressOf(content);
  const downloadedOn = dayInLagos(now);
  const about = { name: fullName, unit, publisher, source, licence, address, downloadedOn, breaks };
  const lists = listsOf(points).map(({ label, figures }) => ({
    ...(label !== null && { label }),
    figures: figures.map(recordOf),
  }));
  const [only] = lists;
  const figures = only !== undefined && !('label' in only) ? only : { tenures: lists };
  return `${JSON.stringify({ ...about, ...figures }, null, 2)}\n`;
}

/**
 * Returns the points of the range that is open, and the name of a file of them, such as
 * 'all-share-index-2025-11-20-to-2026-11-20.csv'; null where it has none. A rate that was decided
 * before the range and held in it is one of them.
 */
export function fileOf({ content, figures, points, range }: ShownSeries, ending: string) {
  const { figures: inRange } = rangeOf(content, figures, range, new Date());
  const [first, newest] = [inRange[0], inRange.at(-1)];
  if (first === undefined || newest === undefined) return null;
  const name = content.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const isIn = (at: number) => at >= first.at && at <= newest.at;
  return {
    name: `${name}-${dayOf(first.at)}-to-${dayOf(newest.at)}.${ending}`,
    points: Object.fromEntries(Object.entries(points).filter(([key]) => isIn(timeOf(key)))),
  };
}

const formats = {
  csv: { write: toCsv, type: 'text/csv;charset=utf-8' },
  json: { write: toJson, type: 'application/json' },
};

export function downloadFigures(series: ShownSeries, ending: keyof typeof formats) {
  const file = fileOf(series, ending);
  if (file === null) return { text: describeNone(series), failed: true };
  const { write, type } = formats[ending];
  const text = write(series.content, file.points, new Date());
  saveFile(file.name, new Blob([text], { type }));
  return { text: toolMessages.saved(file.name), failed: false };
}

export type Citation = ReturnType<typeof citation>;

/**
 * Returns a citation of a series, in which `title` is to be set as one. `host` is the site's
 * address without 'https://', '' where the build has none.
 */
export function citation(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  host: string,
  tenure?: string,
) {
  const newest = figures.at(-1);
  const before = `${firm.name} (${dayInLagos(now).slice(0, 4)}), `;
  const title = [content.fullName, tenure, content.terms.often].filter(Boolean).join(', ');
  const of = newest === undefined ? '' : `, data to ${formatPeriodDate(newest.key)}`;
  const from = `source: ${content.publisher}, read on ${formatLongDate(dayInLagos(now))}`;
  const after = `, ${host}${seriesPath(content.slug)}, ${from}${of}.`;
  return { before, title, after, text: before + title + after };
}
