/** Finds the table on a sheet, and the sheet of a workbook to read. */
import { type Cells, headsIn, isBlankRow, type Sheet, type TableKind, textOfCell } from './columns';

/** A part of a sheet: consecutive rows under the same heads. */
export interface TablePart {
  /** The texts of its heads; '' for the rows above the first heads. */
  names: string;
  /** The indexes of its head rows. A printed list repeats its heads. */
  heads: number[];
  /** The index of its last row. */
  last: number;
  /** True if it has all the heads that a row needs. */
  isComplete: boolean;
  /** The number of rows that are not blank, with the head rows. */
  filledRows: number;
}

/** Splits a sheet into tables: other heads begin another table. */
function tablesOf(rows: readonly Cells[], kind: TableKind<string>): TablePart[] {
  let table: TablePart = { names: '', heads: [], last: -1, isComplete: false, filledRows: 0 };
  const tables = [table];
  for (const [index, row] of rows.entries()) {
    const heads = headsIn(row, kind);
    const texts = heads?.map((head, column) => head && textOfCell(row[column]).toLowerCase());
    const names = texts?.join(' ').trimEnd() ?? table.names;
    if (names !== table.names) {
      const isComplete = kind.needed.every((use) => heads?.some((head) => head?.use === use));
      table = { names, heads: [], last: index, isComplete, filledRows: 0 };
      tables.push(table);
    }
    if (heads !== null) table.heads.push(index);
    table.last = index;
    if (!isBlankRow(row)) table.filledRows += 1;
  }
  return tables;
}

function headsRank({ heads, isComplete }: TablePart): number {
  if (isComplete) return 2;
  return heads.length > 0 ? 1 : 0;
}

/** Returns whether a table is likelier to be the one staff mean: by its heads, then by its size. */
function isLikelier(table: TablePart, other: TablePart): boolean {
  const [rank, otherRank] = [headsRank(table), headsRank(other)];
  return rank === otherRank ? table.filledRows > other.filledRows : rank > otherRank;
}

const likeliest = (tables: readonly TablePart[]): TablePart =>
  tables.reduce((best, table) => (isLikelier(table, best) ? table : best));

/** Returns the table of a sheet that staff most likely mean. */
export const likeliestTable = (rows: readonly Cells[], kind: TableKind<string>): TablePart =>
  likeliest(tablesOf(rows, kind));

/** Returns the indexes of the sheets that hold a table of this kind, with all needed heads and a row below them. */
export function sheetsWithTable(sheets: readonly Sheet[], kind: TableKind<string>): number[] {
  return sheets.flatMap(({ rows }, index) => {
    const { isComplete, heads, filledRows } = likeliestTable(rows, kind);
    return isComplete && filledRows > heads.length ? index : [];
  });
}

/**
 * Returns the index of the sheet to read; null if staff have to choose. If several sheets hold a table of this
 * kind, it is the only one with an expected name. If none does, it is the one with the likeliest heads, or the
 * one on which the workbook opens.
 */
export function sheetToRead(
  sheets: readonly Sheet[],
  kind: TableKind<string>,
  isExpectedName: (name: string) => boolean,
): number | null {
  const candidates = sheetsWithTable(sheets, kind);
  if (candidates.length > 0) {
    const named = candidates.filter((index) => isExpectedName(sheets[index]?.name ?? ''));
    const [only = null, ...others] = candidates.length > 1 ? named : candidates;
    return others.length === 0 ? only : null;
  }
  const tables = sheets.map(({ rows }) => likeliestTable(rows, kind));
  if (tables.some(({ heads }) => heads.length > 0)) return tables.indexOf(likeliest(tables));
  const active = sheets.findIndex(({ isActive }) => isActive);
  return Math.max(active, 0);
}
