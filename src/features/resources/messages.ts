/** What the resources say to visitors, and to staff where it is the same. */
export const resourceMessages = {
  fetchCategoriesFailed: 'Failed to fetch categories',
  fetchFilesFailed: 'Failed to fetch files',
  emptyCategory: 'No files found in this category.',
} as const;
