import {
  type ChangeLine,
  type DescribeChange,
  FIRST_OF_ITS_KIND,
  NOTHING,
} from '@/lib/changeLines';
import { formatSigned } from '@/lib/format';
import type { StoredFields } from '@/lib/stored';
import {
  COLLECTION,
  documentIds,
  parseStockList,
  type Stock,
  type StockKind,
  stockKinds,
} from '../documents';
import { equityMessages } from '../messages';
import { moves, movesInWords } from './moves';

const symbolsOf = (stocks: readonly Stock[]) => stocks.map(({ symbol }) => symbol);
const listed = (symbols: readonly string[]) => symbols.join(', ') || NOTHING;
const withChange = ({ symbol, change }: Stock) => `${symbol} ${formatSigned(change)}%`;
const isIn = (stocks: readonly Stock[], { symbol }: Stock) =>
  stocks.some((each) => each.symbol === symbol);

const closesDiffer = (a: Stock | undefined, b: Stock) =>
  a !== undefined &&
  (a.previousDayClose !== b.previousDayClose || a.currentDayClose !== b.currentDayClose);

/** What became of a list: who came, who went, how many stand elsewhere; empty where nothing did. */
export function listLines(
  kind: StockKind,
  from: readonly Stock[],
  to: readonly Stock[],
): ChangeLine[] {
  const old = new Map(from.map((stock) => [stock.symbol, stock]));
  const came = to.filter((stock) => !isIn(from, stock));
  const gone = from.filter((stock) => !isIn(to, stock));
  const counts = moves(symbolsOf(from), symbolsOf(to));
  const closes = to.filter((stock) => closesDiffer(old.get(stock.symbol), stock));
  const moved = movesInWords(counts);
  if (moved === '' && closes.length === 0) return [];
  const words = moved || (closes.length === 1 ? 'new closes' : 'new closes for each');
  const exchanged = came.length + gone.length > 0;
  const shown = (stocks: readonly Stock[], what: string) =>
    stocks.length === 0 ? NOTHING : `${symbolsOf(stocks).join(', ')} ${what}`;
  const wereClosed = closes.flatMap(({ symbol }) => old.get(symbol) ?? []);
  return [
    {
      label: equityMessages[kind].tab,
      alone: 'Stocks',
      before: exchanged
        ? shown(gone, 'out')
        : counts.moved > 0
          ? listed(symbolsOf(from))
          : wereClosed.map(withChange).join(', '),
      after: exchanged
        ? shown(came, 'in')
        : counts.moved > 0
          ? listed(symbolsOf(to))
          : closes.map(withChange).join(', '),
      words,
      full: {
        before: from.map(withChange).join(', ') || NOTHING,
        after: to.map(withChange).join(', ') || NOTHING,
      },
    },
  ];
}

/** Changes of the gainers and losers in words; null for other documents. */
export const describeEquityChange: DescribeChange = (path, before, after) => {
  const kind = stockKinds.find((each) => path === `${COLLECTION}/${documentIds[each]}`);
  if (kind === undefined) return null;
  const stocksIn = (stored: StoredFields | null) =>
    parseStockList(kind, stored ?? undefined)?.stocks ?? [];
  return {
    name: equityMessages[kind].tab,
    lines: listLines(kind, stocksIn(before), stocksIn(after)),
    kept: 'whole',
    ...(before === null && { notUndone: FIRST_OF_ITS_KIND }),
  };
};
