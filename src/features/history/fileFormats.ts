/* The figures of a series as CSV for spreadsheets and as JSON for programs. */
import { max } from 'd3-array';
import { currentEnv } from '@/browser/settings';
import type { SeriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import type { Version, YearOfSeries } from '@/figures/revisions';
import { dayInLagos } from '@/lib/days';
import { timeOf } from './figures';
import { correctionMessages } from './messages';
import {
  columnsOf,
  describeUnexplained,
  type FileColumn,
  type FileFigure,
  publicationDay,
} from './versions';

/** Returns the address of a series' page: as the build was told, else where this page is from. */
const addressOf = ({ slug }: SeriesContent) =>
  (currentEnv().siteUrl || window.location.origin) + seriesPath(slug);

/** Without it spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as a field of RFC 4180. A spreadsheet runs text that begins with one of these as a
 * formula; the apostrophe makes it text.
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

/** Returns the heading of a column of values. A series may be named after its unit. */
function headingOf({ fullName, unit, publisher }: SeriesContent, label: string | null): string {
  const name = label ?? fullName;
  const namesUnit = name.toLowerCase().includes(unit.toLowerCase());
  return [name, ...(namesUnit ? [] : [unit]), `source: ${publisher}`].join(', ');
}

/**
 * Returns why a version replaced the one before it: 'Revision by the source: The Bureau raised it.'
 */
function explain({ said, why }: Version<number>, before: Version<number>): string {
  const kind = why?.reason ? correctionMessages.kinds[why.reason] : describeUnexplained(before);
  const reason = why?.note ? `${kind}: ${why.note}` : kind;
  return said === null ? `${correctionMessages.wasWithdrawn} ${reason}` : reason;
}

/**
 * Returns the columns of the values that a figure had before its current one, four for each value.
 */
function supersededColumns({ label, figures }: FileColumn) {
  const most = Math.max(0, ...figures.map(({ versions }) => versions.length - 1));
  return Array.from({ length: most }, (_, index) => {
    const name = `${label === null ? 'Superseded' : `${label}, superseded`} value ${index + 1}`;
    const cells = new Map(
      figures.flatMap(({ key, versions }) => {
        const [version, next] = [versions[index], versions[index + 1]];
        if (version === undefined || next === undefined) return [];
        const value = version.said ?? correctionMessages.withdrawn;
        const texts = [
          publicationDay(version),
          publicationDay(next),
          textField(explain(next, version)),
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
 * Returns a series as CSV (RFC 4180, UTF-8 with byte order mark): one row a date, oldest first,
 * with the current value (of lists one a tenure), the day of its last change, and the basis. The
 * first row has licence, address and day of the download. The columns at the end hold every value
 * that was published before, so that no date has two rows. A figure that was withdrawn has no
 * current value. Dates are ISO 8601: '2026-11-20', '2026-10'; a quarter is '2026-Q3'.
 */
export function toCsv(content: SeriesContent, years: readonly YearOfSeries[], now: Date): string {
  const columns = columnsOf(content, years).map((column) => ({
    heading: headingOf(content, column.label),
    byKey: new Map(column.figures.map((figure) => [figure.key, figure])),
    superseded: supersededColumns(column),
  }));
  const superseded = columns.flatMap((column) => column.superseded);
  const keys = new Set(columns.flatMap(({ byKey }) => [...byKey.keys()]));
  const rows = [...keys]
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .map((key, row) => {
      const figures = columns.map(({ byKey }) => byKey.get(key));
      const changes = figures.flatMap((figure) => figure?.versions.at(-1) ?? []);
      const source = [content.use.terms, addressOf(content), dayInLagos(now)];
      return [
        textField(key),
        ...figures.map((figure) => figure?.value ?? ''),
        max(changes, publicationDay) ?? '',
        textField(basisOf(content, key)),
        ...source.map((text) => (row === 0 ? textField(text) : '')),
        ...superseded.flatMap(({ heads, cells }) => cells.get(key) ?? heads.map(() => '')),
      ];
    });
  const head = [
    'Date',
    ...columns.map(({ heading }) => heading),
    ...['Last changed on', 'Basis', 'Licence', 'Address', 'Downloaded on'],
    ...superseded.flatMap(({ heads }) => heads),
  ].map(textField);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const versionRecord = (version: Version<number>) => ({
  value: version.said,
  publishedOn: publicationDay(version),
  publishedAt: version.at,
  reason: version.why?.reason || null,
  note: version.why?.note || null,
});

function figureRecord({ key, value, versions }: FileFigure) {
  const [first, last] = [versions[0], versions.at(-1)];
  return {
    date: key,
    value,
    ...(first &&
      last && {
        firstPublished: first.said,
        revisedOn: publicationDay(last),
        versions: versions.map(versionRecord),
      }),
  };
}

/**
 * Returns JSON with the facts of a series and its figures, oldest first; of lists each tenure's. A
 * figure that was changed has all its published values, the current one last; null is a withdrawal.
 */
export function toJson(content: SeriesContent, years: readonly YearOfSeries[], now: Date): string {
  const { fullName, unit, publisher, source, use, breaks } = content;
  const licence = { name: use.terms, url: use.url };
  const address = addressOf(content);
  const downloadedOn = dayInLagos(now);
  const about = { name: fullName, unit, publisher, source, licence, address, downloadedOn, breaks };
  const lists = columnsOf(content, years).map(({ label, figures }) => ({
    ...(label !== null && { label }),
    figures: figures.map(figureRecord),
  }));
  const [only] = lists;
  const figures = only !== undefined && !('label' in only) ? only : { tenures: lists };
  return `${JSON.stringify({ ...about, ...figures }, null, 2)}\n`;
}
