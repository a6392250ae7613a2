import { listKeys } from '../records';
import { type RowCells, isBlankRow, type TableKind } from './columns';
import { findLikeliestTable, type TablePart } from './tableParts';

/** The rows of a sheet that are its table. */
export interface LocatedTable {
  /** The indexes of the heading rows. */
  headRows: readonly number[];
  /** The cells of the first heading row; undefined without one. */
  headCells: RowCells | undefined;
  /** The index of the first heading row; -1 without one. */
  first: number;
  /** The index of the last row. */
  last: number;
  /**
   * True if the columns are in the order of the uses of the kind, because their headings are
   * unknown.
   */
  isByPosition: boolean;
}

/**
 * Returns the indexes of the heading rows of a table. If columns can go by position, a first row
 * without digits counts as headings.
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

/** Finds the table among the cells of a sheet. */
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
