import { listKeys, mapKeys } from '../records';
import { type RowCells, isBlankRow, isSeparatorRow, type Sheet, getCellText } from './columns';
import type { LocatedTable } from './locateTable';

/** A row of a sheet, with its cells assigned to uses. */
export interface TableRow<Use extends string> {
  /** The row number as in a spreadsheet, starting at 1. */
  row: number;
  cells: RowCells;
  /** The text of the cell for each use; '' if no column has the use. */
  texts: Readonly<Record<Use, string>>;
  /** True for rows without values, such as heading rows and separator lines. */
  isEmpty: boolean;
  /** True for rows above or below the table. */
  isOutside: boolean;
  /**
   * Set if cells may be under the wrong headings, because the row has too many or too few cells.
   */
  cut: 'tooMany' | 'tooFew' | null;
}

/** The properties of a table's columns with which its rows are read. */
interface RowColumns<Use extends string> {
  /** The index of the column for each use; -1 if no column has the use. */
  columnOf: Readonly<Record<Use, number>>;
  /** True if there is a column for each needed use. */
  isComplete: boolean;
  /** The number of cells that a row may have. */
  width: number;
}

/**
 * Returns why the cells of a row may be under the wrong headings; null if the number of cells is
 * right.
 */
function findCut(
  cells: RowCells,
  shape: Sheet['shape'],
  width: number,
): 'tooMany' | 'tooFew' | null {
  if (shape !== 'free' && !isBlankRow(cells.slice(width))) return 'tooMany';
  return shape === 'exactly' && cells.length < width ? 'tooFew' : null;
}

/** Reads all rows of a sheet. The columns of the table determine the use of each cell. */
export function readTableRows<Use extends string>(
  { rows, shape }: Sheet,
  { headRows, first, last }: LocatedTable,
  { columnOf, isComplete, width }: RowColumns<Use>,
): TableRow<Use>[] {
  return rows.map((cells, index) => ({
    row: index + 1,
    cells,
    texts: mapKeys(listKeys(columnOf), (use) => getCellText(cells[columnOf[use]])),
    isEmpty: !isComplete || headRows.includes(index) || isBlankRow(cells) || isSeparatorRow(cells),
    isOutside: index < first || index > last,
    cut: findCut(cells, shape, width),
  }));
}
