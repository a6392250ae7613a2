/**
 * The number of visible rows of a list of rates. A longer list scrolls and shows how many rows are
 * below.
 */
export const VISIBLE_ROWS = 3;
