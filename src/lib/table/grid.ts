/** The tables that a file or a paste holds, as texts. */
import { refuseAbove, Unusable, unusable } from './limits';

/**
 * How far the cells of a row are sure to stand under their heads: `free` where the source keeps
 * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number in
 * two, `exactly` where a blank cell leaves no trace (text with spaces).
 */
type Shape = 'free' | 'atMost' | 'exactly';

export type Cells = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Cells[];
  shape: Shape;
}

/** Returns the text of a cell without what surrounds it; '' of none. */
export const textOfCell = (cell: string | undefined): string =>
  (cell ?? '').replaceAll('\u200b', '').trim();

const MOST_LETTERS = 200;

/** A cell or row as it is shown: of one as large as the list its beginning. */
export const shownText = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

export const isBlankRow = (row: Cells): boolean => row.every((cell) => textOfCell(cell) === '');

/** Returns the sheets that hold something, where each is small enough. */
export function usable(sheets: readonly Sheet[]): Sheet[] {
  for (const { rows } of sheets) {
    refuseAbove('rows', rows.length);
    refuseAbove('cells', rows.flat().length);
    refuseAbove('columns', Math.max(...rows.map(({ length }) => length)));
  }
  const filled = sheets.filter(({ rows }) => !rows.every(isBlankRow));
  if (filled.length === 0) throw new Unusable(unusable.empty);
  return filled;
}

/** Returns why the cells of a row may not stand under their heads, of which there are `width`: too many, or too few. */
export function misaligned(row: Cells, { shape }: Pick<Sheet, 'shape'>, width: number) {
  if (shape !== 'free' && !isBlankRow(row.slice(width))) return 'tooMany';
  return shape === 'exactly' && row.length < width ? 'tooFew' : null;
}
