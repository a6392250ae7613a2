/** Splits a sheet into tables, and finds the table that staff most likely mean. */
import { type RowCells, parseHeadings, isBlankRow, type TableKind, getCellText } from './columns';

/** A part of a sheet: consecutive rows under the same headings. */
export interface TablePart {
  /** The indexes of the heading rows. A printed list repeats its headings. */
  headRows: readonly number[];
  /** The index of the last row. */
  last: number;
  /** True if the part has all needed headings. */
  isComplete: boolean;
  /** The number of rows that are not blank, including heading rows. */
  filledRows: number;
}

/** Returns the known headings of a row as one text; null for rows without headings. */
function joinHeadings(row: RowCells, kind: TableKind<string>): string | null {
  const heads = parseHeadings(row, kind);
  if (heads === null) return null;
  const texts = row.map((cell, index) => (heads[index] ? getCellText(cell).toLowerCase() : ''));
  return texts.join(' ').trimEnd();
}

/** Returns the indexes of the rows at which tables begin. */
function findTableStarts(names: readonly (string | null)[]): number[] {
  const headRows = names.flatMap((name, index) => (name === null ? [] : { name, index }));
  const starts = headRows.filter(({ name }, at) => name !== headRows[at - 1]?.name);
  return starts.map(({ index }) => index);
}

/**
 * Splits a sheet into tables. Different headings begin a new table. The first part has the rows
 * above all headings, and may be empty.
 */
export function splitTables(rows: readonly RowCells[], kind: TableKind<string>): TablePart[] {
  const names = rows.map((row) => joinHeadings(row, kind));
  const starts = [0, ...findTableStarts(names)];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? rows.length;
    const partRows = rows.slice(start, end);
    const heads = parseHeadings(partRows[0] ?? [], kind) ?? [];
    return {
      headRows: partRows.flatMap((_, index) =>
        names[start + index] === null ? [] : start + index,
      ),
      last: end - 1,
      isComplete: kind.needed.every((use) => heads.some((head) => head?.use === use)),
      filledRows: partRows.filter((row) => !isBlankRow(row)).length,
    };
  });
}

function rankHeadings({ headRows, isComplete }: TablePart): number {
  if (isComplete) return 2;
  return headRows.length > 0 ? 1 : 0;
}

/**
 * Returns whether staff more likely mean `table` than `other`. Headings are compared first, then
 * sizes.
 */
function isLikelier(table: TablePart, other: TablePart): boolean {
  const [rank, otherRank] = [rankHeadings(table), rankHeadings(other)];
  return rank === otherRank ? table.filledRows > other.filledRows : rank > otherRank;
}

/** Returns the likeliest table, or the first of several equally likely tables. */
export const findLikeliest = (tables: readonly TablePart[]): TablePart =>
  tables.reduce((best, table) => (isLikelier(table, best) ? table : best));

/** Returns the table of a sheet that staff most likely mean. */
export const findLikeliestTable = (rows: readonly RowCells[], kind: TableKind<string>): TablePart =>
  findLikeliest(splitTables(rows, kind));
