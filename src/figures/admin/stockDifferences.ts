import { type DescribeChange, type Difference, NOTHING, type Row } from '@/lib/difference';
import { formatPrice, formatSigned } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import type { StoredFields } from '@/lib/stored';
import { parseStockList, type Stock, type StockKind, stockKinds } from '../stocks';
import { moves, describeMoves } from './moves';
import type { RowDraft } from './stockDraft';
import { stockLists } from '../registry';

/** The fields of a list's form by its places, whose order is part of what is stored. */
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

const symbolsOf = (stocks: readonly Stock[]) => stocks.map(({ symbol }) => symbol);
const changesOf = (stocks: readonly Stock[]) =>
  stocks.map(({ symbol, change }) => `${symbol} ${formatSigned(change)}%`).join(', ');

/** What became of a list: who came, who went, how many stand elsewhere; empty where nothing did. */
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
  /** Of those that are on one list alone, else all where some moved, else those with other closes. */
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

/** Changes of the gainers and losers; null for other documents. */
export const describeEquityChange: DescribeChange = (path, before, after) => {
  const kind = stockKinds.find((each) => path === stockLists[each].path);
  if (kind === undefined) return null;
  const stocksIn = (stored: StoredFields | null) =>
    parseStockList(kind, stored ?? undefined)?.stocks ?? [];
  const differences = listDifferences(kind, stocksIn(before), stocksIn(after));
  return { name: stockLists[kind].title, differences, kept: 'whole' };
};
