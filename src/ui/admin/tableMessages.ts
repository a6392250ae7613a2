import { formatWhole } from '@/lib/format';
import { megabytes } from '@/lib/megabytes';
import {
  MAX_BYTES,
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_PART,
  MAX_ROWS,
  type Reason,
  Unusable,
} from '@/lib/table/grid';

/** How long a table may take to be read. */
export const MAX_READING_MS = 15_000;

const orPaste = 'or copy its rows and paste them here';
const limit = `${MAX_BYTES / 1024 / 1024} MB`;
const asFile = (things: string) =>
  `Save only the sheet with the ${things} as CSV or Excel (.xlsx), ${orPaste}.`;
const fewer = (what: string, things: string) =>
  `Copy only the ${what} with ${things} and paste them here.`;

/** Why a file or a paste gives no table at all, and what to do: `things` are what it should hold. */
export const unusable: Record<Reason | 'notLoaded', (things: string, measured: number) => string> =
  {
    tooLarge: (things, bytes) =>
      `The file is ${megabytes(bytes)}: the limit is ${limit}. ${asFile(things)}`,
    tooLong: (things, letters) =>
      `This text is ${megabytes(letters)}: the limit is ${limit}. ${fewer('rows', things)}`,
    tooLargeUnpacked: (things, bytes) =>
      `This file unpacks to ${megabytes(bytes)}: the limit is ${limit}. ${asFile(things)}`,
    tooLargePart: (things, bytes) =>
      `A sheet of this file unpacks to ${megabytes(bytes)}: the limit is ${megabytes(MAX_PART)}. ${asFile(things)}`,
    tooManyRows: (things, rows) =>
      `This list has ${formatWhole(rows)} rows: the limit is ${formatWhole(MAX_ROWS)}. ${fewer('rows', things)}`,
    tooManyCells: (things, cells) =>
      `This list spans ${formatWhole(cells)} cells: the limit is ${formatWhole(MAX_CELLS)}. ${fewer('rows', things)}`,
    tooManyColumns: (things, columns) =>
      `This list has ${formatWhole(columns)} columns: the limit is ${MAX_COLUMNS}. ${fewer('columns', things)}`,
    tooSlow: (things) =>
      `This file took longer than ${MAX_READING_MS / 1000} seconds to read. ${asFile(things)}`,
    empty: (things) =>
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
    notLoaded: () =>
      'The list could not be read. Check the connection and try again, or reload the page.',
    notOpened: () =>
      'This file could not be read from the disk. Choose it again, or paste its rows here.',
  };

/** What staff are told where nothing could be read. */
export const whyUnusable = (failure: unknown, things: string): string =>
  failure instanceof Unusable
    ? unusable[failure.reason](things, failure.measured)
    : unusable.notLoaded(things, 0);

export const oneFile = (things: string): string =>
  `Only one file can be read. Drop or choose the one with the ${things}.`;
