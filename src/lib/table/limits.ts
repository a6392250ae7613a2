/** The limits of a table, and the messages about one that cannot be read. */
import { formatWhole } from '../format';
import { megabytes } from '../megabytes';

/** The largest file that is read, the longest text that is pasted, and what a workbook unpacks to. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** From here on the reader of workbooks unpacks a part in a worker of its own, which no page allows. */
export const MAX_PART = 512 * 1024;
/** More rows than any exchange has securities: the wrong file. */
export const MAX_ROWS = 20_000;
/** More cells than 25 columns of that: what stands at the end of a sheet makes all before it a grid. */
export const MAX_CELLS = 500_000;
/** More columns than any list has: each is shown with its menu. */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

const orPaste = 'or copy its rows and paste them here';
const limit = `${MAX_BYTES / 1024 / 1024} MB`;
const asFile = (things: string) =>
  `Save only the sheet with the ${things} as CSV or Excel (.xlsx), ${orPaste}.`;
const fewer = (what: string, things: string) =>
  `Copy only the ${what} with ${things} and paste them here.`;

/** The messages where a file or a paste gives no table, and what to do: it should hold `things`. */
export const unusable = {
  tooLarge: (things: string, bytes: number) =>
    `The file is ${megabytes(bytes)}: the limit is ${limit}. ${asFile(things)}`,
  tooLong: (things: string, letters: number) =>
    `This text is ${megabytes(letters)}: the limit is ${limit}. ${fewer('rows', things)}`,
  tooLargeUnpacked: (things: string, bytes: number) =>
    `This file unpacks to ${megabytes(bytes)}: the limit is ${limit}. ${asFile(things)}`,
  tooLargePart: (things: string, bytes: number) =>
    `A sheet of this file unpacks to ${megabytes(bytes)}: the limit is ${megabytes(MAX_PART)}. ${asFile(things)}`,
  tooManyRows: (things: string, rows: number) =>
    `This list has ${formatWhole(rows)} rows: the limit is ${formatWhole(MAX_ROWS)}. ${fewer('rows', things)}`,
  tooManyCells: (things: string, cells: number) =>
    `This list spans ${formatWhole(cells)} cells: the limit is ${formatWhole(MAX_CELLS)}. ${fewer('rows', things)}`,
  tooManyColumns: (things: string, columns: number) =>
    `This list has ${formatWhole(columns)} columns: the limit is ${MAX_COLUMNS}. ${fewer('columns', things)}`,
  tooSlow: (things: string) =>
    `This file took longer than ${MAX_READING_MS / 1000} seconds to read. ${asFile(things)}`,
  empty: (things: string) =>
    `This file is empty. Choose the file with the ${things}, or paste its rows here.`,
  nothingPasted: () =>
    'There was no text to read. Copy the rows with their headings and paste them again.',
  encrypted: () =>
    `This Excel file is protected by a password. Save it without the password and choose it again, ${orPaste}.`,
  oldExcel: () =>
    `This is the old Excel format (.xls). Save it as Excel Workbook (.xlsx) and choose that file, ${orPaste}.`,
  binaryExcel: () =>
    `This is a binary Excel file (.xlsb). Save it as Excel Workbook (.xlsx) and choose that file, ${orPaste}.`,
  openDocument: () =>
    `This is an OpenDocument file. Save it as Excel (.xlsx) or CSV and choose that file, ${orPaste}.`,
  pdf: () =>
    'A PDF cannot be read. Open it, copy the rows with their headings, and paste them here.',
  picture: () =>
    'A picture cannot be read. Ask for the list as Excel (.xlsx) or CSV, or type the rows.',
  noSheet: () =>
    `This file has no sheet with rows. Save the list as Excel (.xlsx) or CSV, ${orPaste}.`,
  damaged: () =>
    `This Excel file cannot be opened; it may be damaged. Save it again as Excel (.xlsx) or CSV, ${orPaste}.`,
  unknown: () =>
    'This list cannot be read. Choose an Excel (.xlsx), CSV or TSV file, or paste the rows here.',
  oneFile: (things: string) =>
    `Only one file can be read. Drop or choose the one with the ${things}.`,
  notLoaded: () =>
    'The list could not be read. Check the connection and try again, or reload the page.',
  notOpened: () =>
    'This file could not be read from the disk. Choose it again, or paste its rows here.',
} satisfies Record<string, (things: string, measured: number) => string>;

export type Reason = keyof typeof unusable;

/** A file or a paste that gives no table, with the size that is beyond its limit. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly reason: Reason;
  readonly measured: number;
  constructor(reason: Reason, measured = 0) {
    super(`${reason} ${measured}`);
    this.reason = reason;
    this.measured = measured;
  }
}

/** Returns the message about a failure to read `things`. */
export function whyUnusable(failure: unknown, things: string): string {
  const { reason, measured } = failure instanceof Unusable ? failure : new Unusable('notLoaded');
  const words: (things: string, measured: number) => string = unusable[reason];
  return words(things, measured);
}

/** Refuses a size beyond its limit: before what is so large is made, wherever that can be known. */
export function refuseAbove(limit: number, measured: number, reason: Reason): void {
  if (measured > limit) throw new Unusable(reason, measured);
}
