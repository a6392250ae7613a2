/** The limits of a table that is read from a file or a paste. */

/** The largest file or pasted text, and the largest size of an unpacked workbook. */
export const MAX_BYTES = 2 * 1024 * 1024;
/**
 * The maximum number of rows. A longer table is the wrong file, because no exchange has as many
 * securities.
 */
export const MAX_ROWS = 20_000;
/**
 * The maximum number of cells: 25 columns of `MAX_ROWS`. One value in a distant cell fills the grid
 * with all cells before it.
 */
export const MAX_CELLS = 500_000;
/** The maximum number of columns. Each column is shown with a menu. */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

export const tableLimits = {
  bytes: MAX_BYTES,
  unpacked: MAX_BYTES,
  rows: MAX_ROWS,
  cells: MAX_CELLS,
  columns: MAX_COLUMNS,
} as const;
