export const FILE_SKELETONS = 4;
/** Files that a visitor sees in rows at first, and with each 'Show more'. */
export const FILES_AT_ONCE = 24;

/** Categories, and files of one, that visitors are shown; firestore.rules says the same. */
export const MOST_CATEGORIES = 200;
export const MOST_FILES = 1000;

/** The largest file that may be uploaded, in megabytes; storage.rules says the same. */
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** The list of files is loaded again after so long when staff come back to it, in ms. */
export const FILES_FRESH_MS = 5 * 60_000;
