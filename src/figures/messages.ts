/** Each message is written out in full, so that a search for the text on the page finds it. */
export const loadFailedMessages = {
  asi: 'Failed to load ASI data',
  fixedIncome: 'Failed to load fixed income data',
  macroeconomics: 'Failed to load data. Please try again.',
  gainers: 'Failed to fetch top gainers',
  losers: 'Failed to fetch top losers',
} as const;
