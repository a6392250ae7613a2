import { listKeys } from '../records';
import { type RowCells, isBlankRow, type TableKind } from './columns';
import { findLikeliestTable, type TablePart } from './tableParts';

/** The position of the table within a sheet. */
export interface LocatedTable {
  /** The indexes of the heading rows. */
  headRows: readonly number[];
  /** The cells of the first heading row; undefined if there is no heading row. */
  headCells: RowCells | undefined;
  /** The index of the first heading row; -1 if there is no heading row. */
  first: number;
  /** The index of the last row of the table. */
  last: number;
  /**
   * True if the headings are unknown and the columns are therefore read in the order of
   * `TableKind.uses`.
   */
  isByPosition: boolean;
}

/**
 * Returns the indexes of the heading rows of a table. If columns can be read by position, a first
 * row without digits also counts as a heading row.
 */
function findHeadingRows(
  rows: readonly RowCells[],
  { headRows }: TablePart,
  { byPosition }: TableKind<string>,
): readonly number[] {
  if (headRows.length > 0 || byPosition !== true) return headRows;
  const start = rows.findIndex((row) => !isBlankRow(row));
  const cells = rows[start] ?? [];
  return cells.length > 1 && !/\d/.test(cells.join()) ? [start] : [];
}

export function locateTable(rows: readonly RowCells[], kind: TableKind<string>): LocatedTable {
  const part = findLikeliestTable(rows, kind);
  const headRows = findHeadingRows(rows, part, kind);
  const [first = -1] = headRows;
  const headCells = rows[first];
  const hasKnownHeads = part.headRows.length > 0;
  const fitsUses = headCells === undefined || headCells.length === listKeys(kind.uses).length;
  return {
    headRows,
    headCells,
    first,
    last: part.last,
    isByPosition: kind.byPosition === true && !hasKnownHeads && fitsUses,
  };
}
