export const equityMessages = {
  empty: {
    gainers: 'No gainers data available',
    losers: 'No losers data available',
  },
  /** Follows the word 'Change' in the heading, for screen readers only. */
  fromPreviousClose: 'from the previous close',
  loading: 'Loading...',
} as const;
