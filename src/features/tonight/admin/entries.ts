import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  macroDocumentsOf as macroOf,
  macroDraftOf as macroDraft,
} from '@/figures/admin/macroDraft';
import {
  rateDocumentsOf as ratesOf,
  ratesDraftOf as ratesDraft,
  RATE,
} from '@/figures/admin/ratesDraft';
import { type RowDraft, stocksOf, tooLargeChanges } from '@/figures/admin/stockDraft';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type FixedIncome,
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  type Macroeconomics,
} from '@/figures/market';
import { type EquityLists, type StockKind, stockKinds } from '@/figures/stocks';
import { changePercent, isBeyondDailyLimit } from '@/lib/change';
import { formatLongDate } from '@/lib/days';
import { formatPrice, formatSigned, roundTo2 } from '@/lib/format';
import { LIMITS, NOT_A_NUMBER, numberInputError, TOO_LARGE, usableNumber } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { rateKey, type TonightDraft } from './draft';
import { tonightMessages } from './messages';

/** The rows of figures in the checklist, in their order; gainers and losers are one. */
export const figureRows = ['asi', 'stocks', 'exchangeRate', ...bondIds] as const;
export type FigureRow = (typeof figureRows)[number];
/** All rows of the checklist. */
export const rowIds = [...figureRows, 'summary', 'priceList'] as const;
export type RowId = (typeof rowIds)[number];

/** What is stored of the figures, each by its id; null where there is nothing. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** What a publication writes, each by its id; absent where it stays as it is. */
export interface NextFigures
  extends
    Partial<MacroDocuments>,
    Partial<Record<BondId, BondDocument>>,
    Partial<Record<StockKind, readonly RowDraft[]>> {
  asi?: Asi;
}

/** What a row or an indicator would publish, or why it would not yet. */
export type Entry =
  | { state: 'open' }
  /** Some of its figures are there. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** `warnings` are what staff have to say is right before, such as a move beyond the daily limit. */
  | { state: 'ready'; next: NextFigures; warnings: readonly string[] };
type Entries = Readonly<Record<FigureRow | IndicatorId, Entry>>;

const ready = (next: NextFigures, warnings: readonly string[] = []): Entry => ({
  state: 'ready',
  next,
  warnings,
});
const wrong = (why: string | null): Entry => ({ state: 'wrong', why: why ?? NOT_A_NUMBER });
const PRICE = { kind: 'price' } as const;

/** What is asked about a price that moved further than prices do in a day. */
const beyond = (from: number | null, to: number) =>
  from !== null && isBeyondDailyLimit(from, to) ? [tonightMessages.confirm(formatPrice(to))] : [];

/** The close that the index is compared with; its day is '' where that is not known. */
export interface CloseBefore {
  day: string;
  close: number;
}

/**
 * The close before a session. Where the index of this session is stored already, and is corrected,
 * the history knows it; without one it is worked out from the stored change.
 * @param known what the history says of it
 */
export function closeBefore(
  asi: Asi | null,
  known: CloseBefore | null | undefined,
  session: string,
): CloseBefore | null {
  if (asi === null) return null;
  if (asi.date < session) return { day: asi.date, close: asi.value };
  return known ?? { day: '', close: roundTo2(asi.value / (1 + asi.change / 100)) };
}

/** The index of this session; its change is worked out from the close before. */
function asiEntry({ typed }: TonightDraft, session: string, before: CloseBefore | null): Entry {
  const text = typed['asi'] ?? '';
  if (text.trim() === '') return { state: 'open' };
  const value = usableNumber(text, PRICE);
  if (value === null) return wrong(numberInputError(text, PRICE));
  const change = before === null ? 0 : changePercent(before.close, value);
  if (Math.abs(change) > LIMITS.percent.max) return wrong(TOO_LARGE);
  return ready({ asi: { value, change, date: session } }, beyond(before?.close ?? null, value));
}

