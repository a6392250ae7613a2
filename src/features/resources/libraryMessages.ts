/** What the resources say to visitors; apart from the rest, which visitors need not download. */
export const libraryMessages = {
  fetchCategoriesFailed: 'Failed to fetch categories',
  fetchFilesFailed: 'Failed to fetch files',
  emptyCategory: 'No files found in this category.',
} as const;
