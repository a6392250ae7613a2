export const equityMessages = {
  empty: {
    gainers: 'No gainers data available',
    losers: 'No losers data available',
  },
  loading: 'Loading...',
} as const;
