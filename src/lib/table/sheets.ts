/** Finds the sheet of a workbook to read. */
import type { Sheet, TableKind } from './columns';
import { findLikeliest, findLikeliestTable } from './tableParts';

/**
 * Returns the indexes of the sheets that contain a table of this kind, with all required headings
 * and a row below them.
 */
export function findSheetsWithTable(sheets: readonly Sheet[], kind: TableKind<string>): number[] {
  return sheets.flatMap(({ rows }, index) => {
    const { isComplete, headRows, filledRows } = findLikeliestTable(rows, kind);
    return isComplete && filledRows > headRows.length ? index : [];
  });
}

/**
 * Returns the index of the sheet to read; null if staff have to choose. Prefers the only sheet with
 * a table of this kind. If there are several, prefers the only one with an expected name. If there
 * is none, returns the sheet with the likeliest headings, or otherwise the active sheet.
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
