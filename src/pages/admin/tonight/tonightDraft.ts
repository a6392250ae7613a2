import { changePercent, type EquityLists, type StockKind, stockKinds } from '@/features/equity/documents';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { type RowDraft, stocksOf, tooLargeChanges } from '@/features/equity/admin/stockDraft';
import { toAsi } from '@/features/market/admin/asiDraft';
import { documentsOf as ratesOf, draftOf as ratesDraft } from '@/features/market/admin/fixedIncomeDraft';
import { documentsOf as macroOf, draftOf as macroDraft, type MacroDraft } from '@/features/market/admin/macroDraft';
import type {
  Asi,
  BondDocument,
  BondId,
  FixedIncome,
  Indicator,
  IndicatorId,
  Macroeconomics,
} from '@/features/market/documents';
import { NOT_A_NUMBER, numberInputError, numberText } from '@/lib/numbers';

/** One share of tonight's lists. */
export interface StockEntry {
  symbol: string;
  previousDayClose: number;
  currentDayClose: number;
}

/** What can be published again as it stands: figures that often do not move from day to day. */
export type SameRow = 'exchangeRate' | BondId;
/** What is compared with the last close, and asked about beyond 10%. */
export type PricedRow = 'asi' | 'exchangeRate';

/** What staff have typed tonight; '' where nothing. What is stored is not in it. */
export interface TonightDraft {
  asi: string;
  exchangeRate: string;
  /** The rates by their place in the stored list. */
  rates: Readonly<Record<BondId, readonly string[]>>;
  /** Absent while an indicator stays as it is. */
  indicators: Readonly<Partial<Record<IndicatorId, MacroDraft[IndicatorId]>>>;
  /** The rows whose open figures are published again as they are stored. */
  same: readonly SameRow[];
  /** The text beyond 10% that staff said is right. */
  confirmed: Readonly<Partial<Record<PricedRow, string>>>;
  /** The shares of tonight's price list. */
  stocks: Readonly<Record<StockKind, readonly StockEntry[]>> | null;
}

export const nothingTyped: TonightDraft = {
  asi: '',
  exchangeRate: '',
  rates: { bonds: [], tbills: [] },
  indicators: {},
  same: [],
  confirmed: {},
  stocks: null,
};

/** What a row would publish, or why it would not yet. */
export type Entry<T> =
  | { state: 'open' }
  /** Some of its figures are there. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** It moved further than prices do in a day. */
  | { state: 'beyond'; next: T }
  | { state: 'ready'; next: T };

/** The daily limit of the exchange, in percent: beyond it a close is asked about. */
export const DAILY_LIMIT = 10;

function moved(from: number | null, to: number): boolean {
  return from !== null && from > 0 && Math.abs((to - from) / from) * 100 > DAILY_LIMIT + 1e-9;
}

/** The index of this session; its change is worked out from the close before, null where none is known. */
export function asiEntry(draft: TonightDraft, session: string, before: number | null): Entry<Asi> {
  if (draft.asi.trim() === '') return { state: 'open' };
  const error = numberInputError(draft.asi, { kind: 'price' });
  const asked = toAsi({ value: draft.asi, change: '0', date: session });
  if (asked === null) return { state: 'wrong', why: error ?? NOT_A_NUMBER };
  const change = before === null ? 0 : changePercent(before, asked.value);
  const next = toAsi({ value: draft.asi, change: numberText(change), date: session });
  if (next === null) return { state: 'wrong', why: 'Check the digits.' };
  return moved(before, next.value) && draft.confirmed.asi !== draft.asi
    ? { state: 'beyond', next }
    : { state: 'ready', next };
}

/** The exchange rate in naira per dollar. */
export function exchangeRateEntry(
  draft: TonightDraft,
  stored: Macroeconomics,
): Entry<{ price: number }> {
  const text = draft.exchangeRate;
  if (text.trim() === '') {
    return draft.same.includes('exchangeRate') && stored.exchangeRate !== null
      ? { state: 'ready', next: { price: stored.exchangeRate } }
      : { state: 'open' };
  }
  const error = numberInputError(text, { kind: 'price' });
  const next = macroOf({ ...macroDraft(stored), price: text })?.exchangeRate;
  if (next === undefined) return { state: 'wrong', why: error ?? NOT_A_NUMBER };
  return moved(stored.exchangeRate, next.price) && draft.confirmed.exchangeRate !== text
    ? { state: 'beyond', next }
    : { state: 'ready', next };
}

