/** Tenures that a list may hold; firestore.rules says the same. */
export const MAX_TENURES = 12;
/** The longest texts; firestore.rules says the same. */
export const MAX_TENURE_LABEL = 40;
export const MAX_DATE_TEXT = 60;
export const MAX_REVISION_NOTE = 200;
/**
 * Sessions of the index and the naira that `history/recent` holds; firestore.rules says the same.
 */
export const RECENT_SESSIONS = 60;
/** Years that one read of a series brings; firestore.rules says the same. */
export const MOST_YEARS = 300;
/** Rows that an import of past figures may have. */
export const MAX_IMPORT_ROWS = 5000;
/** Tables and editors of shares have exactly so many rows. */
export const ROWS = 5;
/** The longest symbol; firestore.rules says the same. */
export const MAX_SYMBOL = 20;
