export const NEWS_PAGE_SIZE = 3;
/** Items that visitors are shown; firestore.rules says the same. */
export const MOST_NEWS = 60;
/** Items on one page of the staff's list. */
export const MANAGED_PAGE_SIZE = 20;
/** The largest thumbnail, in megabytes; storage.rules says the same. */
export const MAX_THUMBNAIL_MEGABYTES = 5;
