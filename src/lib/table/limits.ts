/** The limits of a table, the messages about one that cannot be read, and the words of its screen. */
import { formatWhole } from '../format';

/** The largest file that is read, the longest text that is pasted, and what a workbook unpacks to. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** More rows than any exchange has securities: the wrong file. */
export const MAX_ROWS = 20_000;
/** More cells than 25 columns of that: what stands at the end of a sheet makes all before it a grid. */
export const MAX_CELLS = 500_000;
/** More columns than any list has: each is shown with its menu. */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

/** Returns a cell or row as it is shown: of one as large as the list its beginning. */
export const shownText = (text: string): string => text.replace(/^(.{200}).+/s, '$1…');

const orPaste = 'or copy its rows and paste them here';
const asFile = `Save only the sheet with the {things} as CSV or Excel (.xlsx), ${orPaste}.`;
const copyPart = 'Copy only the part with {things} and paste it here.';
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const limit = (has: string, most: number, format: (size: number) => string, advice: string) => ({
  most,
  say: (size: number) =>
    `This ${has.replace('#', format(size))}: the limit is ${format(most)}. ${advice}`,
});
/** The most of each size, and what is said of more. */
export const limits = {
  bytes: limit('list is #', MAX_BYTES, megabytes, asFile),
  unpacked: limit('file unpacks to #', MAX_BYTES, megabytes, asFile),
  rows: limit('list has # rows', MAX_ROWS, formatWhole, copyPart),
  cells: limit('list has # cells', MAX_CELLS, formatWhole, copyPart),
  columns: limit('list has # columns', MAX_COLUMNS, formatWhole, copyPart),
};

/** The messages where a file or a paste gives no table, and what to do; `{things}` are what it should hold. */
export const unusable = {
  tooSlow: `This file took longer than ${MAX_READING_MS / 1000} seconds to read. ${asFile}`,
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

/** A file or a paste that gives no table; its message is one of those above. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** Refuses a size beyond its limit: before what is so large is made, wherever that can be known. */
export function refuseAbove(size: keyof typeof limits, measured: number): void {
  const { most, say } = limits[size];
  if (measured > most) throw new Unusable(say(measured));
}

export const tableLabels = {
  paste: 'Paste the list here',
  edit: 'Text of the list',
  readTyped: 'Read this text',
  reading: 'Reading the list...',
  cancel: 'Cancel',
  pasted: 'Pasted',
  whatIs: (head: string) => `What ${head} is`,
  sheet: 'Sheet',
  chooseSheet: 'choose a sheet',
  whichSheet: (things: string) =>
    `Several sheets of this workbook hold ${things}. Choose the one to read.`,
  /** Above the name of the sheet that is read. */
  otherSheets: (things: string) =>
    `Several sheets of this workbook hold ${things}. Check that this is the one.`,
  hiddenRows: (count: number) =>
    `${formatWhole(count)} hidden ${count === 1 ? 'row was' : 'rows were'} left out. To have ${count === 1 ? 'it' : 'them'} read, show ${count === 1 ? 'it' : 'them'} in the workbook, save it and choose it again.`,
};
