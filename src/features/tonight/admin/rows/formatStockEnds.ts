import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type Stock, stockKinds } from '@/figures/stocks';
import { formatPriceChange } from '@/lib/change';

const formatStock = ({ symbol, previousDayClose, currentDayClose }: Stock) =>
  `${symbol} ${formatPriceChange(previousDayClose, currentDayClose)}`;

/**
 * Formats the first gainer and the first loser on the site: 'MTNN +10.00% to NESTLE -7.14%'.
 * Returns null if the site has no gainers.
 */
export function formatStockEnds(stored: StoredFigures): string | null {
  const [gainer, loser] = stockKinds.map((kind) => stored[kind]?.stocks[0]);
  if (gainer === undefined) return null;
  return loser === undefined
    ? formatStock(gainer)
    : `${formatStock(gainer)} to ${formatStock(loser)}`;
}
