/* The messages for staff who import a table from a file or by pasting. */
import { formatWhole } from '../format';
import { MAX_READING_MS, tableLimits } from './limits';

/**
 * Shortens the text of a cell or row to 200 characters. A single cell can be as large as the file.
 */
export const shortenCellText = (text: string): string => text.replace(/^(.{200}).+/s, '$1…');

/** Replaces the text of a cell if the workbook does not contain the result of its formula. */
export const NOT_CALCULATED = '#NOT CALCULATED';
/** The error message for a row that contains the cell `NOT_CALCULATED`. */
export const notCalculatedMessage =
  'A formula in this row is not calculated. Open the workbook in Excel, save it there and choose it again.';

/**
 * Returns the error message for a number such as '12,345', whose separator may separate thousands
 * or decimals.
 */
export const describeAmbiguousNumber = (text: string) =>
  `'${shortenCellText(text)}' can be read as two different numbers: write it without a thousands separator.`;

const orPaste = 'or copy its rows and paste them here';
const saveOneSheet = `Save only the sheet with the {things} as CSV or Excel (.xlsx), ${orPaste}.`;
const copyPart = 'Copy only the part with {things} and paste it here.';

const formatMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The error messages for a table that is too large. The keys are the names of the limits. */
export const tooLargeMessages = {
  bytes: (size: number) =>
    `This list is ${formatMegabytes(size)}: the limit is ${formatMegabytes(tableLimits.bytes)}. ${saveOneSheet}`,
  unpacked: (size: number) =>
    `This file unpacks to ${formatMegabytes(size)}: the limit is ${formatMegabytes(tableLimits.unpacked)}. ${saveOneSheet}`,
  rows: (count: number) =>
    `This list has ${formatWhole(count)} rows: the limit is ${formatWhole(tableLimits.rows)}. ${copyPart}`,
  cells: (count: number) =>
    `This list has ${formatWhole(count)} cells: the limit is ${formatWhole(tableLimits.cells)}. ${copyPart}`,
  columns: (count: number) =>
    `This list has ${formatWhole(count)} columns: the limit is ${formatWhole(tableLimits.columns)}. ${copyPart}`,
};

/**
 * The error messages for a file or a paste without a readable table. `{things}` is replaced with
 * the contents of the table, such as 'prices'.
 */
export const tableErrors = {
  tooSlow: `This file took longer than ${MAX_READING_MS / 1000} seconds to read. ${saveOneSheet}`,
  empty:
    'There is nothing to read. Choose the file with the {things}, or copy their rows with the headings and paste them here.',
  oldExcel: `This Excel file is in the old format (.xls) or protected by a password. Save it as Excel Workbook (.xlsx) without a password and choose that file, ${orPaste}.`,
  pdf: 'A PDF cannot be read. Open it, copy the rows with their headings, and paste them here.',
  damaged: `This Excel file cannot be opened; it may be damaged. Save it again as Excel (.xlsx) or CSV, ${orPaste}.`,
  unknown:
    'This list cannot be read. Choose an Excel (.xlsx), CSV or TSV file, or paste the rows here.',
  oneFile: 'Only one file can be read. Drop or choose the one with the {things}.',
  notLoaded: 'The list could not be read. Check the connection and try again, or reload the page.',
};

/** Formats a count with its noun, such as '2 hidden rows'. Returns '' if the count is 0. */
function formatCount(count: number, noun: string): string {
  return count === 0 ? '' : `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export const tableLabels = {
  paste: 'Paste the list here',
  edit: 'Text of the list',
  readTyped: 'Read this text',
  reading: 'Reading the list...',
  cancel: 'Cancel',
  pasted: 'Pasted',
  whatIs: (head: string) => `Contents of column ${head}`,
  asChosenBefore: 'Filled in from your choices for an earlier table with the same headings.',
  comma: {
    label: 'The comma in numbers such as 12,345',
    choose: 'choose what it separates',
    thousands: 'it separates thousands',
    decimals: 'it separates decimals',
  },
  sheet: 'Sheet',
  chooseSheet: 'choose a sheet',
  whichSheet: (things: string) =>
    `Several sheets of this workbook contain ${things}. Choose the one to read.`,
  otherSheets: (things: string) =>
    `Several sheets of this workbook contain ${things}. Check that this is the right one.`,
  hidden: (rows: number, columns: number) => {
    const parts = [formatCount(rows, 'hidden row'), formatCount(columns, 'hidden column')];
    const isOne = rows + columns === 1;
    const them = isOne ? 'it' : 'them';
    return `${parts.filter(Boolean).join(' and ')} ${isOne ? 'was' : 'were'} left out. To include ${them}, show ${them} in the workbook or web page, then choose the file or paste the table again.`;
  },
};
