export const newsMessages = {
  loadFailed: 'Failed to load news commentary',
} as const;
