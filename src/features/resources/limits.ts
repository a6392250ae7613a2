export const SKELETON_FILE_COUNT = 4;
/** The number of files that are listed at first, and that each press of 'Show more' adds. */
export const FILES_PER_BATCH = 24;

/**
 * The maximum number of categories and of files in a category that visitors can load.
 * firestore.rules has the same limits.
 */
export const MAX_CATEGORIES = 200;
export const MAX_FILES = 1000;

/** The maximum size of an uploaded file. storage.rules has the same limit. */
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/**
 * The age in ms after which the list of files is loaded again when staff return to the browser tab.
 */
export const MAX_FILE_LIST_AGE_MS = 5 * 60_000;
