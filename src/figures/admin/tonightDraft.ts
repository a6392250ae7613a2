import * as v from 'valibot';
import { mapKeys } from '@/lib/records';
import { isSameData } from '@/lib/sameData';
import { bondIds, type IndicatorId } from '../market';
import { type StockKind, stockKinds } from '../stocks';
import { type ShareTexts, shareTexts } from './stockDraft';

/** The rows of figures without a date. Staff can publish them unchanged for a new session. */
export const undatedRows = ['exchangeRate', ...bondIds] as const;
/** The rows of a session's figures in order. Gainers and losers share a row. */
export const figureRows = ['asi', 'stocks', ...undatedRows] as const;
export type FigureRow = (typeof figureRows)[number];

const shares = v.array(shareTexts);

/** The input for the note of the session. */
const noteDraft = v.object({
  text: v.string(),
  /** The proposed sentences that were added to the text, each with its figures at that time. */
  sentences: v.array(v.object({ id: v.string(), text: v.string(), claims: v.array(v.string()) })),
});
export type NoteDraft = Readonly<v.InferOutput<typeof noteDraft>>;
export const emptyNote: NoteDraft = { text: '', sentences: [] };

/** The input of staff on the Tonight page. It contains no stored figures. */
export const tonightDraft = v.object({
  /** The session of the input, 'YYYY-MM-DD'; '' while the draft is empty. */
  session: v.string(),
  /** The typed text by key: a row, or the list and tenor of a rate. Empty texts are left out. */
  typed: v.record(v.string(), v.string()),
  /** The announced indicators by id. */
  announced: v.record(v.string(), v.object({ date: v.string(), percentage: v.string() })),
  gainers: shares,
  losers: shares,
  /**
   * The rows in which figures that staff did not type are published unchanged. Browsers have drafts
   * with this name.
   */
  same: v.array(v.string()),
  /** The number of incomplete shares that staff have to complete. */
  unsettled: v.number(),
  /** The day of the price list, 'YYYY-MM-DD'; '' if it has none. */
  listDay: v.string(),
  /** The question about unreadable rows that may belong among the five; '' without such rows. */
  unread: v.string(),
  /** The shares of the price list that the site shows, with the closes of the list. */
  onSite: v.optional(shares, []),
  note: v.optional(noteDraft, emptyNote),
  /** The labels of the confirmed questions, each with its row. */
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

/** Assigns a draft to a session, unless it already has one. An empty draft has no session. */
export function assignSession(draft: TonightDraft, session: string): TonightDraft {
  // Confirmations of a removed figure do not count as input.
  const isEmpty = isSameData({ ...draft, session: '', ticked: [] }, emptyDraft);
  return isEmpty ? emptyDraft : { ...draft, session: draft.session || session };
}

/**
 * Moves the draft to another session. Its figures are then compared with other closes, so all
 * confirmations are removed.
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

/** Returns the draft with the new text of a figure or rate. An empty text removes the entry. */
export function withText(draft: TonightDraft, key: string, text: string): TonightDraft {
  return { ...draft, typed: setEntry(draft.typed, key, text === '' ? null : text) };
}

/** Returns the draft with an announced indicator. Null removes the indicator. */
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

/** Marks the figures that staff did not type in a row as unchanged, or removes the mark. */
export function withUnchangedRow(
  draft: TonightDraft,
  row: FigureRow,
  isUnchanged: boolean,
): TonightDraft {
  return { ...draft, same: toggleItem(draft.same, row, isUnchanged) };
}

/** Returns the draft with another note. */
export const withNote = (draft: TonightDraft, note: NoteDraft): TonightDraft => ({
  ...draft,
  note,
});

/** Confirms a question, or removes its confirmation. */
export function withTick(draft: TonightDraft, warning: string, ticked: boolean): TonightDraft {
  return { ...draft, ticked: toggleItem(draft.ticked, warning, ticked) };
}

/**
 * The result of a price list: up to five gainers and losers as edited by staff, and open questions.
 */
export interface PriceListShares extends Readonly<Record<StockKind, readonly ShareTexts[]>> {
  /** 'YYYY-MM-DD'; null if the list names no day. */
  tradeDate: string | null;
  rowsRead: number;
  /** A description of how many rows were read, left out and unreadable. */
  counts: string;
  /** The question about unreadable rows that may belong among the five; '' without such rows. */
  mayLead: string;
  /** Descriptions of the ties for the fifth position. */
  ties: readonly string[];
  /** The shares of the list that the site shows, with the closes of the list. */
  onSite: readonly ShareTexts[];
  /** The number of entries with a missing or invalid field. They are not in the top five. */
  incomplete: number;
  /** Returns the list as CSV, with the corrections of staff. */
  csv: () => string;
}

/** Returns the draft with the shares of a price list. Null removes the shares. */
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

/** Returns the draft without the published rows and indicators. */
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
