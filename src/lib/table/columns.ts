/* Defines sheets, kinds of tables, and the headings of their columns. */

export type RowCells = readonly string[];

/** A sheet of a workbook, or the table in a pasted text. `rows[0]` is row 1. */
export interface Sheet {
  name: string;
  rows: readonly RowCells[];
  /**
   * Determines how many cells a row may have.
   * - `free`: any number. The source marks columns reliably (a spreadsheet, an HTML table or tabs).
   * - `atMost`: at most the number of headings. More cells mean that a separator has split a
   *   number.
   * - `exactly`: the number of headings. The source omits blank cells (text with spaces).
   */
  shape: 'free' | 'atMost' | 'exactly';
  /**
   * The number of hidden rows that contain something in the file. In `rows`, the cells of these
   * rows are blank.
   */
  hiddenRows?: number;
  /**
   * The number of hidden columns that contain something in the file. In `rows`, the cells of these
   * columns are blank.
   */
  hiddenColumns?: number;
  /** True for the sheet that Excel shows when it opens the workbook. */
  isActive?: boolean;
}

/** Returns the trimmed text of a cell; '' if the cell does not exist. */
export const getCellText = (cell: string | undefined): string => cell?.trim() ?? '';

export const isBlankRow = (row: RowCells): boolean => row.every((cell) => getCellText(cell) === '');

/** Returns whether a row is a separator line under headings, such as `|---|:--:|` or `======`. */
export const isSeparatorRow = (row: RowCells): boolean =>
  !isBlankRow(row) && row.every((cell) => /^(?:[-=+:]{3,})?$/.test(getCellText(cell)));

/** Replaces tabs and line breaks in a cell with spaces. */
export const flattenCell = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ');

/**
 * Returns a sheet as text that staff can edit. Tabs separate cells, as in text that is copied from
 * a spreadsheet.
 */
export const formatSheet = ({ rows }: Pick<Sheet, 'rows'>): string =>
  rows.map((row) => row.map(flattenCell).join('\t')).join('\n');

/** A kind of table that staff import, such as a price list. */
export interface TableKind<Use extends string> {
  /** The name of the contents in messages, such as 'prices'. */
  things: string;
  /**
   * The kinds of contents that a column can have, with a label for each, such as 'Symbol' and
   * 'Close'. The cells of the first kind are text instead of numbers.
   */
  uses: Readonly<Record<Use, string>>;
  /** The uses for which the table must have a column. */
  needed: readonly Use[];
  /**
   * Returns the use that a heading names; 'other' for a known heading that is not imported. If two
   * columns have the same use, the column with the lower rank is imported.
   */
  findHeading: (text: string) => { use: Use | 'other'; rank: number } | undefined;
  /** True if columns without known headings are in the order of `uses`. */
  byPosition?: boolean;
  /** The headings and first rows of the example table. */
  example: readonly RowCells[];
  hint: string;
}

/** The uses that staff chose for columns. The keys are column indexes. */
export type ColumnChoices<Use extends string> = Readonly<Record<number, Use | 'none'>>;

const MAX_HEADING_LENGTH = 40;

/** Returns the use that a heading cell names; undefined if the cell is not a known heading. */
export function parseHeading<Use extends string>(cell: string | undefined, kind: TableKind<Use>) {
  const text = getCellText(cell);
  return text.length <= MAX_HEADING_LENGTH && /[a-z%]/i.test(text)
    ? kind.findHeading(text)
    : undefined;
}

/**
 * Returns the uses that the cells of a heading row name; null for other rows. A heading row
 * contains the first needed use and another needed use, or at least three known headings.
 */
export function parseHeadings<Use extends string>(row: RowCells, kind: TableKind<Use>) {
  const heads = row.map((cell) => parseHeading(cell, kind));
  const found = heads.flatMap((head) => head?.use ?? []);
  const foundUses = new Set(found);
  const needed = kind.needed.filter((use) => foundUses.has(use));
  const areNeeded = needed.length >= 2 && needed[0] === kind.needed[0];
  return areNeeded || (found.length >= 3 && foundUses.size >= 2) ? heads : null;
}
