/** The element with the JSON-LD that a page was sent with. */
export const PAGE_DATA_ID = 'page-data';
