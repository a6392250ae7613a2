/** Sheets, kinds of tables, and the headings of their columns. */

export type RowCells = readonly string[];

/** A sheet of a workbook, or the table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly RowCells[];
  /**
   * How many cells a row may have. `free`: any number, because the source keeps columns (a
   * spreadsheet, an HTML table, tabs). `atMost`: as many as headings, because a separator may have
   * cut a number in two. `exactly`: as many as headings, because blank cells leave no trace (text
   * with spaces).
   */
  shape: 'free' | 'atMost' | 'exactly';
  /** The numbers of hidden rows and columns with content. Hidden cells are blank in `rows`. */
  hiddenRows?: number;
  hiddenColumns?: number;
  /** True for the sheet on which the workbook opens. */
  isActive?: boolean;
}

/** Returns the trimmed text of a cell; '' for a missing cell. */
export const getCellText = (cell: string | undefined): string => cell?.trim() ?? '';

export const isBlankRow = (row: RowCells): boolean => row.every((cell) => getCellText(cell) === '');

/** Returns whether a row is a line under headings, such as `|---|:--:|` in Markdown or `======`. */
export const isSeparatorRow = (row: RowCells): boolean =>
  !isBlankRow(row) && row.every((cell) => /^(?:[-=+:]{3,})?$/.test(getCellText(cell)));

/** Replaces tabs and line breaks in a cell with spaces. */
export const flattenCell = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ');

/** Returns a sheet as text to edit, with tabs between cells, as a spreadsheet copies them. */
export const formatSheet = ({ rows }: Pick<Sheet, 'rows'>): string =>
  rows.map((row) => row.map(flattenCell).join('\t')).join('\n');

/** A kind of table that staff import. */
export interface TableKind<Use extends string> {
  /** The name of the contents in messages, such as 'prices'. */
  things: string;
  /**
   * The uses of columns and their labels in menus. The cells of the first use are text, not
   * numbers.
   */
  uses: Readonly<Record<Use, string>>;
  /** The uses that a table must have. */
  needed: readonly Use[];
  /**
   * Returns the use that a heading names; 'other' for a known heading without a use. If two columns
   * have the same use, the column with the lower rank is used.
   */
  findHeading: (text: string) => { use: Use | 'other'; rank: number } | undefined;
  /** True if columns without known headings are in the order of `uses`. */
  byPosition?: boolean;
  /** The headings and first rows of an example table. */
  example: readonly RowCells[];
  hint: string;
}

/** The uses that staff chose for columns, by column index. */
export type ColumnChoices<Use extends string> = Readonly<Record<number, Use | 'none'>>;

const MAX_HEADING_LENGTH = 40;

/** Returns the use that a cell names as a heading; undefined for other cells. */
export function parseHeading<Use extends string>(cell: string | undefined, kind: TableKind<Use>) {
  const text = getCellText(cell);
  return text.length <= MAX_HEADING_LENGTH && /[a-z%]/i.test(text)
    ? kind.findHeading(text)
    : undefined;
}

/**
 * Returns the uses that the cells of a heading row name; null for other rows. A heading row names
 * the first needed use and another needed use, or has at least three known headings.
 */
export function parseHeadings<Use extends string>(row: RowCells, kind: TableKind<Use>) {
  const heads = row.map((cell) => parseHeading(cell, kind));
  const found = heads.flatMap((head) => head?.use ?? []);
  const each = new Set(found);
  const needed = kind.needed.filter((use) => each.has(use));
  const areNeeded = needed.length >= 2 && needed[0] === kind.needed[0];
  return areNeeded || (found.length >= 3 && each.size >= 2) ? heads : null;
}
