/** What is said when a list does not come; apart from the rest, which visitors need not download. */
export const readMessages = {
  loadFailed: 'Failed to load news commentary',
  fetchFailed: 'Failed to fetch news commentary items',
} as const;
