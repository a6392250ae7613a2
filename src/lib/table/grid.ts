/** The tables that a file or a paste holds, as texts. */
import { refuseAbove, Unusable, unusable } from './limits';

export type Cells = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Cells[];
  /**
   * How far the cells of a row are sure to stand under their heads: `free` where the source keeps
   * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number in
   * two, `exactly` where a blank cell leaves no trace (text with spaces).
   */
  shape: 'free' | 'atMost' | 'exactly';
}

/** Returns the text of a cell without what surrounds it; '' of none. */
export const textOfCell = (cell: string | undefined): string =>
  (cell ?? '').replaceAll('\u200b', '').trim();

const MOST_LETTERS = 200;

/** A cell or row as it is shown: of one as large as the list its beginning. */
export const shownText = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

export const isBlankRow = (row: Cells): boolean => row.every((cell) => textOfCell(cell) === '');

/** Returns a cell in one line. */
export const flatCell = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ');

/** Returns a sheet as text to edit: its cells parted by tabs, as a spreadsheet copies them. */
export const sheetText = ({ rows }: Sheet): string =>
  rows.map((row) => row.map(flatCell).join('\t')).join('\n');

/** Returns the sheets that hold something, where they are small enough. */
export function usable(sheets: readonly Sheet[]): Sheet[] {
  // A part of a workbook may be named as several sheets, and a text as that of many cells.
  let [cells, letters] = [0, 0];
  for (const { rows } of sheets) {
    refuseAbove('rows', rows.length);
    for (const row of rows) cells += row.length;
    refuseAbove('cells', cells);
    refuseAbove('columns', Math.max(...rows.map(({ length }) => length)));
    for (const cell of rows.flat()) letters += cell.length;
    refuseAbove('unpacked', letters);
  }
  const filled = sheets.filter(({ rows }) => !rows.every(isBlankRow));
  if (filled.length === 0) throw new Unusable(unusable.empty);
  return filled;
}
