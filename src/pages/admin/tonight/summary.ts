import { listLines } from '@/features/equity/admin/changeWords';
import { type RowDraft, stocksOf } from '@/features/equity/admin/stockDraft';
import { type EquityLists, type StockKind, stockKinds } from '@/features/equity/documents';
import { equityMessages } from '@/features/equity/messages';
import {
  asiLines,
  exchangeLines,
  indicatorLines,
  rateLines,
} from '@/features/market/admin/changeWords';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type FixedIncome,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type Macroeconomics,
} from '@/features/market/documents';
import { type ChangeLine, inFull, listed } from '@/lib/changeLines';
import { formatPercent, roundTo2 } from '@/lib/format';
import type { DifferenceRow } from '@/ui/admin/DifferenceTable';
import { rowTitles, tonightMessages } from './messages';
import type { RowId } from './rowState';

/** What is stored of the figures; null where there is nothing. */
export interface StoredFigures {
  asi: Asi | null;
  macro: Macroeconomics;
  rates: FixedIncome;
  stocks: EquityLists;
}

/** The documents and lists that a publication writes; absent where they stay as they are. */
export interface NextFigures {
  asi?: Asi;
  exchangeRate?: { price: number };
  rates: Partial<Record<BondId, BondDocument>>;
  indicators: Partial<Record<IndicatorId, Indicator>>;
  stocks: Partial<Record<StockKind, readonly RowDraft[]>>;
}

export interface Summary {
  changes: ChangeLine[];
  /** What was confirmed and stays as it is, such as 'T-bills'. */
  stays: string[];
  /** The rows that are open: they are left out. */
  leftOut: RowId[];
}

/** A change as a line of its table. */
export function rowOf(line: ChangeLine): DifferenceRow {
  return { label: line.label, ...inFull(line), note: line.words };
}

/** Such as 'up 0.62%'. */
export function direction(change: number): string {
  const size = formatPercent(Math.abs(change));
  if (roundTo2(change) === 0) return 'unchanged';
  return `${change > 0 ? 'up' : 'down'} ${size}`;
}

/** What publishing would change, figure by figure, and what stays as it is. */
export function summaryOf(
  stored: StoredFigures,
  next: NextFigures,
  leftOut: readonly RowId[],
): Summary {
  const changes: ChangeLine[] = [];
  const stays: string[] = [];
  const add = (name: string, found: readonly ChangeLine[]) => {
    changes.push(...found);
    if (found.length === 0) stays.push(name);
  };
  const { asi, exchangeRate } = next;
  if (asi !== undefined) add(rowTitles.asi, asiLines(stored.asi, asi));
  for (const kind of stockKinds) {
    const rows = next.stocks[kind];
    if (rows === undefined) continue;
    const stocks = (stocksOf(kind, rows, new Date(0)) ?? []).filter(({ symbol }) => symbol !== '');
    const found = listLines(kind, stored.stocks[kind]?.stocks ?? [], stocks);
    add(equityMessages[kind].tab, found);
  }
  if (exchangeRate !== undefined) {
    const found = exchangeLines(stored.macro.exchangeRate, exchangeRate.price);
    add(rowTitles.exchangeRate, found);
  }
  for (const id of bondIds) {
    const tenures = next.rates[id]?.tenures;
    if (tenures === undefined) continue;
    const found = rateLines(id, stored.rates[id] ?? [], tenures);
    add(rowTitles[id], found);
    const moved = new Set(found.map(({ alone }) => alone));
    const same = tenures.map(({ label }) => label).filter((label) => !moved.has(label));
    if (found.length > 0 && same.length > 0) stays.push(`${rowTitles[id]}, ${listed(same)}`);
  }
  for (const id of indicatorIds) {
    const indicator = next.indicators[id];
    if (indicator === undefined) stays.push(tonightMessages.indicators[id]);
    else changes.push(...indicatorLines(id, stored.macro[id], indicator));
  }
  return { changes, stays, leftOut: [...leftOut] };
}
