import { calculatePercentChange } from '@/lib/change';
import { listKeys, mapKeys } from '@/lib/records';
import {
  toFields,
  readFigure,
  readReadableText,
  readNumber,
  readText,
  readTime,
  warnAboutLeftOut,
} from '@/lib/stored';
import { STOCK_ROWS } from '@/figures/limits';
import { parseDocument } from './market';
import { stockLists } from './registry';

export type StockKind = keyof typeof stockLists;
export const stockKinds = listKeys(stockLists);

export interface Stock {
  id: string;
  symbol: string;
  previousDayClose: number;
  currentDayClose: number;
  /** In percent. */
  change: number;
  displayOrder: number;
}

export interface StockList {
  /** The shares in display order. Entries without a symbol are left out. */
  stocks: Stock[];
  /** The time of the save as an ISO string. Empty if it is invalid or in the future. */
  lastUpdated: string;
}

/**
 * The content of a stored list. It always has five entries. An entry without a symbol only fills
 * the list.
 */
export interface StocksDocument {
  id: string;
  type: StockKind;
  stocks: Stock[];
  lastUpdated: string;
}

/**
 * Parses a share. The change is computed from the closes, because pages show both. Returns null if
 * a close is invalid.
 */
function parseStock(data: unknown, index: number): Stock | null {
  const fields = toFields(data);
  if (fields === null) return null;
  const previousDayClose = readFigure(fields, 'previousDayClose', 0);
  const currentDayClose = readFigure(fields, 'currentDayClose', 0);
  if (previousDayClose === null || currentDayClose === null) return null;
  return {
    id: readText(fields, 'id') ?? '',
    symbol: readReadableText(fields, 'symbol') ?? '',
    previousDayClose,
    currentDayClose,
    change: calculatePercentChange(previousDayClose, currentDayClose),
    displayOrder: readNumber(fields, 'displayOrder') ?? index,
  };
}

/**
 * Parses a list and returns the first five shares with a symbol, in display order. Returns null if
 * the list is not stored or invalid.
 */
export const parseStockList = (kind: StockKind, data: unknown) =>
  parseDocument(kind, data, 'stocks is no list', (fields): StockList | null => {
    const stored: unknown = fields['stocks'];
    if (!Array.isArray(stored)) return null;
    const parsed = stored.map(parseStock).filter((stock) => stock !== null);
    if (parsed.length < stored.length) {
      warnAboutLeftOut(stockLists[kind].path, 'a stock lacks a usable close');
    }
    const stocks = parsed
      .filter((stock) => stock.symbol !== '')
      .sort((a, b) => a.displayOrder - b.displayOrder)
      .slice(0, STOCK_ROWS);
    return { stocks, lastUpdated: readTime(fields, 'lastUpdated') };
  });

export type EquityLists = Record<StockKind, StockList | null>;

export function parseEquityMarket(stored: unknown): EquityLists {
  const docs = toFields(stored) ?? {};
  return mapKeys(stockKinds, (kind) => parseStockList(kind, docs[stockLists[kind].documentId]));
}
