/** Tables and editors have exactly so many rows. */
export const ROWS = 5;
/** The exchange's daily limit on a price's move, percent: the end of the meter's scale. */
export const DAILY_LIMIT = 10;
