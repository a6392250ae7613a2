import { formatPriceChange } from '@/lib/change';
import { type Difference, NOTHING, type Row } from '@/lib/difference';
import { formatPrice } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import { keysOf } from '@/lib/records';
import { stockLists } from '../registry';
import type { Stock, StockKind } from '../stocks';
import type { RowDraft } from './stockDraft';

/** Returns the fields of a list's form by its places, whose order is part of what is stored. */
export function stockFields(rows: readonly RowDraft[]): Row[] {
  const close = (text: string) => {
    const value = usableNumber(text, { kind: 'price' });
    return value === null ? text.trim() || '-' : formatPrice(value);
  };
  return rows.map(({ symbol, previous, current }, index) => {
    const label = `#${index + 1}`;
    const isEmpty = [symbol, previous, current].every((text) => text.trim() === '');
    if (isEmpty) return { label, text: '' };
    return { label, text: symbol.trim() || '-', detail: `${close(previous)} to ${close(current)}` };
  });
}

/** Counts the shares of a list that are new, gone and at another place since an earlier one. */
export function moves(before: readonly string[], after: readonly string[]) {
  const entered = after.filter((symbol) => !before.includes(symbol)).length;
  const gone = before.filter((symbol) => !after.includes(symbol)).length;
  const moved = after.filter(
    (symbol, index) => before.includes(symbol) && before[index] !== symbol,
  ).length;
  return { entered, gone, moved };
}

/** Describes moves as '2 in, 2 out, 3 moved' of one list or of several; '' where nothing is. */
export function describeMoves(...lists: readonly ReturnType<typeof moves>[]): string {
  const labels = { entered: 'in', gone: 'out', moved: 'moved' };
  const parts = keysOf(labels).flatMap((what) => {
    const count = lists.reduce((sum, list) => sum + list[what], 0);
    return count > 0 ? `${count} ${labels[what]}` : [];
  });
  return parts.join(', ');
}

const symbolsOf = (stocks: readonly Stock[]) => stocks.map(({ symbol }) => symbol);
const changesOf = (stocks: readonly Stock[]) =>
  stocks
    .map(({ symbol, previousDayClose, currentDayClose }) => {
      return `${symbol} ${formatPriceChange(previousDayClose, currentDayClose)}`;
    })
    .join(', ');

/** Returns what became of a list: who came, who went, how many moved; empty where nothing did. */
export function listDifferences(
  kind: StockKind,
  from: readonly Stock[],
  to: readonly Stock[],
): Difference[] {
  const old = new Map(from.map((stock) => [stock.symbol, stock]));
  const closed = to.filter((stock) => {
    const { previousDayClose, currentDayClose } = old.get(stock.symbol) ?? stock;
    return previousDayClose !== stock.previousDayClose || currentDayClose !== stock.currentDayClose;
  });
  const [before, after] = [symbolsOf(from), symbolsOf(to)];
  const counts = moves(before, after);
  const moved = describeMoves(counts);
  if (moved === '' && closed.length === 0) return [];

  const exchanged = counts.entered + counts.gone > 0;
  /**
   * Of those that are on one list alone, else all where some moved, else those with other closes.
   */
  const short = (list: readonly Stock[], other: readonly string[], what: string) => {
    if (!exchanged && counts.moved > 0) return symbolsOf(list).join(', ');
    if (!exchanged)
      return changesOf(list.filter(({ symbol }) => symbolsOf(closed).includes(symbol)));
    const alone = symbolsOf(list).filter((symbol) => !other.includes(symbol));
    return alone.length === 0 ? NOTHING : `${alone.join(', ')} ${what}`;
  };
  const label = stockLists[kind].title;
  const row = { label, alone: 'Stocks' };
  return [
    {
      label,
      before: { ...row, text: changesOf(from), short: short(from, after, 'out') },
      after: { ...row, text: changesOf(to), short: short(to, before, 'in') },
      note: moved || (closed.length === 1 ? 'new closes' : 'new closes for each'),
    },
  ];
}
