/** Failures are written out, so that a search for what the page says finds them. */
export const loadFailed = {
  asi: 'Failed to load ASI data',
  fixedIncome: 'Failed to load fixed income data',
  macroeconomics: 'Failed to load data. Please try again.',
  gainers: 'Failed to fetch top gainers',
  losers: 'Failed to fetch top losers',
} as const;
