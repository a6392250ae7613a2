import { formatCalendarDate } from '@/lib/format';
import { keysOf } from '@/lib/records';

/** The fields that the reader takes from columns, as their menus name them. */
export const fieldLabels = {
  symbol: 'Symbol',
  previous: 'Previous',
  current: 'Current',
  trades: 'Trades',
  volume: 'Volume',
  value: 'Value',
  date: 'Trade Date',
};
export type ListField = keyof typeof fieldLabels;
export const fields = keysOf(fieldLabels);

const needed = {
  symbol: 'the symbol',
  previous: 'the previous close',
  current: "tonight's close",
};
export const neededFields = keysOf(needed);

/** The problems of a list as a whole, each with what to do. */
export const problems = {
  noHeads:
    'No headings such as Symbol, PClose and Close were found. Choose the columns below, choose another sheet, or copy the rows again with their headings.',
  noColumn: (field: keyof typeof needed) =>
    `No column was recognised as ${needed[field]}. Choose it under Columns.`,
  severalColumns: (field: ListField, heads: readonly string[]) =>
    `${heads.join(' and ')} could each be ${fieldLabels[field]}. Choose one under Columns.`,
  severalTables: (count: number, row: number) =>
    `There are ${count} tables. The one with its headings in row ${row} is read; choose another below if that is the wrong one.`,
  namesForSymbols: (head: string) =>
    `${head} holds names, not symbols. Choose the column with the symbols under Columns, or type them below.`,
  mergedCells: (count: number) =>
    `${describeRows(count)} merged cells. Unmerge them in the sheet and copy it again, or type the figures below.`,
  formulaErrors: (count: number) =>
    `${describeRows(count)} a formula error. Correct it in the sheet and copy it again, or type the figures below.`,
  decimalCommas:
    'Commas stand for decimal points in this list: 12,50 is read as 12.50. Numbers that could mean two things are listed below.',
};

function describeRows(count: number): string {
  return count === 1 ? '1 row has' : `${count} rows have`;
}

const MOST_ROWS_NAMED = 3;

/** The reasons why a row cannot be read. */
export const unreadable = {
  letterO: (text: string) => `'${text}' is not a number: a letter O stands for the 0`,
  letterL: (text: string) =>
    `'${text}' is not a number: a letter ${/[lI]/.exec(text)?.[0] ?? 'l'} stands for the 1`,
  noNumber: (text: string) => `'${text}' is not a number`,
  formulaError: (text: string) => `'${text}' is a formula error: correct it in the sheet`,
  tooNarrow: 'The column was too narrow when it was copied: widen it and copy again',
  exponent: (text: string) => `'${text}' is in scientific notation, so digits may be missing`,
  percent: (text: string) => `'${text}' is a percentage, not a price`,
  twoMeanings: (text: string) =>
    `'${text}' could mean two numbers: the comma or the point may be the decimal mark`,
  negative: (text: string) => `'${text}' is below 0: no price can be`,
  tooLarge: (text: string) => `'${text}' is too large for a price`,
  merged: 'This cell is merged with another: unmerge it in the sheet',
  noSymbol: 'This row has no symbol',
  numberForSymbol: (text: string) => `'${text}' is a number, not a symbol`,
  nameForSymbol: (text: string) => `'${text}' is a name, not a symbol`,
  unknownFlag: (flag: string) => `'${flag}' is not a flag that the exchange uses`,
  symbolTooLong: (text: string) => `'${text}' is too long for a symbol`,
  noSymbolAtAll: (text: string) => `'${text}' is not a symbol`,
  tooManyCells: (cells: number, heads: number) =>
    `${cells} values for ${heads} headings: a separator inside a number may have cut it in two`,
  otherCellCount: (cells: number, heads: number) =>
    `${cells} values for ${heads} headings, so it is unclear which is which`,
  listedTwice: (symbol: string, rows: readonly number[]) =>
    `${symbol} is listed with different closes in row ${rows.slice(0, MOST_ROWS_NAMED).join(', ')}: type the right ones`,
  laterDay: (day: string, list: string) =>
    `Its trade date, ${formatCalendarDate(day)}, is after that of the list, ${formatCalendarDate(list)}`,
  missing: (what: string) => `${what} is missing`,
};

/** Describes why rows are left out, after their count. */
export const describeLeftOut = {
  noTrade: () => 'without a trade',
  noCloses: () => 'without both closes',
  unchanged: () => 'unchanged',
  fund: (count: number) => (count === 1 ? 'bond or fund' : 'bonds and funds'),
  total: (count: number) => (count === 1 ? 'total' : 'totals'),
  twice: () => 'listed twice',
  otherTable: () => 'from another table',
};
export type LeftOutReason = keyof typeof describeLeftOut;

export const leftOutDetails = {
  lastTraded: (day: string) => `last traded ${formatCalendarDate(day)}`,
  previous: 'no previous close',
  current: 'no close',
  neither: 'neither close',
  sameAs: (row: number) => `as in row ${row}`,
};
