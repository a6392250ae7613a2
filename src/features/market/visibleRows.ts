/** A list of rates shows this many rows at once. The user scrolls to see the others. */
export const VISIBLE_ROWS = 3;
