/** The messages of failed reads, to visitors and to staff. */
export const resourceMessages = {
  fetchCategoriesFailed: 'Failed to fetch categories',
  fetchFilesFailed: 'Failed to fetch files',
} as const;
