import { formatCalendarDate, formatWhole } from '@/lib/format';
import { megabytes } from '@/lib/megabytes';
import type { Field, LeftOutReason } from './types';

/** The largest file of a price list that is read, and the longest text that is pasted. */
export const MAX_LIST_BYTES = 2 * 1024 * 1024;
/** More rows than any exchange has securities: the wrong file. */
export const MAX_LIST_ROWS = 20_000;
/** More cells than 25 columns of that: what stands at the end of a sheet makes all before it a grid. */
export const MAX_LIST_CELLS = 500_000;
/** More columns than any list has: each is shown with its menu. */
export const MAX_LIST_COLUMNS = 500;
/** What a workbook may have unpacked: a small file can hold gigabytes of blanks. */
export const MAX_UNPACKED = 10 * 1024 * 1024;
/** How long a workbook may take to be read. */
export const MAX_READING_MS = 15_000;

const orPaste = 'or copy its rows and paste them here';

/** Why a file or a paste gives no list at all, and what to do. */
export const unusable = {
  tooLarge: (bytes: number) =>
    `The file is ${megabytes(bytes)}: the limit is ${MAX_LIST_BYTES / 1024 / 1024} MB. Save only the sheet with the prices as CSV or Excel (.xlsx), ${orPaste}.`,
  tooLong: (letters: number) =>
    `This text is ${megabytes(letters)}: the limit is ${MAX_LIST_BYTES / 1024 / 1024} MB. Copy only the rows with prices and paste them here.`,
  tooLargeUnpacked: (bytes: number) =>
    `This file unpacks to ${megabytes(bytes)}: the limit is ${MAX_UNPACKED / 1024 / 1024} MB. Save only the sheet with the prices as CSV or Excel (.xlsx), ${orPaste}.`,
  tooManyCells: (cells: number) =>
    `This list spans ${formatWhole(cells)} cells: the limit is ${formatWhole(MAX_LIST_CELLS)}. Copy only the rows with prices and paste them here.`,
  tooSlow: `This file took longer than ${MAX_READING_MS / 1000} seconds to read. Save only the sheet with the prices as CSV or Excel (.xlsx), ${orPaste}.`,
  tooManyRows: (rows: number) =>
    `This list has ${formatWhole(rows)} rows: the limit is ${formatWhole(MAX_LIST_ROWS)}. Copy only the rows with prices and paste them here.`,
  tooManyColumns: (columns: number) =>
    `This list has ${formatWhole(columns)} columns: the limit is ${MAX_LIST_COLUMNS}. Copy only the columns with prices and paste them here.`,
  empty: 'This file is empty. Choose the file with the prices, or paste its rows here.',
  nothingPasted:
    'There was no text to read. Copy the rows with their headings and paste them again.',
  encrypted: `This Excel file is protected by a password. Save it without the password and choose it again, ${orPaste}.`,
  oldExcel: `This is the old Excel format (.xls). Save it as Excel Workbook (.xlsx) and choose that file, ${orPaste}.`,
  binaryExcel: `This is a binary Excel file (.xlsb). Save it as Excel Workbook (.xlsx) and choose that file, ${orPaste}.`,
  openDocument: `This is an OpenDocument file. Save it as Excel (.xlsx) or CSV and choose that file, ${orPaste}.`,
  pdf: 'A PDF cannot be read. Open it, copy the rows with their headings, and paste them here.',
  picture: 'A picture cannot be read. Ask for the list as Excel (.xlsx) or CSV, or type the rows.',
  noSheet: `This file has no sheet with rows. Save the list as Excel (.xlsx) or CSV, ${orPaste}.`,
  damaged: `This Excel file cannot be opened; it may be damaged. Save it again as Excel (.xlsx) or CSV, ${orPaste}.`,
  unknown:
    'This list cannot be read. Choose an Excel (.xlsx), CSV or TSV file, or paste the rows here.',
  notLoaded: 'The list could not be read. Check the connection and try again, or reload the page.',
  notOpened: 'This file could not be read from the disk. Choose it again, or paste its rows here.',
};

export const fieldLabels: Record<Field, string> = {
  symbol: 'Symbol',
  previous: 'Previous',
  current: 'Current',
  trades: 'Trades',
  volume: 'Volume',
  value: 'Value',
  date: 'Trade Date',
};

const needed: Record<'symbol' | 'previous' | 'current', string> = {
  symbol: 'the symbol',
  previous: 'the previous close',
  current: "tonight's close",
};

/** What is wrong with a list as a whole, and what to do. */
export const problems = {
  noHeads:
    'No headings such as Symbol, PClose and Close were found. Choose the columns below, choose another sheet, or copy the rows again with their headings.',
  noColumn: (field: keyof typeof needed) =>
    `No column was recognised as ${needed[field]}. Choose it under Columns.`,
  severalColumns: (field: Field, heads: readonly string[]) =>
    `${heads.join(' and ')} could each be ${fieldLabels[field]}. Choose one under Columns.`,
  severalTables: (count: number, row: number) =>
    `There are ${count} tables. The one with its headings in row ${row} is read; choose another below if that is the wrong one.`,
  namesForSymbols: (head: string) =>
    `${head} holds names, not symbols. Choose the column with the symbols under Columns, or type them below.`,
  mergedCells: (count: number) =>
    `${rowsInWords(count)} merged cells. Unmerge them in the sheet and copy it again, or type the figures below.`,
  formulaErrors: (count: number) =>
    `${rowsInWords(count)} a formula error. Correct it in the sheet and copy it again, or type the figures below.`,
  decimalCommas:
    'Commas stand for decimal points in this list: 12,50 is read as 12.50. Numbers that could mean two things are listed below.',
};

function rowsInWords(count: number): string {
  return count === 1 ? '1 row has' : `${count} rows have`;
}

const MOST_ROWS_NAMED = 3;

/** Why a row cannot be read. */
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

/** Why rows are left out, after a count of them. */
export const leftOutWords: Record<LeftOutReason, (count: number) => string> = {
  noTrade: () => 'without a trade',
  noCloses: () => 'without both closes',
  unchanged: () => 'unchanged',
  fund: (count) => (count === 1 ? 'bond or fund' : 'bonds and funds'),
  total: (count) => (count === 1 ? 'total' : 'totals'),
  twice: () => 'listed twice',
  otherTable: () => 'from another table',
  title: (count) => (count === 1 ? 'title or note' : 'titles and notes'),
  heads: () => 'with headings',
  blank: () => 'blank',
};

export const leftOutDetails = {
  lastTraded: (day: string) => `last traded ${formatCalendarDate(day)}`,
  noPrevious: 'no previous close',
  noCurrent: 'no close',
  neither: 'neither close',
  sameAs: (row: number) => `as in row ${row}`,
};
