import { isCalendarDate } from '@/lib/days';
import { parseUsableNumber } from '@/lib/numbers';
import { groupBy } from '@/lib/records';
import { type TableKind, getCellText } from '@/lib/table/columns';
import type { FoundTable } from '@/lib/table/findTable';
import { NOT_CALCULATED } from '@/lib/table/messages';
import { type CommaMeaning, createNumberStyle } from '@/lib/table/numberStyle';
import { isPartialDate } from '@/lib/table/partialDate';
import { readFileDate } from '@/figures/admin/fileDates';
import { hasPeriods, isPointKey, toSeriesPeriod } from '@/figures/history';
import { indicators } from '@/figures/registry';
import { historyFormMessages } from './messages';
import type { HistorySubject } from './subjects';
import {
  findFuturePeriodError,
  isFuturePeriod,
  isYearOrDay,
  type DateOrder,
  findPeriodError,
  readShortMonth,
} from '@/figures/admin/periods';

type PastUse = 'date' | 'value';
const DATE_HEAD = /date|day|period|month|quarter/i;
const VALUE_HEAD = /value|close|price|rate|index|percent|yield|figure|%/i;

/**
 * Describes tables of past figures. A heading that matches both a date and a value, such as 'Month
 * Value', is ignored. It may be two headings with a space between them.
 */
export const pastFiguresTableKind: TableKind<PastUse> = {
  things: 'figures',
  uses: { date: 'Date', value: 'Value' },
  needed: ['date', 'value'],
  findHeading: (text) => {
    const isDate = DATE_HEAD.test(text);
    if (isDate === VALUE_HEAD.test(text) || /\d/.test(text)) return undefined;
    return isDate ? { use: 'date', rank: 0 } : { use: 'value', rank: text.includes('%') ? 2 : 1 };
  },
  byPosition: true,
  example: [
    ['DATE', 'VALUE'],
    ['2025-02-20', '105,432.07'],
    ['2025-02-21', '105,619.80'],
  ],
  hint: 'Copy the rows with their headings, then press Ctrl+V',
};

interface ReadingOptions {
  /** Which part of '03/04/2025' comes first, the day or the month, if the user has chosen it. */
  first?: DateOrder | undefined;
  /** The meaning of the comma in '12,345', if the user has chosen it. */
  comma?: CommaMeaning | undefined;
  now: Date;
}

/** Returns true if a date such as '03/04/2025' has two possible meanings. */
const isEitherDay = (text: string) =>
  readFileDate(text) === null && readFileDate(text, 'day') !== null;

const isMonthly = (series: string) => hasPeriods(series) && indicators[series].every === 'month';

/**
 * Returns true if dates such as 'Jul-25' could be days (25 July) instead of months (July 2025).
 * This is possible if all of them name the same month, or if one would be a future month.
 */
function couldBeDays(texts: readonly string[], now: Date): boolean {
  const months = texts.flatMap((text) => readShortMonth(text) ?? []);
  const names = new Set(months.map((key) => key.slice(5)));
  return months.length > 1 && (names.size === 1 || months.some((key) => isFuturePeriod(key, now)));
}

/** Returns the key of the point for a date, or the reason why the date is not accepted. */
export function parsePointKey(
  text: string,
  { series }: HistorySubject,
  { first, now }: ReadingOptions,
) {
  const { noDate, noYear, eitherDay, eitherMonth, unreadableDate, noDay } = historyFormMessages;
  if (text === '') return { why: noDate };
  if (isPartialDate(text)) return { why: noYear(text) };
  if (isMonthly(series) && isYearOrDay(text)) return { why: eitherMonth(text) };
  const month = isMonthly(series) ? readShortMonth(text) : null;
  const key = readFileDate(text, first) ?? month;
  if (key === null) return { why: isEitherDay(text) ? eitherDay(text) : unreadableDate(text) };
  if (!hasPeriods(series) && !isCalendarDate(key)) return { why: noDay(text) };
  const period = isPointKey(series, key) ? toSeriesPeriod(series, key) : key;
  const ahead = findFuturePeriodError(period, now);
  if (ahead !== null) return { why: ahead };
  if (isPointKey(series, key)) return { key: period };
  const misnamed = hasPeriods(series) ? findPeriodError(series, text, now) : null;
  return { why: misnamed ?? unreadableDate(text) };
}

