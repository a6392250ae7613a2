export const FILE_SKELETONS = 4;
/** The number of files that visitors see at first, and more with each 'Show more'. */
export const FILES_AT_ONCE = 24;

/**
 * The maximum number of categories, and of files per category, for visitors. firestore.rules has
 * the same limit.
 */
export const MOST_CATEGORIES = 200;
export const MOST_FILES = 1000;

/** storage.rules has the same limit. */
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** Reload the list of files when staff return to it after this time, in ms. */
export const FILES_FRESH_MS = 5 * 60_000;
