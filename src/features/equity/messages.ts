import type { StockKind } from './documents';

interface ListMessages {
  loadFailed: string;
  empty: string;
  tab: string;
  /** Of the card on /markets. */
  title: string;
}

const lists: Record<StockKind, ListMessages> = {
  gainers: {
    loadFailed: 'Failed to fetch top gainers',
    empty: 'No gainers data available',
    tab: 'Top 5 gainers',
    title: 'Top gainers',
  },
  losers: {
    loadFailed: 'Failed to fetch top losers',
    empty: 'No losers data available',
    tab: 'Top 5 losers',
    title: 'Top losers',
  },
};

export const equityMessages = { ...lists, loading: 'Loading...' };
