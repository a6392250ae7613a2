/** News commentary cards on one page. */
export const NEWS_PAGE_SIZE = 3;