/** The exchange rate in naira per dollar. */
function exchangeRateEntry({ typed, same }: TonightDraft, stored: number | null): Entry {
  const text = typed['exchangeRate'] ?? '';
  if (text.trim() === '') {
    return same.includes('exchangeRate') && stored !== null
      ? ready({ exchangeRate: { price: stored } })
      : { state: 'open' };
  }
  const price = usableNumber(text, PRICE);
  if (price === null) return wrong(numberInputError(text, PRICE));
  return ready({ exchangeRate: { price } }, beyond(stored, price));
}

/** The rows of a list of rates, with what was typed in the place of what is stored. */
export function typedRates(draft: TonightDraft, stored: FixedIncome, id: BondId) {
  return ratesDraft(stored)[id].map(({ label, rate }) => ({
    label,
    stored: rate,
    typed: draft.typed[rateKey(id, label)] ?? '',
  }));
}

/** Bonds or T-bills: all of a list, typed or said to be as before. */
function ratesEntry(draft: TonightDraft, stored: FixedIncome, id: BondId): Entry {
  const rows = typedRates(draft, stored, id);
  const error = rows
    .map(({ typed }) => numberInputError(typed, RATE))
    .find((each) => each !== null);
  if (error !== undefined) return wrong(error);
  const typed = rows.filter((row) => row.typed.trim() !== '').length;
  const rest = draft.same.includes(id) && stored[id] !== null;
  if (typed < rows.length && !rest) {
    return typed === 0 ? { state: 'open' } : { state: 'part', typed, of: rows.length };
  }
  const list = ratesDraft(stored)[id].map((row, index) => {
    const text = rows[index]?.typed ?? '';
    return text.trim() === '' ? row : { ...row, rate: text };
  });
  const next = ratesOf({ ...ratesDraft(stored), [id]: list })?.[id];
  return next === undefined ? wrong(null) : ready({ [id]: next });
}

/** An indicator that was announced; open while it stays as it is. */
function indicatorEntry(draft: TonightDraft, stored: Macroeconomics, id: IndicatorId): Entry {
  const typed = draft.announced[id];
  if (typed === undefined) return { state: 'open' };
  const next = macroOf({ ...macroDraft(stored), [id]: { ...typed, period: '' } })?.[id];
  if (next === undefined) return wrong(numberInputError(typed.percentage, { kind: 'percent' }));
  const same = next.date === stored[id]?.date && next.percentage === stored[id].percentage;
  return same ? { state: 'open' } : ready({ [id]: next });
}

/** The rows of a list as its editor has them; a share that is on the site keeps its id. */
export function stockRows(draft: TonightDraft, stored: EquityLists, kind: StockKind): RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  return draft[kind].map((share, place) => ({
    ...share,
    id: `row-${place}`,
    stockId: ids.get(share.symbol.trim()) ?? '',
  }));
}

/** What staff have to say is right before the lists are published. */
function listDoubts(draft: TonightDraft, session: string): string[] {
  const shares = stockKinds.flatMap((kind) => draft[kind]);
  const moved = shares.flatMap(({ symbol, previous, current }) => {
    const [from, to] = [Number(previous), Number(current)];
    if (!isBeyondDailyLimit(from, to)) return [];
    const change = formatSigned(changePercent(from, to));
    return `${symbol} from ${formatPrice(from)} to ${formatPrice(to)}, ${change}%,`;
  });
  const { listDay, unread } = draft;
  const otherDay = listDay !== '' && listDay !== session;
  return [
    ...[...moved, ...(otherDay ? [`The list of ${formatLongDate(listDay)}`] : [])].map(
      tonightMessages.confirm,
    ),
    ...(unread === '' ? [] : [tonightMessages.withoutRows(unread)]),
  ];
}

/** The lists that have shares; one without any stays as it is. */
function stocksEntry(draft: TonightDraft, stored: EquityLists, session: string): Entry {
  if (stockKinds.every((kind) => draft[kind].length === 0)) return { state: 'open' };
  const next: NextFigures = {};
  for (const kind of stockKinds) {
    const rows = stockRows(draft, stored, kind);
    const tooLarge = tooLargeChanges(rows);
    if (tooLarge !== null) return wrong(tooLarge);
    if (stocksOf(kind, rows, new Date(0)) !== null) next[kind] = rows;
  }
  return Object.keys(next).length === 0
    ? wrong(equityStaffMessages.noValidStock)
    : ready(next, listDoubts(draft, session));
}

