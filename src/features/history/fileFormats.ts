/* Writes the figures of a series as CSV for spreadsheets and as JSON for programs. */
import { max } from 'd3-array';
import { getEnv } from '@/browser/settings';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import type { FigureVersion, YearOfSeries } from '@/figures/revisions';
import { toLagosDay } from '@/lib/days';
import { toTimestamp } from './figures';
import { correctionMessages } from './messages';
import {
  createColumns,
  describeUnexplained,
  type FileColumn,
  type FileFigure,
  getPublicationDay,
} from './versions';

/** Returns the URL of a series page. A build without a site URL uses the current origin. */
export const getPageUrl = ({ slug }: SeriesContent) =>
  (getEnv().siteUrl || window.location.origin) + toSeriesPath(slug);

/** Without this mark, some spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a text as a CSV field (RFC 4180). Text that a spreadsheet would run as a formula gets a
 * leading apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
function toTextField(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows as CSV (RFC 4180, UTF-8 with byte order mark). */
export const toCsvText = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK +
  rows
    .map((row) => row.map((cell) => (typeof cell === 'number' ? cell : toTextField(cell))))
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

/** Returns the basis of a figure, or '' if the series was never rebased. */
function findBasis({ breaks }: SeriesContent, key: string): string {
  const since = breaks.findLast(({ at }) => toTimestamp(at) <= toTimestamp(key));
  return since?.after ?? breaks[0]?.before ?? '';
}

/** Returns the heading of a column of values. It omits the unit if the name contains it. */
export function formatHeading(
  { fullName, unit, publisher }: SeriesContent,
  label: string | null,
): string {
  const name = label ?? fullName;
  const namesUnit = name.toLowerCase().includes(unit.toLowerCase());
  return [name, ...(namesUnit ? [] : [unit]), `source: ${publisher}`].join(', ');
}

/**
 * Explains why a version replaced the one before it: 'Revision by the source: The Bureau raised
 * it.'
 */
function explainChange(
  { value, why }: FigureVersion<number>,
  before: FigureVersion<number>,
): string {
  const kind = why?.reason ? correctionMessages.kinds[why.reason] : describeUnexplained(before);
  const reason = why?.note ? `${kind}: ${why.note}` : kind;
  return value === null ? `${correctionMessages.wasWithdrawn} ${reason}` : reason;
}

/**
 * Returns four columns for each superseded value: the value, the day of its publication, the day of
 * its replacement and the reason.
 */
function createSupersededColumns({ label, figures }: FileColumn) {
  const most = Math.max(0, ...figures.map(({ versions }) => versions.length - 1));
  return Array.from({ length: most }, (_, index) => {
    const name = `${label === null ? 'Superseded' : `${label}, superseded`} value ${index + 1}`;
    const cells = new Map(
      figures.flatMap(({ key, versions }) => {
        const [version, next] = [versions[index], versions[index + 1]];
        if (version === undefined || next === undefined) return [];
        const value = version.value ?? correctionMessages.withdrawn;
        const texts = [
          getPublicationDay(version),
          getPublicationDay(next),
          toTextField(explainChange(next, version)),
        ];
        return [[key, [value, ...texts]] as const];
      }),
    );
    const heads = [
      index === 0 ? `${name} (first published)` : name,
      ...[`${name}, published on`, `${name}, replaced on`, `${name}, replaced because`],
    ];
    return { heads, cells };
  });
}

/**
 * Returns a series as CSV (RFC 4180, UTF-8 with byte order mark), oldest first, with one row for
 * each date. A row has the current value (for lists of rates one for each tenor), the day of its
 * last change, and the basis. The first row also has the licence, the URL and the day of the
 * download. Superseded values are in columns at the end, so that no date has two rows. A withdrawn
 * figure has no current value. Dates are ISO 8601: '2026-11-20', '2026-10'; a quarter is '2026-Q3'.
 */
export function toCsv(content: SeriesContent, years: readonly YearOfSeries[], now: Date): string {
  const columns = createColumns(content, years).map((column) => ({
    heading: formatHeading(content, column.label),
    byKey: new Map(column.figures.map((figure) => [figure.key, figure])),
    superseded: createSupersededColumns(column),
  }));
  const superseded = columns.flatMap((column) => column.superseded);
  const keys = new Set(columns.flatMap(({ byKey }) => [...byKey.keys()]));
  const rows = [...keys]
    .toSorted((one, other) => toTimestamp(one) - toTimestamp(other))
    .map((key, row) => {
      const figures = columns.map(({ byKey }) => byKey.get(key));
      const changes = figures.flatMap((figure) => figure?.versions.at(-1) ?? []);
      const source = [content.use.terms, getPageUrl(content), toLagosDay(now)];
      return [
        toTextField(key),
        ...figures.map((figure) => figure?.value ?? ''),
        max(changes, getPublicationDay) ?? '',
        toTextField(findBasis(content, key)),
        ...source.map((text) => (row === 0 ? toTextField(text) : '')),
        ...superseded.flatMap(({ heads, cells }) => cells.get(key) ?? heads.map(() => '')),
      ];
    });
  const head = [
    'Date',
    ...columns.map(({ heading }) => heading),
    ...['Last changed on', 'Basis', 'Licence', 'Address', 'Downloaded on'],
    ...superseded.flatMap(({ heads }) => heads),
  ].map(toTextField);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const toVersionRecord = (version: FigureVersion<number>) => ({
  value: version.value,
  publishedOn: getPublicationDay(version),
  publishedAt: version.at,
  reason: version.why?.reason || null,
  note: version.why?.note || null,
});

function toFigureRecord({ key, value, versions }: FileFigure) {
  const [first, last] = [versions[0], versions.at(-1)];
  return {
    date: key,
    value,
    ...(first &&
      last && {
        firstPublished: first.value,
        revisedOn: getPublicationDay(last),
        versions: versions.map(toVersionRecord),
      }),
  };
}

/** The version of the JSON format. Raise it if a member changes its name or its meaning. */
export const JSON_SCHEMA = 1;

/**
 * Returns JSON with a description of the series and its figures, oldest first. Lists of rates are
 * grouped by tenor. A changed figure has all its published values, the current one last. Null means
 * withdrawn.
 */
export function toJson(content: SeriesContent, years: readonly YearOfSeries[], now: Date): string {
  const { fullName, unit, publisher, source, use, breaks } = content;
  const licence = { name: use.terms, url: use.url };
  const address = getPageUrl(content);
  const downloadedOn = toLagosDay(now);
  const about = {
    schema: JSON_SCHEMA,
    ...{ name: fullName, unit, publisher, source, licence, address, downloadedOn },
    // The published file format names the new basis `words`.
    breaks: breaks.map(({ at, before, after, note }) => ({ at, words: after, before, note })),
  };
  const lists = createColumns(content, years).map(({ label, figures }) => ({
    ...(label !== null && { label }),
    figures: figures.map(toFigureRecord),
  }));
  const [only] = lists;
  const figures = only !== undefined && !('label' in only) ? only : { tenures: lists };
  return `${JSON.stringify({ ...about, ...figures }, null, 2)}\n`;
}
