import { type EquityLists, type StockKind, stockKinds } from '@/figures/stocks';
import type { StockEntry } from '@/features/equity/admin/priceList/places';
import type { TonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { type RowDraft, stocksOf, tooLargeChanges } from '@/figures/admin/stockDraft';
import { documentsOf as ratesOf, draftOf as ratesDraft } from '@/figures/admin/ratesDraft';
import { documentsOf as macroOf, draftOf as macroDraft } from '@/figures/admin/macroDraft';
import type {
  Asi,
  BondDocument,
  BondId,
  FixedIncome,
  Indicator,
  IndicatorId,
  Macroeconomics,
} from '@/figures/market';
import { changePercent, isBeyondDailyLimit } from '@/lib/change';
import { formatLongDate } from '@/lib/days';
import { formatPrice, formatSigned } from '@/lib/format';
import { sameData } from '@/lib/sameData';
import { LIMITS, NOT_A_NUMBER, numberInputError, TOO_LARGE, usableNumber } from '@/lib/numbers';
import { tonightMessages } from './messages';

/** What can be published again as it stands: figures that often do not move from day to day. */
export type SameRow = 'exchangeRate' | BondId;
/** What is compared with the last close, and asked about beyond the daily limit. */
export type PricedRow = 'asi' | 'exchangeRate';

interface IndicatorDraft {
  open: boolean;
  date: string;
  percentage: string;
}

/**
 * What staff have typed tonight; '' where nothing. What is stored is not in it. Its shape is the same
 * throughout, so that what the browser kept can be checked against it.
 */
export interface TonightDraft extends Readonly<
  Record<StockKind | BondId, readonly string[]> & Record<IndicatorId, IndicatorDraft>
> {
  asi: string;
  exchangeRate: string;
  /** The rows whose open figures are published again as they are stored. */
  same: Readonly<Record<SameRow, boolean>>;
  /** The text beyond the daily limit that staff said is right. */
  confirmed: Readonly<Record<PricedRow, string>>;
  /** Ties and incomplete places of the lists that staff have still to settle. */
  unsettled: number;
  /** The day that the price list names, 'YYYY-MM-DD'; '' where it names none. */
  listDay: string;
  /** Rows of it that could not be read and may belong among the five, in words; '' without any. */
  unread: string;
  /** What of the lists staff said is right, of what `listDoubts` asks. */
  ticked: readonly string[];
  /** The session that it was typed for, 'YYYY-MM-DD'; '' while nothing is typed. */
  session: string;
}

const closed: IndicatorDraft = { open: false, date: '', percentage: '' };
/** Lists of lines whose cells are parted by tabs; the empty one is none. */
const noLines: readonly string[] = [''];

export const nothingTyped: TonightDraft = {
  asi: '',
  exchangeRate: '',
  bonds: noLines,
  tbills: noLines,
  inflation: closed,
  gdp: closed,
  monetaryPolicy: closed,
  gainers: noLines,
  losers: noLines,
  same: { exchangeRate: false, bonds: false, tbills: false },
  confirmed: { asi: '', exchangeRate: '' },
  unsettled: 0,
  listDay: '',
  unread: '',
  ticked: noLines,
  session: '',
};

/** The draft as it is kept: it belongs to the session for which the first of it was typed. */
export function ofSession(draft: TonightDraft, session: string): TonightDraft {
  const typed = !sameData({ ...draft, session: '' }, nothingTyped);
  return { ...draft, session: typed ? draft.session || session : '' };
}

const cellsOf = (lines: readonly string[]) =>
  lines.filter((line) => line !== '').map((line) => line.split('\t'));

/** What was typed for a tenure; '' for nothing. */
export function rateTyped(draft: TonightDraft, id: BondId, label: string): string {
  return cellsOf(draft[id]).find(([name]) => name === label)?.[1] ?? '';
}

/** The draft with this text for a tenure. */
export function withRate(
  draft: TonightDraft,
  id: BondId,
  label: string,
  text: string,
): TonightDraft {
  const others = draft[id].filter((line) => line !== '' && line.split('\t')[0] !== label);
  const lines = text === '' ? others : [...others, `${label}\t${text}`];
  return { ...draft, [id]: lines.length === 0 ? noLines : lines };
}

type OpenPlaces = Pick<TonightStocks, 'ties' | 'incomplete' | 'tradeDate' | 'mayLead'>;

/** The draft with the shares of a price list; null takes them out. */
export function withStocks(
  draft: TonightDraft,
  stocks: (Readonly<Record<StockKind, readonly StockEntry[]>> & Partial<OpenPlaces>) | null,
): TonightDraft {
  const lines = (entries: readonly StockEntry[]) => {
    const all = entries.map(
      ({ symbol, previousDayClose, currentDayClose }) =>
        `${symbol}\t${previousDayClose}\t${currentDayClose}`,
    );
    return all.length === 0 ? noLines : all;
  };
  return {
    ...draft,
    gainers: lines(stocks?.gainers ?? []),
    losers: lines(stocks?.losers ?? []),
    unsettled: (stocks?.ties ?? 0) + (stocks?.incomplete ?? 0),
    listDay: stocks?.tradeDate ?? '',
    unread: stocks?.mayLead ?? '',
  };
}

/** What staff have to say is right before the lists are published, each as they tick it. */
export function listDoubts(draft: TonightDraft, session: string): string[] {
  const beyond = stockKinds
    .flatMap((kind) => cellsOf(draft[kind]))
    .flatMap(([symbol = '', ...closes]) => {
      const [previous = 0, current = 0] = closes.map(Number);
      if (!isBeyondDailyLimit(previous, current)) return [];
      const change = formatSigned(changePercent(previous, current));
      const moved = `${formatPrice(previous)} to ${formatPrice(current)}, ${change}%,`;
      return [tonightMessages.confirm(`${symbol} from ${moved}`)];
    });
  const { listDay, unread } = draft;
  return [
    ...beyond,
    ...(listDay === '' || listDay === session
      ? []
      : [tonightMessages.confirm(`The list of ${formatLongDate(listDay)}`)]),
    ...(unread === '' ? [] : [tonightMessages.withoutRows(unread)]),
  ];
}

/** The draft with one of them ticked, or not any more. */
export function withTick(draft: TonightDraft, doubt: string, ticked: boolean): TonightDraft {
  const others = draft.ticked.filter((each) => each !== '' && each !== doubt);
  const all = ticked ? [...others, doubt] : others;
  return { ...draft, ticked: all.length === 0 ? noLines : all };
}

/** What a row would publish, or why it would not yet. */
export type Entry<T> =
  | { state: 'open' }
  /** Some of its figures are there. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** Staff have still to say that it is right, such as what moved further than prices do in a day. */
  | { state: 'beyond'; next: T }
  | { state: 'ready'; next: T };

const isBeyond = (from: number | null, to: number) => from !== null && isBeyondDailyLimit(from, to);

/** The index of this session; its change is worked out from the close before, null where none is known. */
export function asiEntry(draft: TonightDraft, session: string, before: number | null): Entry<Asi> {
  if (draft.asi.trim() === '') return { state: 'open' };
  const check = { kind: 'price' } as const;
  const value = usableNumber(draft.asi, check);
  if (value === null) {
    return { state: 'wrong', why: numberInputError(draft.asi, check) ?? NOT_A_NUMBER };
  }
  const change = before === null ? 0 : changePercent(before, value);
  if (Math.abs(change) > LIMITS.percent.max) return { state: 'wrong', why: TOO_LARGE };
  const next = { value, change, date: session };
  return isBeyond(before, next.value) && draft.confirmed.asi !== draft.asi
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
    return draft.same.exchangeRate && stored.exchangeRate !== null
      ? { state: 'ready', next: { price: stored.exchangeRate } }
      : { state: 'open' };
  }
  const error = numberInputError(text, { kind: 'price' });
  const next = macroOf({ ...macroDraft(stored), price: text })?.exchangeRate;
  if (next === undefined) return { state: 'wrong', why: error ?? NOT_A_NUMBER };
  return isBeyond(stored.exchangeRate, next.price) && draft.confirmed.exchangeRate !== text
    ? { state: 'beyond', next }
    : { state: 'ready', next };
}

