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

/** Warnings in the editors; none of them stops a save. */
export const wrongDirection: Record<StockKind, (row: string, change: string) => string> = {
  gainers: (row, change) => `${row} is a gainer that falls (${change}%).`,
  losers: (row, change) => `${row} is a loser that rises (${change}%).`,
};
/** Of a close that is no number. */
export const closeIsZero = (label: string, typed: string) =>
  `${label} '${typed}' is no number: 0.00 would be stored, and a row without both closes is left out.`;
/** Before a save that takes a share off the site; `needs` is what its row lacks, '' for an empty row. */
export const leavesSite = (symbol: string, needs: string) =>
  `${symbol} would leave the site${needs === '' ? '' : `: its row needs ${needs}`}.`;

export const LOADING = 'Loading...';
export const NO_VALID_STOCK = 'Please add at least one valid stock entry';
/** Instead of a save that the database would refuse. */
export const changeTooLarge = (rows: string) =>
  `The change of ${rows} is too large. Please check both closes.`;
