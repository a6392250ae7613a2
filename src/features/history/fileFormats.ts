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

/**
 * Returns the URL of a series page. If the build has no site URL, uses the origin of the current
 * page.
 */
export const getPageUrl = ({ slug }: SeriesContent) =>
  (getEnv().siteUrl || window.location.origin) + toSeriesPath(slug);

/** Some spreadsheet programs read a file as UTF-8 only if it begins with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a text as a CSV field (RFC 4180). A spreadsheet could run some text as a formula, so this
 * text gets a leading apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
function toTextField(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const toCsvText = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK +
  rows
    .map((row) => row.map((cell) => (typeof cell === 'number' ? cell : toTextField(cell))))
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

function findBasis({ breaks }: SeriesContent, key: string): string {
  const since = breaks.findLast(({ at }) => toTimestamp(at) <= toTimestamp(key));
  return since?.after ?? breaks[0]?.before ?? '';
}

/**
 * Returns the heading of a column of values: 'All Share Index, points, source: NGX'. Omits the unit
 * if the name contains it.
 */
export function formatHeading(
  { fullName, unit, publisher }: SeriesContent,
  label: string | null,
): string {
  const name = label ?? fullName;
  const namesUnit = name.toLowerCase().includes(unit.toLowerCase());
  return [name, ...(namesUnit ? [] : [unit]), `source: ${publisher}`].join(', ');
}

/**
 * Returns why a published value replaced the value before it: 'Revision by the source: The Bureau
 * raised it.'
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
 * Returns four columns for each superseded value: the value, its publication day, its replacement
 * day and the reason.
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
 * Returns a series as CSV (RFC 4180), oldest first, with one row for each date. Dates are ISO 8601:
 * '2026-11-20', '2026-10'. A quarter is '2026-Q3'.
 *
 * A row has the current value, the day of its last change and the basis. For a list of rates, a row
 * has these columns for each tenor. Superseded values are in columns at the end, so that each date
 * has only one row. The current value of a withdrawn figure is empty. The first row also has the
 * licence, the URL and the day of the download.
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

/**
 * Version of the JSON file format. Increase it when the name or the meaning of a field changes.
 */
export const JSON_SCHEMA = 1;

/**
 * Returns a description of the series and its figures as JSON, oldest first. Lists of rates are
 * grouped by tenor. A changed figure has all its published values, the current one last. The value
 * null means that the figure was withdrawn.
 */
export function toJson(content: SeriesContent, years: readonly YearOfSeries[], now: Date): string {
  const { fullName, unit, publisher, source, use, breaks } = content;
  const licence = { name: use.terms, url: use.url };
  const address = getPageUrl(content);
  const downloadedOn = toLagosDay(now);
  const about = {
    schema: JSON_SCHEMA,
    ...{ name: fullName, unit, publisher, source, licence, address, downloadedOn },
    // In the published file format, the field for the new basis is called `words`.
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
