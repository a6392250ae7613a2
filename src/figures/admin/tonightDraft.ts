import * as v from 'valibot';
import { mapKeys } from '@/lib/records';
import { isSameData } from '@/lib/sameData';
import { bondIds, type IndicatorId } from '../market';
import { type StockKind, stockKinds } from '../stocks';
import { type ShareTexts, shareTexts } from './stockDraft';

/** The rows whose figures are stored without a date. Staff can mark these figures as unchanged. */
export const undatedRows = ['exchangeRate', ...bondIds] as const;
/** The rows of figures in the checklist, in order. Gainers and losers share a row. */
export const figureRows = ['asi', 'stocks', ...undatedRows] as const;
export type FigureRow = (typeof figureRows)[number];

const shares = v.array(shareTexts);

const noteDraft = v.object({
  text: v.string(),
  /** The proposed sentences in the text, as they were when staff added them. */
  sentences: v.array(v.object({ id: v.string(), text: v.string(), claims: v.array(v.string()) })),
});
export type NoteDraft = Readonly<v.InferOutput<typeof noteDraft>>;
export const emptyNote: NoteDraft = { text: '', sentences: [] };

/** The input of staff on the Tonight page. It does not contain stored figures. */
export const tonightDraft = v.object({
  /** The session of the input as 'YYYY-MM-DD'. Empty if the draft is empty. */
  session: v.string(),
  /**
   * The typed texts by key. A key is the id of a figure ('asi'), or the id of a list and a tenor
   * ('bonds 5-YEAR'). Empty texts are left out.
   */
  typed: v.record(v.string(), v.string()),
  announced: v.record(v.string(), v.object({ date: v.string(), percentage: v.string() })),
  gainers: shares,
  losers: shares,
  /**
   * The rows that staff have marked as unchanged. Do not rename this field, because browsers store
   * drafts with it.
   */
  same: v.array(v.string()),
  /** The number of incomplete rows of the price list. Staff must complete them. */
  unsettled: v.number(),
  /** The day of the price list as 'YYYY-MM-DD'. Empty if the list has no date. */
  listDay: v.string(),
  /**
   * The question about unreadable rows, which may belong to the top five. Empty if there are no
   * such rows.
   */
  unread: v.string(),
  /** The shares of the price list that are on the site now, with their closes in the price list. */
  onSite: v.optional(shares, []),
  note: v.optional(noteDraft, emptyNote),
  /**
   * The questions that staff have ticked. Each key contains the row and the label of the question.
   */
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
  note: emptyNote,
  ticked: [],
};

/** Sets the session of a draft that has no session yet. An empty draft gets no session. */
export function assignSession(draft: TonightDraft, session: string): TonightDraft {
  // Ticked questions do not count as input, because their figures may have been removed from the
  // draft.
  const isEmpty = isSameData({ ...draft, session: '', ticked: [] }, emptyDraft);
  return isEmpty ? emptyDraft : { ...draft, session: draft.session || session };
}

/**
 * Moves the draft to another session. All questions must then be answered again, because the
 * figures are compared with the closes of other sessions.
 */
export const withSession = (draft: TonightDraft, session: string): TonightDraft => ({
  ...draft,
  session,
  ticked: [],
});

const removeEntries = <T>(record: Readonly<Record<string, T>>, isGone: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isGone(key)));

function setEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | null) {
  const others = removeEntries(record, (each) => each === key);
  return value === null ? others : { ...others, [key]: value };
}

/** Returns the draft with a new text for a figure. An empty text removes the figure. */
export function withText(draft: TonightDraft, key: string, text: string): TonightDraft {
  return { ...draft, typed: setEntry(draft.typed, key, text === '' ? null : text) };
}

/** Returns the draft with an announced indicator. Null removes the indicator from the draft. */
export function withAnnounced(
  draft: TonightDraft,
  id: IndicatorId,
  indicator: { date: string; percentage: string } | null,
): TonightDraft {
  return { ...draft, announced: setEntry(draft.announced, id, indicator) };
}

const toggleItem = (all: readonly string[], one: string, isIn: boolean) => [
  ...all.filter((each) => each !== one),
  ...(isIn ? [one] : []),
];

/** Marks a row of the draft as unchanged, or removes the mark. */
export function withUnchangedRow(
  draft: TonightDraft,
  row: FigureRow,
  isUnchanged: boolean,
): TonightDraft {
  return { ...draft, same: toggleItem(draft.same, row, isUnchanged) };
}

export const withNote = (draft: TonightDraft, note: NoteDraft): TonightDraft => ({
  ...draft,
  note,
});

export function withTick(draft: TonightDraft, warning: string, ticked: boolean): TonightDraft {
  return { ...draft, ticked: toggleItem(draft.ticked, warning, ticked) };
}

/**
 * The gainers and losers that were read from a price list and edited by staff, and the questions
 * that are still open.
 */
export interface PriceListShares extends Readonly<Record<StockKind, readonly ShareTexts[]>> {
  /** The trading day of the list as 'YYYY-MM-DD'. Null if the list has no date. */
  tradeDate: string | null;
  rowsRead: number;
  /** A text with the number of rows that were read, were left out or could not be read. */
  counts: string;
  /**
   * The question about unreadable rows, which may belong to the top five. Empty if there are no
   * such rows.
   */
  mayLead: string;
  ties: readonly string[];
  /** The shares of the price list that are on the site now, with their closes in the price list. */
  onSite: readonly ShareTexts[];
  /** The number of rows with a missing or invalid field. They are not in the top five. */
  incomplete: number;
  csv: () => string;
}

/** Returns the draft with the gainers and losers of a price list. Null removes them. */
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

export function withoutPublished(
  draft: TonightDraft,
  rows: readonly FigureRow[],
  indicators: readonly IndicatorId[],
  isNotePublished = false,
): TonightDraft {
  const isPublished = (key: string) => rows.some((row) => key === row || key.startsWith(`${row} `));
  const left = rows.includes('stocks') ? withStocks(draft, null) : draft;
  return {
    ...left,
    typed: removeEntries(left.typed, isPublished),
    announced: removeEntries(left.announced, (id) => indicators.some((each) => each === id)),
    same: left.same.filter((row) => !isPublished(row)),
    note: isNotePublished ? emptyNote : left.note,
    ticked: left.ticked.filter((warning) => !isPublished(warning)),
  };
}