/** What each row and indicator would publish. */
export function entriesOf(
  draft: TonightDraft,
  stored: StoredFigures,
  session: string,
  before: CloseBefore | null,
): Entries {
  return {
    asi: asiEntry(draft, session, before),
    stocks: stocksEntry(draft, stored, session),
    exchangeRate: exchangeRateEntry(draft, stored.exchangeRate),
    ...mapKeys(bondIds, (id) => ratesEntry(draft, stored, id)),
    ...mapKeys(indicatorIds, (id) => indicatorEntry(draft, stored, id)),
  };
}

/** How a draft keeps that what a row asks is right. */
export const tickOf = (row: FigureRow, warning: string) => `${row} ${warning}`;

/** How a row stands: to do, ready to be published, in need of a look, or on the site. */
export type RowMark = 'open' | 'ready' | 'warning' | 'published';

interface MarkOptions {
  draft: TonightDraft;
  /** The session of what is on the site, 'YYYY-MM-DD'; null if there is nothing or it is unknown. */
  days: Readonly<Record<FigureRow, string | null>>;
  /** The session that is keyed in. */
  session: string;
  /** The last one that has closed. */
  current: string;
  /** Whether what is stored of a row has been loaded: until then it is open. */
  loaded: (row: FigureRow) => boolean;
}

interface RowFacts {
  /** What staff have entered for it. */
  entry: Entry['state'];
  /** The session of what is on the site, 'YYYY-MM-DD'; null if there is nothing or it is unknown. */
  day: string | null;
  /** The session that is keyed in. */
  session: string;
  /** Something of it has still to be settled, such as a tie, or to be said to be right. */
  unsettled?: boolean;
}

/** How the row of a figure stands. */
export function markOf({ entry, day, session, unsettled = false }: RowFacts): RowMark {
  switch (entry) {
    case 'ready':
      // What is on the site is never replaced by an earlier session's.
      return unsettled || (day !== null && day > session) ? 'warning' : 'ready';
    case 'wrong':
      return 'warning';
    case 'part':
      return 'open';
    case 'open':
      return day !== null && day >= session ? 'published' : 'open';
  }
}

/** How the rows of figures stand. */
export function figureMarks(entries: Entries, options: MarkOptions): Record<FigureRow, RowMark> {
  const { draft, days, session, current, loaded } = options;
  // The lists say by their time alone which session they are of.
  const openLists = draft.unsettled > 0 || session !== current;
  return mapKeys(figureRows, (row) => {
    if (!loaded(row)) return 'open';
    const entry = entries[row];
    const unsettled =
      (row === 'stocks' && openLists) ||
      (entry.state === 'ready' &&
        entry.warnings.some((warning) => !draft.ticked.includes(tickOf(row, warning))));
    return markOf({ entry: entry.state, day: days[row], session, unsettled });
  });
}

interface FileFacts {
  /** The session of the newest file on the site. */
  day: string | null;
  session: string;
  /** Whether a list waits to be filed with the figures. */
  waits: boolean;
  /** Whether some of tonight's figures are on the site. */
  figuresPublished: boolean;
}

/** How the row of a file stands: it is ready when it is there, and published once figures are. */
export function fileMark({ day, session, waits, figuresPublished }: FileFacts): RowMark {
  if (waits) return 'ready';
  if (day === null || day < session) return 'open';
  return figuresPublished ? 'published' : 'ready';
}

/** Whether a row counts as done. */
export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

/** What is ready to be published: the rows and indicators, and what they write. */
export function readyOf(entries: Entries, marks: Readonly<Record<FigureRow, RowMark>>) {
  const rows = figureRows.filter((row) => marks[row] === 'ready');
  const announced = indicatorIds.filter((id) => entries[id].state === 'ready');
  let next: NextFigures = {};
  for (const id of [...rows, ...announced]) {
    const entry = entries[id];
    if (entry.state === 'ready') next = { ...next, ...entry.next };
  }
  return { rows, indicators: announced, next };
}
