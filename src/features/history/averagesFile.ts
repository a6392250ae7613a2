/* The averages of a series as a CSV file. */
import { saveFile } from '@/browser/fileActions';
import type { SeriesContent } from '@/content/series';
import { toLagosDay } from '@/lib/days';
import {
  calculateAverages,
  type AveragePeriod,
  type AveragesOptions,
  type PeriodAverage,
} from './averages';
import { formatHeading, toCsvText, getPageUrl } from './fileFormats';
import { averageMessages, historyMessages, toolMessages } from './messages';
import { createFileName } from './files';

export function toAveragesCsv(
  content: SeriesContent,
  rows: readonly PeriodAverage[],
  period: AveragePeriod,
  now: Date,
): string {
  const head = [
    averageMessages.period(period),
    `${averageMessages.average}, ${formatHeading(content, null)}`,
    ...['End', 'Lowest', 'Highest', 'Sessions', 'Not entered', 'Begins', 'Ends'],
    ...['Licence', 'Address', 'Downloaded on'],
  ];
  const source = [content.use.terms, getPageUrl(content), toLagosDay(now)];
  const lines = rows.map((row, index) => [
    row.key,
    row.average,
    ...[row.end.value, row.lowest.value, row.highest.value, row.sessions, row.missing],
    row.from ?? '',
    row.until ?? (row.isSoFar ? row.end.key : ''),
    ...source.map((text) => (index === 0 ? text : '')),
  ]);
  return toCsvText([head, ...lines]);
}

/** Downloads the averages as CSV and returns a message for the user. */
export function downloadAverages(options: AveragesOptions): string {
  const { content, period, now } = options;
  const rows = calculateAverages(options);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return historyMessages.noFigures;
  const name = createFileName(content, [first.key, last.key], `by-${period}.csv`);
  const text = toAveragesCsv(content, rows, period, now);
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  return toolMessages.saved(name);
}
