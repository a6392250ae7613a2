import { changePercent } from '@/lib/change';
import { keysOf, mapKeys } from '@/lib/records';
import { fieldsOf, figureIn, nameIn, numberIn, textIn, timeIn, warnDropped } from '@/lib/stored';
import { ROWS } from '@/figures/limits';
import { parseDocument } from './market';
import { stockLists } from './registry';

export type StockKind = keyof typeof stockLists;
export const stockKinds = keysOf(stockLists);

export interface Stock {
  id: string;
  symbol: string;
  previousDayClose: number;
  currentDayClose: number;
  /** Percent. */
  change: number;
  displayOrder: number;
}

export interface StockList {
  /** In display order; rows without a symbol are left out. */
  stocks: Stock[];
  /** ISO time, or '' where the stored text is no time, or one that is yet to come. */
  lastUpdated: string;
}

/** A stored list: five entries, of which those without a symbol are fillers. */
export interface StocksDocument {
  id: string;
  type: StockKind;
  stocks: Stock[];
  /** ISO time. */
  lastUpdated: string;
}

/**
 * One entry. The change is worked out from the closes, which are what is shown beside it. Null
 * where a close is no usable number.
 */
function parseStock(data: unknown, index: number): Stock | null {
  const fields = fieldsOf(data);
  if (fields === null) return null;
  const previousDayClose = figureIn(fields, 'previousDayClose', 0);
  const currentDayClose = figureIn(fields, 'currentDayClose', 0);
  if (previousDayClose === null || currentDayClose === null) return null;
  return {
    id: textIn(fields, 'id') ?? '',
    symbol: nameIn(fields, 'symbol') ?? '',
    previousDayClose,
    currentDayClose,
    change: changePercent(previousDayClose, currentDayClose),
    displayOrder: numberIn(fields, 'displayOrder') ?? index,
  };
}

/** Returns the first five with a symbol, by display order, or null where there is no document. */
export const parseStockList = (kind: StockKind, data: unknown) =>
  parseDocument(kind, data, 'stocks is no list', (fields): StockList | null => {
    const stored: unknown = fields['stocks'];
    if (!Array.isArray(stored)) return null;
    const parsed = stored.map(parseStock).filter((stock) => stock !== null);
    if (parsed.length < stored.length) {
      warnDropped(stockLists[kind].path, 'a stock lacks a usable close');
    }
    const stocks = parsed
      .filter((stock) => stock.symbol !== '')
      .sort((a, b) => a.displayOrder - b.displayOrder)
      .slice(0, ROWS);
    return { stocks, lastUpdated: timeIn(fields, 'lastUpdated') };
  });

export type EquityLists = Record<StockKind, StockList | null>;

export function parseEquityMarket(stored: unknown): EquityLists {
  const docs = fieldsOf(stored) ?? {};
  return mapKeys(stockKinds, (kind) => parseStockList(kind, docs[stockLists[kind].documentId]));
}
