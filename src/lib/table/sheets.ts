/* Determines which sheet of a workbook to import. */
import type { Sheet, TableKind } from './columns';
import { findLikeliest, findLikeliestTable } from './tableParts';

/**
 * Returns the indexes of the sheets with a table of this kind. The table must have all needed
 * headings and at least one row below them.
 */
export function findSheetsWithTable(sheets: readonly Sheet[], kind: TableKind<string>): number[] {
  return sheets.flatMap(({ rows }, index) => {
    const { isComplete, headRows, filledRows } = findLikeliestTable(rows, kind);
    return isComplete && filledRows > headRows.length ? index : [];
  });
}

/**
 * Returns the index of the sheet to import; null if staff have to choose. If only one sheet has a
 * table of this kind, returns this sheet. If several sheets have one, returns the only sheet with
 * an expected name. If no sheet has one, returns the sheet with the likeliest headings, or
 * otherwise the active sheet.
 */
export function pickSheet(
  sheets: readonly Sheet[],
  kind: TableKind<string>,
  isExpectedName: (name: string) => boolean,
): number | null {
  const candidates = findSheetsWithTable(sheets, kind);
  if (candidates.length > 0) {
    const named = candidates.filter((index) => isExpectedName(sheets[index]?.name ?? ''));
    const [only = null, ...others] = candidates.length > 1 ? named : candidates;
    return others.length === 0 ? only : null;
  }
  const tables = sheets.map(({ rows }) => findLikeliestTable(rows, kind));
  if (tables.some(({ headRows }) => headRows.length > 0))
    return tables.indexOf(findLikeliest(tables));
  const active = sheets.findIndex(({ isActive }) => isActive);
  return Math.max(active, 0);
}
