/**
 * Each message is written in full, so that a text search in the code finds the message on a page.
 */
export const loadFailedMessages = {
  asi: 'Failed to load ASI data',
  fixedIncome: 'Failed to load fixed income data',
  macroeconomics: 'Failed to load data. Please try again.',
  gainers: 'Failed to fetch top gainers',
  losers: 'Failed to fetch top losers',
} as const;
