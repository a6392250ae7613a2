import { listDifferences } from '@/figures/admin/stockDifferences';
import { type RowDraft, stocksOf } from '@/figures/admin/stockDraft';
import { type EquityLists, type StockKind, stockKinds } from '@/figures/stocks';
import {
  asiDifferences,
  exchangeDifferences,
  figureRow,
  indicatorDifferences,
  rateDifferences,
  rateRows,
} from '@/figures/admin/differences';
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
} from '@/figures/market';
import { dayWithoutYear } from '@/lib/days';
import { type Difference, listed, type Row } from '@/lib/difference';
import { formatPercent, roundTo2 } from '@/lib/format';
import { rowTitles, tonightMessages } from './messages';
import type { RowId } from './rowState';
import {
  rateRows as typedRates,
  stockRows as typedStocks,
  type TonightDraft,
} from './tonightDraft';
import { indicators, stockLists } from '@/figures/registry';

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
  changes: Difference[];
  /** What was confirmed and stays as it is, such as 'T-bills'. */
  stays: string[];
  /** The rows that are open: they are left out. */
  leftOut: RowId[];
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
  const changes: Difference[] = [];
  const stays: string[] = [];
  const add = (name: string, found: readonly Difference[]) => {
    changes.push(...found);
    if (found.length === 0) stays.push(name);
  };
  const { asi, exchangeRate } = next;
  if (asi !== undefined) add(rowTitles.asi, asiDifferences(stored.asi, asi));
  for (const kind of stockKinds) {
    const rows = next.stocks[kind];
    if (rows === undefined) continue;
    const stocks = (stocksOf(kind, rows, new Date(0)) ?? []).filter(({ symbol }) => symbol !== '');
    const found = listDifferences(kind, stored.stocks[kind]?.stocks ?? [], stocks);
    add(stockLists[kind].title, found);
  }
  if (exchangeRate !== undefined) {
    const found = exchangeDifferences(stored.macro.exchangeRate, exchangeRate.price);
    add(rowTitles.exchangeRate, found);
  }
  for (const id of bondIds) {
    const tenures = next.rates[id]?.tenures;
    if (tenures === undefined) continue;
    const found = rateDifferences(id, stored.rates[id] ?? [], tenures);
    add(rowTitles[id], found);
    const moved = found.map(({ after }) => after?.alone);
    const same = tenures.map(({ label }) => label).filter((label) => !moved.includes(label));
    if (found.length > 0 && same.length > 0) stays.push(`${rowTitles[id]}, ${listed(same)}`);
  }
  for (const id of indicatorIds) {
    const indicator = next.indicators[id];
    if (indicator === undefined) stays.push(tonightMessages.indicators[id]);
    else changes.push(...indicatorDifferences(id, stored.macro[id], indicator));
  }
  return { changes, stays, leftOut: [...leftOut] };
}

/** The session that a draft was typed for, in words. */
export const sessionRow = ({ session }: TonightDraft): Row => ({
  label: 'Typed for',
  text: dayWithoutYear(session),
});

/** A draft in words: what is stored where nothing is typed. */
export function tonightRows(draft: TonightDraft, stored: StoredFigures): Row[] {
  const { asi, macro, rates, stocks } = stored;
  return [
    figureRow(rowTitles.asi, draft.asi, 'price', asi?.value),
    ...stockKinds.map((kind): Row => {
      const typed = typedStocks(draft, stocks, kind);
      const shown = typed.map(
        ({ symbol, previous, current }) => `${symbol} ${previous} ${current}`,
      );
      const now = (stocks[kind]?.stocks ?? []).map(
        ({ symbol, previousDayClose, currentDayClose }) =>
          `${symbol} ${previousDayClose} ${currentDayClose}`,
      );
      return { label: stockLists[kind].title, text: (typed.length > 0 ? shown : now).join(', ') };
    }),
    figureRow(rowTitles.exchangeRate, draft.exchangeRate, 'price', macro.exchangeRate),
    ...bondIds.flatMap((id) =>
      rateRows(
        id,
        typedRates(draft, rates, id).map(({ label, stored: before, typed }) => ({
          label,
          rate: typed.trim() === '' ? before : typed,
        })),
      ),
    ),
    ...indicatorIds.map((id): Row => {
      const { open, date, percentage } = draft[id];
      const before = macro[id];
      const typed = open ? percentage : '';
      const row = figureRow(indicators[id].title, typed, 'percent', before?.percentage);
      const detail = open ? date : (before?.date ?? '');
      return detail === '' ? row : { ...row, detail };
    }),
    ...(['exchangeRate', ...bondIds] as const).map((id): Row => ({
      label: `${rowTitles[id]}: ${tonightMessages.asBefore}`,
      text: draft.same[id] ? 'Yes' : '',
    })),
  ];
}
