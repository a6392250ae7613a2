/** Number of visible rows. A longer list scrolls and shows how many rows are below. */
export const VISIBLE_ROWS = 3;
