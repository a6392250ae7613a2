/** The maximum number of tenors in a list of rates. firestore.rules has the same limit. */
export const MAX_TENURES = 12;
/** The maximum lengths of texts, in characters. firestore.rules has the same limits. */
export const MAX_TENURE_LABEL_LENGTH = 40;
export const MAX_DATE_TEXT_LENGTH = 60;
export const MAX_REVISION_NOTE_LENGTH = 200;
/**
 * The maximum number of sessions of a series in `history/recent`. firestore.rules has the same
 * limit.
 */
export const MAX_RECENT_SESSIONS = 60;
/**
 * The maximum number of years of a series that one read can load. firestore.rules has the same
 * limit.
 */
export const MAX_YEARS_PER_READ = 300;
export const MAX_IMPORT_ROWS = 5000;
/** The number of rows in each list of gainers or losers. */
export const STOCK_ROWS = 5;
/** The maximum length of a stock symbol. firestore.rules has the same limit. */
export const MAX_SYMBOL_LENGTH = 20;
