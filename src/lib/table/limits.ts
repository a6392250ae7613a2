/** The limits of a table that is read from a file or a paste. */

/** The largest file or pasted text, and the largest size of an unpacked workbook. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** No exchange has as many securities: it is the wrong file. */
export const MAX_ROWS = 20_000;
/** 25 columns of `MAX_ROWS`. One value in a distant cell makes a grid of all cells before it. */
export const MAX_CELLS = 500_000;
/** No list has as many columns, and each is shown with a menu. */
export const MAX_COLUMNS = 500;

export const MAX_READING_MS = 15_000;

export const tableLimits = {
  bytes: MAX_BYTES,
  unpacked: MAX_BYTES,
  rows: MAX_ROWS,
  cells: MAX_CELLS,
  columns: MAX_COLUMNS,
} as const;
