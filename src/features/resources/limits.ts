export const SKELETON_FILE_COUNT = 4;
/** The number of files that visitors see at first, and that each 'Show more' adds. */
export const FILES_PER_BATCH = 24;

/**
 * The maximum number of categories, and of files per category, for visitors. firestore.rules has
 * the same limit.
 */
export const MAX_CATEGORIES = 200;
export const MAX_FILES = 1000;

/** The maximum size of an uploaded file. storage.rules has the same limit. */
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** The age in ms from which the list of files is reloaded when staff return to the tab. */
export const MAX_FILE_LIST_AGE_MS = 5 * 60_000;
