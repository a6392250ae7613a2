import type { StockKind } from './documents';

const messagesOf = (kind: StockKind) => ({
  loadFailed: `Failed to fetch top ${kind}`,
  empty: `No ${kind} data available`,
  tab: `Top 5 ${kind}`,
  /** Of the card on /markets. */
  title: `Top ${kind}`,
});

export const equityMessages = {
  gainers: messagesOf('gainers'),
  losers: messagesOf('losers'),
  loading: 'Loading...',
};
