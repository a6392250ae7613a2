/** Tables and editors have exactly so many rows. */
export const ROWS = 5;
/** The longest symbol; firestore.rules says the same. */
export const MAX_SYMBOL = 20;
/** A longer word of a symbol does not fit its column on a phone. */
export const WIDE_SYMBOL = 10;
/** The end of the meter's scale. */
export { DAILY_LIMIT } from '@/lib/change';
