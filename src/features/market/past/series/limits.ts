export const ROWS_AT_FIRST = 14;
