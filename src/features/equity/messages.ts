import type { StockKind } from './documents';

interface ListMessages {
  loadFailed: string;
  empty: string;
  tab: string;
}

const lists: Record<StockKind, ListMessages> = {
  gainers: {
    loadFailed: 'Failed to fetch top gainers',
    empty: 'No gainers data available',
    tab: 'Top 5 gainers',
  },
  losers: {
    loadFailed: 'Failed to fetch top losers',
    empty: 'No losers data available',
    tab: 'Top 5 losers',
  },
};

export const equityMessages = { ...lists, loading: 'Loading...' };
