import type { StockKind } from './documents';

interface KindMessages {
  loadFailed: string;
  saveFailed: string;
  saved: string;
  empty: string;
  tab: string;
}

export const messages: Record<StockKind, KindMessages> = {
  gainers: {
    loadFailed: 'Failed to fetch top gainers',
    saveFailed: 'Failed to save top gainers',
    saved: 'Top gainers saved successfully!',
    empty: 'No gainers data available',
    tab: 'Top 5 gainers',
  },
  losers: {
    loadFailed: 'Failed to fetch top losers',
    saveFailed: 'Failed to save top losers',
    saved: 'Top losers saved successfully!',
    empty: 'No losers data available',
    tab: 'Top 5 losers',
  },
};

export const LOADING = 'Loading...';
export const NO_VALID_STOCK = 'Please add at least one valid stock entry';
/** Instead of a save that the database would refuse. */
export const changeTooLarge = (rows: string) =>
  `The change of ${rows} is too large. Please check both closes.`;
