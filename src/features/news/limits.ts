export const NEWS_PAGE_SIZE = 3;
/** The maximum number of items on Home. firestore.rules has the same limit. */
export const MAX_NEWS = 60;
export const MANAGED_PAGE_SIZE = 20;
/** The maximum size of a thumbnail. storage.rules has the same limit. */
export const MAX_THUMBNAIL_MEGABYTES = 5;
