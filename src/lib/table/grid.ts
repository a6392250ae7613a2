/** The tables that a file or a paste holds, as texts, and how large they may be. */

/**
 * How far the cells of a row are sure to stand under their heads: `free` where the source keeps
 * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number in
 * two, `exactly` where a blank cell leaves no trace (text with spaces).
 */
export type Shape = 'free' | 'atMost' | 'exactly';

type Row = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Row[];
  shape: Shape;
}

/** Which heads of columns mean something to whoever reads a table. */
export interface KnownHeads {
  isHead: (text: string) => boolean;
  /** Whether some of these rows are heads of a table. */
  holdTable: (rows: readonly Row[]) => boolean;
}

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

export type Reason =
  | `tooLarge${'' | 'Unpacked' | 'Part'}`
  | `tooMany${'Rows' | 'Cells' | 'Columns'}`
  | `${'binary' | 'old'}Excel`
  | 'tooLong'
  | 'tooSlow'
  | 'empty'
  | 'nothingPasted'
  | 'encrypted'
  | 'openDocument'
  | 'pdf'
  | 'picture'
  | 'noSheet'
  | 'damaged'
  | 'unknown'
  | 'notOpened';

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

/** In the place of a cell that is merged with another one. */
export const MERGED = '\u2042merged';

const isSpace = (letter: string) => letter.trim() === '' || letter === '\u200b';

/** The text of a cell without what surrounds it: a regular expression would try each blank inside. */
export function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charAt(from))) from += 1;
  while (from < to && isSpace(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Whether a cell says nothing of its own. */
export const isBlankCell = (cell: string | undefined): boolean =>
  cell === undefined || cell === MERGED || trimmed(cell) === '';

export const isBlankRow = (row: Row): boolean => row.every(isBlankCell);

/** Counts how often a text holds another. */
export function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found += 1;
  return found;
}

/** Refuses a size beyond its limit: before what is so large is made, wherever that can be known. */
export function refuseAbove(limit: number, measured: number, reason: Reason): void {
  if (measured > limit) throw new Unusable(reason, measured);
}

/** The sheets that hold something, where each is small enough. */
export function usable(sheets: readonly Sheet[], ifNone: Reason): Sheet[] {
  const filled = sheets.filter(({ rows }) => !rows.every(isBlankRow));
  if (filled.length === 0) throw new Unusable(ifNone);
  for (const { rows } of filled) {
    const widths = rows.map(({ length }) => length);
    refuseAbove(MAX_ROWS, rows.length, 'tooManyRows');
    refuseAbove(
      MAX_CELLS,
      widths.reduce((sum, width) => sum + width, 0),
      'tooManyCells',
    );
    refuseAbove(MAX_COLUMNS, Math.max(...widths), 'tooManyColumns');
  }
  return filled;
}