/** The rows of a list of rates, with what was typed in the place of what is stored. */
export function rateRows(draft: TonightDraft, stored: FixedIncome, id: BondId) {
  return ratesDraft(stored)[id].map((row, place) => {
    const typed = draft.rates[id][place] ?? '';
    return { label: row.label, stored: row.rate, typed };
  });
}

/** Bonds or T-bills: all of a list, typed or said to be as before. */
export function ratesEntry(
  draft: TonightDraft,
  stored: FixedIncome,
  id: BondId,
): Entry<BondDocument> {
  const rows = rateRows(draft, stored, id);
  const typed = rows.filter(({ typed: text }) => text.trim() !== '').length;
  for (const { typed: text } of rows) {
    const error = numberInputError(text, { kind: 'percent', cents: true });
    if (error !== null) return { state: 'wrong', why: error };
  }
  const rest = draft.same.includes(id) && stored[id] !== null;
  if (typed < rows.length && !rest) {
    return typed === 0 ? { state: 'open' } : { state: 'part', typed, of: rows.length };
  }
  const lists = ratesDraft(stored);
  const list = lists[id].map((row, place) => {
    const text = draft.rates[id][place] ?? '';
    return text.trim() === '' ? row : { ...row, rate: text };
  });
  const next = ratesOf({ ...lists, [id]: list })?.[id];
  return next === undefined ? { state: 'wrong', why: NOT_A_NUMBER } : { state: 'ready', next };
}

/** An indicator that was announced; open while it stays as it is. */
export function indicatorEntry(
  draft: TonightDraft,
  stored: Macroeconomics,
  id: IndicatorId,
): Entry<Indicator> {
  const typed = draft.indicators[id];
  if (typed === undefined) return { state: 'open' };
  const next = macroOf({ ...macroDraft(stored), [id]: typed })?.[id];
  if (next === undefined) {
    const error = numberInputError(typed.percentage, { kind: 'percent' });
    return { state: 'wrong', why: error ?? NOT_A_NUMBER };
  }
  const same = next.date === stored[id]?.date && next.percentage === stored[id].percentage;
  return same ? { state: 'open' } : { state: 'ready', next };
}

function rowOf({ symbol, previousDayClose, currentDayClose }: StockEntry, place: number): RowDraft {
  return {
    id: `row-${place}`,
    stockId: '',
    symbol,
    previous: numberText(previousDayClose),
    current: numberText(currentDayClose),
  };
}

/** The rows of a list as its editor has them; a share that is on the site keeps its id. */
export function stockRows(
  draft: TonightDraft,
  stored: EquityLists,
  kind: StockKind,
): readonly RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  const entries = draft.stocks?.[kind] ?? [];
  return entries.map((entry, place) => ({
    ...rowOf(entry, place),
    stockId: ids.get(entry.symbol.trim()) ?? '',
  }));
}

/** The lists that have shares; one without any stays as it is. */
export function stocksEntry(
  draft: TonightDraft,
  stored: EquityLists,
): Entry<Partial<Record<StockKind, readonly RowDraft[]>>> {
  if (draft.stocks === null) return { state: 'open' };
  const next: Partial<Record<StockKind, readonly RowDraft[]>> = {};
  for (const kind of stockKinds) {
    const rows = stockRows(draft, stored, kind);
    const tooLarge = tooLargeChanges(rows);
    if (tooLarge !== null) return { state: 'wrong', why: tooLarge };
    if (stocksOf(kind, rows, new Date(0)) !== null) next[kind] = rows;
  }
  return Object.keys(next).length === 0
    ? { state: 'wrong', why: equityStaffMessages.noValidStock }
    : { state: 'ready', next };
}
