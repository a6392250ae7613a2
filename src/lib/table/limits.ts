/** The limits of a table, and the messages about one that cannot be read. */
import { formatWhole } from '../format';
import { megabytes } from '../megabytes';

/** The largest file that is read, the longest text that is pasted, and what a workbook unpacks to. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** More rows than any exchange has securities: the wrong file. */
export const MAX_ROWS = 20_000;
/** More cells than 25 columns of that: what stands at the end of a sheet makes all before it a grid. */
export const MAX_CELLS = 500_000;
/** More columns than any list has: each is shown with its menu. */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

/** A message for a table that should hold `things`, with a size and its limit where that is what is wrong. */
type Message = (things: string, measured: number, limit: number) => string;

const orPaste = 'or copy its rows and paste them here';
const asFile = (things: string) =>
  `Save only the sheet with the ${things} as CSV or Excel (.xlsx), ${orPaste}.`;
const tooMany =
  (what: string): Message =>
  (things, measured, limit) =>
    `This list has ${formatWhole(measured)} ${what}: the limit is ${formatWhole(limit)}. Copy only the part with ${things} and paste it here.`;

/** The messages where a file or a paste gives no table, and what to do. */
export const unusable = {
  tooLarge: (things, bytes, limit) =>
    `This list is ${megabytes(bytes)}: the limit is ${megabytes(limit)}. ${asFile(things)}`,
  tooLargeUnpacked: (things, bytes, limit) =>
    `This file unpacks to ${megabytes(bytes)}: the limit is ${megabytes(limit)}. ${asFile(things)}`,
  tooManyRows: tooMany('rows'),
  tooManyCells: tooMany('cells'),
  tooManyColumns: tooMany('columns'),
  tooSlow: (things) =>
    `This file took longer than ${MAX_READING_MS / 1000} seconds to read. ${asFile(things)}`,
  empty: (things) =>
    `There is nothing to read. Choose the file with the ${things}, or copy their rows with the headings and paste them here.`,
  oldExcel: () =>
    `This Excel file is in the old format (.xls) or protected by a password. Save it as Excel Workbook (.xlsx) without a password and choose that file, ${orPaste}.`,
  pdf: () =>
    'A PDF cannot be read. Open it, copy the rows with their headings, and paste them here.',
  damaged: () =>
    `This Excel file cannot be opened; it may be damaged. Save it again as Excel (.xlsx) or CSV, ${orPaste}.`,
  unknown: () =>
    'This list cannot be read. Choose an Excel (.xlsx), CSV or TSV file, or paste the rows here.',
  oneFile: (things) => `Only one file can be read. Drop or choose the one with the ${things}.`,
  notLoaded: () =>
    'The list could not be read. Check the connection and try again, or reload the page.',
} satisfies Record<string, Message>;

type Reason = keyof typeof unusable;

/** A file or a paste that gives no table, with the size that is beyond its limit. */
export class Unusable extends Error {
  override name = 'Unusable';
  readonly reason: Reason;
  readonly measured: number;
  readonly limit: number;
  constructor(reason: Reason, measured = 0, limit = 0) {
    super(`${reason} ${measured}`);
    this.reason = reason;
    this.measured = measured;
    this.limit = limit;
  }
}

/** Returns the message about a failure to read `things`. */
export function whyUnusable(failure: unknown, things: string): string {
  const { reason, measured, limit } =
    failure instanceof Unusable ? failure : new Unusable('notLoaded');
  const message: Message = unusable[reason];
  return message(things, measured, limit);
}

/** Refuses a size beyond its limit: before what is so large is made, wherever that can be known. */
export function refuseAbove(limit: number, measured: number, reason: Reason): void {
  if (measured > limit) throw new Unusable(reason, measured, limit);
}
