export const equityMessages = {
  empty: {
    gainers: 'No gainers data available',
    losers: 'No losers data available',
  },
  /** Completes the heading 'Change' for screen readers. */
  fromPreviousClose: 'from the previous close',
  loading: 'Loading...',
} as const;