/** Returns true if all values without a percent sign look like fractions, such as 0.22 for 22%. */
function areFractions({ rows }: FoundTable<PastUse>): boolean {
  const bare = rows.flatMap(({ isEmpty, isOutside, texts: { value } }) =>
    isEmpty || isOutside || value.includes('%')
      ? []
      : (parseUsableNumber(value, { kind: 'percent' }) ?? []),
  );
  return bare.length > 0 && bare.every((value) => Math.abs(value) < 1);
}

/**
 * Reads the rows of a table. `unreadable` contains the rows that cannot be read, with the reason.
 * Skips empty rows, headings, and a repeated date with the same value.
 */
export function readHistoryRows(
  table: FoundTable<PastUse>,
  subject: HistorySubject,
  reading: ReadingOptions,
) {
  const dataRows = table.rows.filter(({ isEmpty, isOutside }) => !isEmpty && !isOutside);
  const areDays = couldBeDays(
    dataRows.map(({ texts }) => texts.date),
    reading.now,
  );
  const numbers = createNumberStyle(
    dataRows.map(({ texts }) => texts.value),
    reading.comma,
  );
  const rows = table.rows.flatMap(({ row, cells, texts, isEmpty, isOutside, cut }) => {
    if (isEmpty) return [];
    const text = cells.map(getCellText).join(' | ');
    const rejectRow = (why: string) => ({ row, text, why });
    // A row outside the table without digits is a title, so skip it.
    if (isOutside) return /\d/.test(text) ? rejectRow(historyFormMessages.otherTable) : [];
    if (cut !== null) return rejectRow(historyFormMessages[cut]);
    if (Object.values(texts).includes(NOT_CALCULATED))
      return rejectRow(historyFormMessages.notCalculated);
    if (areDays && isMonthly(subject.series) && readShortMonth(texts.date) !== null)
      return rejectRow(historyFormMessages.eitherMonth(texts.date));
    const { key, why } = parsePointKey(texts.date, subject, reading);
    if (key === undefined) return rejectRow(why);
    if (numbers.isEither(texts.value))
      return rejectRow(historyFormMessages.eitherNumber(texts.value));
    if (texts.value === '') return rejectRow(historyFormMessages.noValue);
    if (texts.value.includes('%') && subject.kind !== 'percent')
      return rejectRow(historyFormMessages.isPercent(texts.value));
    const value = parseUsableNumber(numbers.toInput(texts.value) ?? '', { kind: subject.kind });
    if (value === null) return rejectRow(historyFormMessages.noNumber(texts.value));
    return { row, key, value };
  });
  const keyed = rows.filter((row) => 'key' in row);
  const dated = groupBy(keyed, ({ key }) => key);
  /**
   * If a file has two different values for one date, neither value is imported, because either
   * could be right.
   */
  const settled = rows.flatMap((row) => {
    if (!('key' in row)) return row;
    const group = dated.get(row.key) ?? [];
    const other = group.find(({ value }) => value !== row.value);
    if (other === undefined) return row === group[0] ? row : [];
    const why = historyFormMessages.twice(other.row);
    return { row: row.row, text: `${row.key} | ${row.value}`, why };
  });
  return {
    /** True if the table has a column for the date and one for the value. */
    complete: table.absent.length === 0,
    read: settled.filter((row) => 'key' in row),
    unreadable: settled.filter((row) => 'why' in row),
    areFractions: subject.kind === 'percent' && areFractions(table),
    asksComma: numbers.asksComma,
    asksOrder: dataRows.some(({ texts }) => isEitherDay(texts.date)),
  };
}

export type HistoryReading = ReturnType<typeof readHistoryRows>;
export type ImportRow = HistoryReading['read'][number];
