import type { DocumentData } from 'firebase/firestore/lite';
import { LIMITS, NOT_A_NUMBER, numberInputError, numberText, usableNumber } from '@/lib/numbers';
import {
  changePercent,
  documentIds,
  parseStockList,
  type Stock,
  type StockKind,
} from '../documents';
import { ROWS } from '../limits';
import { changeTooLarge } from '../messages';

export interface RowDraft {
  /** Tells rows apart while they are edited and moved; never stored. */
  id: string;
  /** The stored entry's id, '' for a new one. */
  stockId: string;
  symbol: string;
  previous: string;
  current: string;
}

const singular: Record<StockKind, string> = { gainers: 'gainer', losers: 'loser' };
const CLOSE = { kind: 'price', cents: true } as const;

const blank = { stockId: '', symbol: '', previous: '', current: '' };

function rowOf(stock: Stock | undefined, index: number): RowDraft {
  const id = `row-${index}`;
  if (stock === undefined) return { id, ...blank };
  return {
    id,
    stockId: stock.id,
    symbol: stock.symbol,
    previous: numberText(stock.previousDayClose),
    current: numberText(stock.currentDayClose),
  };
}

/** Always five rows: what is stored, then empty ones. */
export function draftOf(kind: StockKind, stored: unknown): RowDraft[] {
  const stocks = parseStockList(kind, stored)?.stocks ?? [];
  return Array.from({ length: ROWS }, (_, index) => rowOf(stocks[index], index));
}

/** The closes as numbers, 0 where there is none. */
function closesOf(row: RowDraft): [previous: number, current: number] {
  return [usableNumber(row.previous, CLOSE) ?? 0, usableNumber(row.current, CLOSE) ?? 0];
}

export function rowChange(row: RowDraft): number {
  const [previous, current] = closesOf(row);
  return current > 0 ? changePercent(previous, current) : 0;
}

/** Whether a row is saved: a symbol, and both closes above 0. */
export function isComplete(row: RowDraft): boolean {
  return row.symbol.trim() !== '' && closesOf(row).every((close) => close > 0);
}

/** Whether something was typed, but not enough for the row to be saved. */
export function isPartial(row: RowDraft): boolean {
  const begun = row.symbol.trim() !== '' || closesOf(row).some((close) => close > 0);
  return begun && !isComplete(row);
}

/** Which fields a partly filled row still needs. */
export function missingIn(row: RowDraft): { symbol: boolean; previous: boolean; current: boolean } {
  const [previous, current] = closesOf(row);
  const partial = isPartial(row);
  return {
    symbol: partial && row.symbol.trim() === '',
    previous: partial && previous === 0,
    current: partial && current === 0,
  };
}

function needs(row: RowDraft): string {
  const { symbol, previous, current } = missingIn(row);
  const closes =
    previous && current
      ? 'both closes'
      : previous
        ? 'a previous close'
        : current
          ? 'a current close'
          : '';
  return [symbol ? 'a symbol' : '', closes].filter(Boolean).join(' and ');
}

/** A close that may not be stored; what is no number at all becomes 0 when its field is left. */
function mistakeIn(row: RowDraft): string | null {
  const closes = [
    ['Previous Close', row.previous],
    ['Current Close', row.current],
  ] as const;
  for (const [label, text] of closes) {
    const error = numberInputError(text, CLOSE);
    if (error !== null && error !== NOT_A_NUMBER) return `${label}: ${error}.`;
  }
  return null;
}

/** What staff should know before they save. Of these only a mistake stops the save, by its field. */
export function warningsFor(rows: readonly RowDraft[]): string[] {
  const partial = rows.flatMap((row, index) => {
    const symbol = row.symbol.trim();
    const name = symbol === '' ? `Row ${index + 1}` : `Row ${index + 1} (${symbol})`;
    const mistake = mistakeIn(row);
    if (mistake !== null) return [`${name}, ${mistake}`];
    if (!isPartial(row)) return [];
    return [`${name} needs ${needs(row)}. It stays here and is left out of the save.`];
  });
  const symbols = rows.map((row) => row.symbol.trim().toUpperCase()).filter(Boolean);
  const repeated = new Set(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index));
  return [...partial, ...[...repeated].map((symbol) => `${symbol} is listed more than once.`)];
}

/** Names the rows whose change is larger than can be stored: a slip in one of the closes. Null without any. */
export function tooLargeChanges(rows: readonly RowDraft[]): string | null {
  const named = rows.flatMap((row, index) =>
    isComplete(row) && Math.abs(rowChange(row)) > LIMITS.percent.max
      ? [`Row ${index + 1} (${row.symbol.trim()})`]
      : [],
  );
  return named.length === 0 ? null : changeTooLarge(named.join(', '));
}

/** What the save leaves in the form as unsaved: partly filled rows. */
export function asSaved(rows: readonly RowDraft[]): RowDraft[] {
  return rows.map((row) => (isPartial(row) ? { id: row.id, ...blank } : row));
}

/** The entries to store: complete rows in their order, padded to five. Null when there is none. */
export function stocksOf(kind: StockKind, rows: readonly RowDraft[], now: Date): Stock[] | null {
  const complete = rows.filter(isComplete).slice(0, ROWS);
  if (complete.length === 0) return null;
  return Array.from({ length: ROWS }, (_, index): Stock => {
    const row = complete[index];
    if (row === undefined) {
      return {
        id: `${singular[kind]}_empty_${index}`,
        symbol: '',
        previousDayClose: 0,
        currentDayClose: 0,
        change: 0,
        displayOrder: index,
      };
    }
    const [previousDayClose, currentDayClose] = closesOf(row);
    return {
      id: row.stockId || `${singular[kind]}_${now.getTime()}_${index}`,
      symbol: row.symbol.trim(),
      previousDayClose,
      currentDayClose,
      change: rowChange(row),
      displayOrder: index,
    };
  });
}

/** The whole document. */
export function documentOf(kind: StockKind, stocks: readonly Stock[], now: Date): DocumentData {
  return {
    id: documentIds[kind],
    type: kind,
    stocks: stocks.map((stock) => ({ ...stock })),
    lastUpdated: now.toISOString(),
  };
}
