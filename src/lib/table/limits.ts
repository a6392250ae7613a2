/* The limits of a table that staff import from a file or by pasting. */

/** The maximum size of a file or a pasted text, and the maximum size of an unpacked workbook. */
export const MAX_BYTES = 2 * 1024 * 1024;
/**
 * The maximum number of rows. No exchange has this number of securities, so a longer table is the
 * wrong file.
 */
export const MAX_ROWS = 20_000;
/**
 * The maximum number of cells: 25 columns with `MAX_ROWS` rows. A value in a distant cell can
 * exceed this limit, because all cells before it are created too.
 */
export const MAX_CELLS = 500_000;
/**
 * The maximum number of columns. Each column is shown with a menu, so more columns would make the
 * page slow.
 */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

export const tableLimits = {
  bytes: MAX_BYTES,
  unpacked: MAX_BYTES,
  rows: MAX_ROWS,
  cells: MAX_CELLS,
  columns: MAX_COLUMNS,
} as const;
