/* Splits a sheet into tables, and finds the table that staff most likely want to import. */
import { type RowCells, parseHeadings, isBlankRow, type TableKind, getCellText } from './columns';

/** Consecutive rows of a sheet under the same headings. */
export interface TablePart {
  /** The indexes of the heading rows. A printed list repeats its headings on each page. */
  headRows: readonly number[];
  /** The index of the last row. */
  last: number;
  /** True if the part has all needed headings. */
  isComplete: boolean;
  /** The number of rows that are not blank. Heading rows are counted too. */
  filledRows: number;
}

/** Returns the known headings of a row, joined to one text; null for a row without headings. */
function joinHeadings(row: RowCells, kind: TableKind<string>): string | null {
  const heads = parseHeadings(row, kind);
  if (heads === null) return null;
  const texts = row.map((cell, index) => (heads[index] ? getCellText(cell).toLowerCase() : ''));
  return texts.join(' ').trimEnd();
}

/**
 * Returns the indexes of the rows at which a new table starts. A table starts at headings that
 * differ from the previous headings.
 */
function findTableStarts(names: readonly (string | null)[]): number[] {
  const headRows = names.flatMap((name, index) => (name === null ? [] : { name, index }));
  const starts = headRows.filter(({ name }, at) => name !== headRows[at - 1]?.name);
  return starts.map(({ index }) => index);
}

/**
 * Splits a sheet into tables. A row with different headings starts a new table. The first part
 * contains the rows above all headings. It may be empty.
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
 * Returns whether staff more likely want to import `table` than `other`. The headings are compared
 * first, then the numbers of rows.
 */
function isLikelier(table: TablePart, other: TablePart): boolean {
  const [rank, otherRank] = [rankHeadings(table), rankHeadings(other)];
  return rank === otherRank ? table.filledRows > other.filledRows : rank > otherRank;
}

/** Returns the likeliest table. If several tables are equally likely, returns the first of them. */
export const findLikeliest = (tables: readonly TablePart[]): TablePart =>
  tables.reduce((best, table) => (isLikelier(table, best) ? table : best));

/** Returns the table in a sheet that staff most likely want to import. */
export const findLikeliestTable = (rows: readonly RowCells[], kind: TableKind<string>): TablePart =>
  findLikeliest(splitTables(rows, kind));
