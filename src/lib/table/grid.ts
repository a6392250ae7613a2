/** The tables that a file or a paste holds, as texts. */
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS, type Reason, refuseAbove, Unusable } from './limits';

/**
 * How far the cells of a row are sure to stand under their heads: `free` where the source keeps
 * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number in
 * two, `exactly` where a blank cell leaves no trace (text with spaces).
 */
export type Shape = 'free' | 'atMost' | 'exactly';

export type Cells = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Cells[];
  shape: Shape;
}

/** The heads of columns that a reader of tables knows. */
export interface KnownHeads {
  isHead: (text: string) => boolean;
  holdTable: (rows: readonly Cells[]) => boolean;
}

/** Replaces a cell that is merged with another one. */
export const MERGED = '\u2042merged';

const isSpace = (letter: string) => letter.trim() === '' || letter === '\u200b';

/** Returns the text of a cell without what surrounds it: a regular expression would try each blank inside. */
export function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charAt(from))) from += 1;
  while (from < to && isSpace(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Returns the text of a cell; '' of a blank one and of one that is merged with another. */
export const textOfCell = (cell: string | undefined): string =>
  cell === undefined || cell === MERGED ? '' : trimmed(cell);

export const isBlankRow = (row: Cells): boolean => row.every((cell) => textOfCell(cell) === '');

/** Counts how often a text holds another. */
export function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found += 1;
  return found;
}

/** Returns the sheets that hold something, where each is small enough. */
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
