/** The figures of a series as a file for spreadsheets. */
import type { SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import type { Points } from '../history';
import { type Figure, figuresOf, tenuresOf, timeOf } from './figures';
import { dayOf } from './periods';
import type { Span } from '@/lib/chart/time';

/** Without it spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The points whose day or period begins within a span. */
export function pointsIn(points: Points, { from, to }: Span): Points {
  return Object.fromEntries(
    Object.entries(points).filter(([key]) => timeOf(key) >= from && timeOf(key) <= to),
  );
}

/**
 * A text as a field of RFC 4180. A spreadsheet runs text that begins with one of these as a formula;
 * the apostrophe makes it text.
 */
function textField(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const numberField = (value: number | undefined) => (value === undefined ? '' : String(value));
const revisedOn = (figure: Figure | undefined) =>
  figure?.first === undefined ? '' : dayInLagos(new Date(figure.savedAt));

/** Columns of values: one, or of lists one a tenure. */
function columnsOf(content: SeriesContent, points: Points) {
  const tenures = tenuresOf(points);
  const about = `${content.unit}, source: ${content.publisher}`;
  if (tenures.length === 0) {
    return [
      {
        name: `${content.fullName}, ${about}`,
        first: 'First published',
        figures: figuresOf(points),
      },
    ];
  }
  return tenures.map((label) => ({
    name: `${label}, ${about}`,
    first: `${label}, first published`,
    figures: figuresOf(points, label),
  }));
}

/**
 * The points as CSV (RFC 4180, UTF-8 with byte order mark), oldest first: date, a column of values
 * (of lists one a tenure) whose heading names unit and source, what was first published, and on which
 * day it was revised. Dates are ISO 8601: '2026-11-20', '2026-10'; a quarter is '2026-Q3'.
 */
export function toCsv(content: SeriesContent, points: Points): string {
  const columns = columnsOf(content, points).map((column) => ({
    ...column,
    byKey: new Map(column.figures.map((figure) => [figure.key, figure])),
  }));
  const keys = new Map(
    columns.flatMap(({ figures }) => figures.map(({ key, at }) => [key, at] as const)),
  );
  const rows = [...keys]
    .toSorted(([, one], [, other]) => one - other)
    .map(([key]) => {
      const found = columns.map(({ byKey }) => byKey.get(key));
      return [
        textField(key),
        ...found.map((figure) => numberField(figure?.value)),
        ...found.map((figure) => numberField(figure?.first?.value)),
        revisedOn(found.find((figure) => figure?.first !== undefined)),
      ];
    });
  const head = [
    'Date',
    ...columns.map(({ name }) => name),
    ...columns.map(({ first }) => first),
    'Revised on',
  ].map(textField);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** The name of a file of these points: 'all-share-index-2025-11-20-to-2026-11-20.csv'. */
export function fileName(content: SeriesContent, { from, to }: Span, ending: string): string {
  const name = content.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${name}-${dayOf(from)}-to-${dayOf(to)}.${ending}`;
}
