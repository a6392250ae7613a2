export const resourceMessages = {
  fetchCategoriesFailed: 'Failed to fetch categories',
  fetchFilesFailed: 'Failed to fetch files',
} as const;
