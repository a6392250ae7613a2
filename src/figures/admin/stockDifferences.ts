import { formatPriceChange } from '@/lib/change';
import { type Difference, NO_VALUE, type ValueRow } from '@/lib/difference';
import { formatPrice } from '@/lib/format';
import { parseUsableNumber } from '@/lib/numbers';
import { listKeys } from '@/lib/records';
import { stockLists } from '../registry';
import type { Stock, StockKind } from '../stocks';
import type { RowDraft } from './stockDraft';

/**
 * Returns the shares in the form as rows that can be compared. The label is the position, because
 * the order is stored too.
 */
export function toStockFieldRows(rows: readonly RowDraft[]): ValueRow[] {
  const formatClose = (text: string) => {
    const value = parseUsableNumber(text, { kind: 'price' });
    return value === null ? text.trim() || '-' : formatPrice(value);
  };
  return rows.map(({ symbol, previous, current }, index) => {
    const label = `#${index + 1}`;
    const isEmpty = [symbol, previous, current].every((text) => text.trim() === '');
    if (isEmpty) return { label, text: '' };
    return {
      label,
      text: symbol.trim() || '-',
      detail: `${formatClose(previous)} to ${formatClose(current)}`,
    };
  });
}

export function countMoves(before: readonly string[], after: readonly string[]) {
  const entered = after.filter((symbol) => !before.includes(symbol)).length;
  const gone = before.filter((symbol) => !after.includes(symbol)).length;
  const moved = after.filter(
    (symbol, index) => before.includes(symbol) && before[index] !== symbol,
  ).length;
  return { entered, gone, moved };
}

/**
 * Describes the moves within one or more lists, such as '2 in, 2 out, 3 moved'. Returns '' if there
 * are none.
 */
export function describeMoves(...lists: readonly ReturnType<typeof countMoves>[]): string {
  const labels = { entered: 'in', gone: 'out', moved: 'moved' };
  const parts = listKeys(labels).flatMap((what) => {
    const count = lists.reduce((sum, list) => sum + list[what], 0);
    return count > 0 ? `${count} ${labels[what]}` : [];
  });
  return parts.join(', ');
}

const listSymbols = (stocks: readonly Stock[]) => stocks.map(({ symbol }) => symbol);
const describeChanges = (stocks: readonly Stock[]) =>
  stocks
    .map(({ symbol, previousDayClose, currentDayClose }) => {
      return `${symbol} ${formatPriceChange(previousDayClose, currentDayClose)}`;
    })
    .join(', ');

/**
 * Returns the difference between two lists: shares that entered, left or moved, or that have new
 * closes. Returns an empty array if nothing has changed.
 */
export function compareLists(
  kind: StockKind,
  from: readonly Stock[],
  to: readonly Stock[],
): Difference[] {
  const old = new Map(from.map((stock) => [stock.symbol, stock]));
  const closed = to.filter((stock) => {
    const { previousDayClose, currentDayClose } = old.get(stock.symbol) ?? stock;
    return previousDayClose !== stock.previousDayClose || currentDayClose !== stock.currentDayClose;
  });
  const [before, after] = [listSymbols(from), listSymbols(to)];
  const counts = countMoves(before, after);
  const moved = describeMoves(counts);
  if (moved === '' && closed.length === 0) return [];

  const exchanged = counts.entered + counts.gone > 0;
  /**
   * Returns a short description of one of the two lists. If shares have entered or left, it
   * contains only the shares that the other list lacks. If only the order has changed, it contains
   * all shares. Otherwise, it contains the shares with new closes.
   */
  const shortenList = (list: readonly Stock[], other: readonly string[], what: string) => {
    if (!exchanged && counts.moved > 0) return listSymbols(list).join(', ');
    if (!exchanged)
      return describeChanges(list.filter(({ symbol }) => listSymbols(closed).includes(symbol)));
    const alone = listSymbols(list).filter((symbol) => !other.includes(symbol));
    return alone.length === 0 ? NO_VALUE : `${alone.join(', ')} ${what}`;
  };
  const label = stockLists[kind].title;
  const row = { label, alone: 'Stocks' };
  return [
    {
      label,
      before: { ...row, text: describeChanges(from), short: shortenList(from, after, 'out') },
      after: { ...row, text: describeChanges(to), short: shortenList(to, before, 'in') },
      note: moved || (closed.length === 1 ? 'new closes' : 'new closes for each'),
    },
  ];
}
