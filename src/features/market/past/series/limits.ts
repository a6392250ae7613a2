/** Rows that a table has before all are asked for. */
export const ROWS_AT_FIRST = 14;
