/** What the news commentary says to visitors. */
export const newsMessages = {
  loadFailed: 'Failed to load news commentary',
} as const;