/** The rows of a list of rates, with what was typed in the place of what is stored. */
export function rateRows(draft: TonightDraft, stored: FixedIncome, id: BondId) {
  return ratesDraft(stored)[id].map(({ label, rate }) => ({
    label,
    stored: rate,
    typed: rateTyped(draft, id, label),
  }));
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
  const rest = draft.same[id] && stored[id] !== null;
  if (typed < rows.length && !rest) {
    return typed === 0 ? { state: 'open' } : { state: 'part', typed, of: rows.length };
  }
  const lists = ratesDraft(stored);
  const list = lists[id].map((row) => {
    const text = rateTyped(draft, id, row.label);
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
  const { open, ...typed } = draft[id];
  if (!open) return { state: 'open' };
  const next = macroOf({ ...macroDraft(stored), [id]: typed })?.[id];
  if (next === undefined) {
    const error = numberInputError(typed.percentage, { kind: 'percent' });
    return { state: 'wrong', why: error ?? NOT_A_NUMBER };
  }
  const same = next.date === stored[id]?.date && next.percentage === stored[id].percentage;
  return same ? { state: 'open' } : { state: 'ready', next };
}

/** The rows of a list as its editor has them; a share that is on the site keeps its id. */
export function stockRows(draft: TonightDraft, stored: EquityLists, kind: StockKind): RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  return cellsOf(draft[kind]).map(([symbol = '', previous = '', current = ''], place) => ({
    id: `row-${place}`,
    stockId: ids.get(symbol.trim()) ?? '',
    symbol,
    previous,
    current,
  }));
}

/** The lists that have shares; one without any stays as it is. */
export function stocksEntry(
  draft: TonightDraft,
  stored: EquityLists,
  session: string,
): Entry<Partial<Record<StockKind, readonly RowDraft[]>>> {
  if (stockKinds.every((kind) => cellsOf(draft[kind]).length === 0)) return { state: 'open' };
  const next: Partial<Record<StockKind, readonly RowDraft[]>> = {};
  for (const kind of stockKinds) {
    const rows = stockRows(draft, stored, kind);
    const tooLarge = tooLargeChanges(rows);
    if (tooLarge !== null) return { state: 'wrong', why: tooLarge };
    if (stocksOf(kind, rows, new Date(0)) !== null) next[kind] = rows;
  }
  if (Object.keys(next).length === 0) {
    return { state: 'wrong', why: equityStaffMessages.noValidStock };
  }
  const asked = listDoubts(draft, session).some((doubt) => !draft.ticked.includes(doubt));
  return { state: asked ? 'beyond' : 'ready', next };
}

/** What is left of a draft once these rows and indicators are on the site. */
export function withoutPublished(
  draft: TonightDraft,
  rows: readonly string[],
  indicators: readonly IndicatorId[],
): TonightDraft {
  const keep = (row: SameRow | PricedRow) => !rows.includes(row);
  const stocks = rows.includes('stocks');
  return {
    asi: keep('asi') ? draft.asi : '',
    exchangeRate: keep('exchangeRate') ? draft.exchangeRate : '',
    bonds: keep('bonds') ? draft.bonds : noLines,
    tbills: keep('tbills') ? draft.tbills : noLines,
    inflation: indicators.includes('inflation') ? closed : draft.inflation,
    gdp: indicators.includes('gdp') ? closed : draft.gdp,
    monetaryPolicy: indicators.includes('monetaryPolicy') ? closed : draft.monetaryPolicy,
    gainers: stocks ? noLines : draft.gainers,
    losers: stocks ? noLines : draft.losers,
    same: {
      exchangeRate: keep('exchangeRate') && draft.same.exchangeRate,
      bonds: keep('bonds') && draft.same.bonds,
      tbills: keep('tbills') && draft.same.tbills,
    },
    confirmed: {
      asi: keep('asi') ? draft.confirmed.asi : '',
      exchangeRate: keep('exchangeRate') ? draft.confirmed.exchangeRate : '',
    },
    unsettled: stocks ? 0 : draft.unsettled,
    listDay: stocks ? '' : draft.listDay,
    unread: stocks ? '' : draft.unread,
    ticked: stocks ? noLines : draft.ticked,
    session: draft.session,
  };
}
