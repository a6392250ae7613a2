import type { StockKind } from '@/figures/stocks';

export const stockEditorLabels: Record<StockKind, { title: string; saveText: string }> = {
  gainers: { title: 'Manage Top 5 Gainers', saveText: 'Save Top Gainers' },
  losers: { title: 'Top Losers', saveText: 'Save Top Losers' },
};
