import * as v from 'valibot';
import { mapKeys } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import { bondIds, type IndicatorId } from '../market';
import { type StockKind, stockKinds } from '../stocks';
import { type ShareTexts, shareTexts } from './stockDraft';

/**
 * The rows of figures without a day of their own: what is open of them may be published again as it
 * is stored.
 */
export const sameRows = ['exchangeRate', ...bondIds] as const;
/** The rows of figures of an evening, in their order; gainers and losers are one. */
export const figureRows = ['asi', 'stocks', ...sameRows] as const;
export type FigureRow = (typeof figureRows)[number];

const shares = v.array(shareTexts);

/** The texts and choices of staff tonight; stored figures are not in it. */
export const tonightDraft = v.object({
  /** The session that it was typed for, 'YYYY-MM-DD'; '' while nothing is typed. */
  session: v.string(),
  /** Texts by the row of their figure, those of rates by list and tenure; none is empty. */
  typed: v.record(v.string(), v.string()),
  /** The indicators that were announced. */
  announced: v.record(v.string(), v.object({ date: v.string(), percentage: v.string() })),
  gainers: shares,
  losers: shares,
  /** The rows whose open figures are published again as they are stored. */
  same: v.array(v.string()),
  /** Incomplete places of the lists that staff have still to settle. */
  unsettled: v.number(),
  /** The day that the price list names, 'YYYY-MM-DD'; '' where it names none. */
  listDay: v.string(),
  /** Rows of it that could not be read and may belong among the five, in words; '' without any. */
  unread: v.string(),
  /** The shares of the price list that are on the site, with the list's closes. */
  onSite: v.optional(shares, []),
  /** The labels of the questions that staff answered, each with its row. */
  ticked: v.array(v.string()),
});
export type TonightDraft = Readonly<v.InferOutput<typeof tonightDraft>>;

export const emptyDraft: TonightDraft = {
  session: '',
  typed: {},
  announced: {},
  gainers: [],
  losers: [],
  same: [],
  unsettled: 0,
  listDay: '',
  unread: '',
  onSite: [],
  ticked: [],
};

/** Returns the draft to keep: it belongs to the session for which the first of it was typed. */
export function assignSession(draft: TonightDraft, session: string): TonightDraft {
  // The ticks of a figure that was removed are no input.
  const isEmpty = sameData({ ...draft, session: '', ticked: [] }, emptyDraft);
  return isEmpty ? emptyDraft : { ...draft, session: draft.session || session };
}

/**
 * Returns the draft for another session. Its figures are compared with others then, so no question
 * is answered.
 */
export const withSession = (draft: TonightDraft, session: string): TonightDraft => ({
  ...draft,
  session,
  ticked: [],
});

const without = <T>(record: Readonly<Record<string, T>>, isGone: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isGone(key)));

function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | null) {
  const others = without(record, (each) => each === key);
  return value === null ? others : { ...others, [key]: value };
}

/** Returns the draft with this text for a figure or a rate. */
export function withText(draft: TonightDraft, key: string, text: string): TonightDraft {
  return { ...draft, typed: withEntry(draft.typed, key, text === '' ? null : text) };
}

/** Returns the draft with an indicator that was announced; null leaves it as it is stored. */
export function withAnnounced(
  draft: TonightDraft,
  id: IndicatorId,
  indicator: { date: string; percentage: string } | null,
): TonightDraft {
  return { ...draft, announced: withEntry(draft.announced, id, indicator) };
}

const withOrWithout = (all: readonly string[], one: string, isIn: boolean) => [
  ...all.filter((each) => each !== one),
  ...(isIn ? [one] : []),
];

/** Returns the draft with a row's open figures published again as they are stored, or not. */
export function withSame(draft: TonightDraft, row: FigureRow, same: boolean): TonightDraft {
  return { ...draft, same: withOrWithout(draft.same, row, same) };
}

/** Returns the draft with what an entry asks said to be right, or not any more. */
export function withTick(draft: TonightDraft, warning: string, ticked: boolean): TonightDraft {
  return { ...draft, ticked: withOrWithout(draft.ticked, warning, ticked) };
}

/**
 * The yield of a price list: up to five shares each way as staff edited them, and its open
 * questions.
 */
export interface PriceListShares extends Readonly<Record<StockKind, readonly ShareTexts[]>> {
  /** YYYY-MM-DD, where the list says it. */
  tradeDate: string | null;
  rowsRead: number;
  /** The numbers of rows read, left out and unread, in words. */
  counts: string;
  /** Rows that could not be read and may belong among the five, in words; '' without any. */
  mayLead: string;
  /** The ties for the last of the five places, in words. */
  ties: readonly string[];
  /** The shares of the list that are on the site, with the list's closes. */
  onSite: readonly ShareTexts[];
  /** Places with a field that is missing or cannot be stored: they are not among the five. */
  incomplete: number;
  /** The list as a CSV file, with what staff corrected. */
  csv: () => string;
}

/** Returns the draft with the shares of a price list; null takes them out. */
export function withStocks(
  draft: TonightDraft,
  list: (Pick<PriceListShares, StockKind> & Partial<PriceListShares>) | null,
): TonightDraft {
  return {
    ...draft,
    ...mapKeys(stockKinds, (kind) => [...(list?.[kind] ?? [])]),
    unsettled: list?.incomplete ?? 0,
    listDay: list?.tradeDate ?? '',
    unread: list?.mayLead ?? '',
    onSite: [...(list?.onSite ?? [])],
  };
}

/** Returns the draft without these rows and indicators, which are on the site. */
export function withoutPublished(
  draft: TonightDraft,
  rows: readonly FigureRow[],
  indicators: readonly IndicatorId[],
): TonightDraft {
  const isPublished = (key: string) => rows.some((row) => key === row || key.startsWith(`${row} `));
  const left = rows.includes('stocks') ? withStocks(draft, null) : draft;
  return {
    ...left,
    typed: without(left.typed, isPublished),
    announced: without(left.announced, (id) => indicators.some((each) => each === id)),
    same: left.same.filter((row) => !isPublished(row)),
    ticked: left.ticked.filter((warning) => !isPublished(warning)),
  };
}
