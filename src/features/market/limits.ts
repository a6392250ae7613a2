/** Tenures that a list may hold; firestore.rules says the same. */
export const MAX_TENURES = 12;
/** The longest texts; firestore.rules says the same. */
export const MAX_TENURE_LABEL = 40;
export const MAX_DATE_TEXT = 60;
