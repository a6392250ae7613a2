/** Failures are written out, so that a search for what the page says finds them. */
export const equityMessages = {
  gainers: {
    loadFailed: 'Failed to fetch top gainers',
    empty: 'No gainers data available',
    tab: 'Top 5 gainers',
    /** Of the card on /markets. */
    title: 'Top gainers',
  },
  losers: {
    loadFailed: 'Failed to fetch top losers',
    empty: 'No losers data available',
    tab: 'Top 5 losers',
    title: 'Top losers',
  },
  loading: 'Loading...',
};
