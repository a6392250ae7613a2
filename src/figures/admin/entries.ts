/** Works out what the figures typed for an evening would store, or why they would not yet. */
import { plainWord } from '@/lib/plainText';
import { changePercent, isBeyondDailyLimit } from '@/lib/change';
import { formatLongDate } from '@/lib/calendar';
import { formatPrice, roundTo2 } from '@/lib/format';
import {
  LIMITS,
  NOT_A_NUMBER,
  numberInputError,
  numberText,
  TOO_LARGE,
  usableNumber,
} from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import {
  type Asi,
  type BondDocument,
  type BondId,
  type FixedIncome,
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  type Macroeconomics,
} from '../market';
import { hasTenures } from '../history';
import { figures } from '../registry';
import { type EquityLists, type StockKind, stockKinds } from '../stocks';
import { indicatorOf } from './macroDraft';
import { marketStaffMessages } from './messages';
import { releaseDateError } from './periods';
import { RATE, rateDocumentOf, ratesDraftOf } from './ratesDraft';
import {
  formatRowChange,
  isComplete,
  isOutOfRange,
  type RowDraft,
  tooLargeChanges,
} from './stockDraft';
import { equityStaffMessages } from './stockMessages';
import { type FigureRow, sameRows, type TonightDraft } from './tonightDraft';

/** The stored figures, each by its id; null where there is none. */
export interface StoredFigures extends Macroeconomics, FixedIncome, EquityLists {
  asi: Asi | null;
}

/** The new figures of a publication, each by its id; absent where it stays as it is. */
export interface NextFigures
  extends
    Partial<MacroDocuments>,
    Partial<Record<BondId, BondDocument>>,
    Partial<Record<StockKind, readonly RowDraft[]>> {
  asi?: Asi;
}

/** The state of a row or an indicator: what it would publish, or why it would not yet. */
export type Entry =
  | { state: 'open' }
  /** Some of its figures are there. */
  | { state: 'part'; typed: number; of: number }
  | { state: 'wrong'; why: string }
  /** `warnings` are what staff have to say is right before, such as a move beyond the daily limit. */
  | { state: 'ready'; next: NextFigures; warnings: readonly string[] };

const OPEN: Entry = { state: 'open' };
const ready = (next: NextFigures, warnings: readonly string[] = []): Entry => ({
  state: 'ready',
  next,
  warnings,
});
const wrong = (why: string | null): Entry => ({ state: 'wrong', why: why ?? NOT_A_NUMBER });
const PRICE = { kind: 'price', cents: false } as const;

/** The close that the index is compared with; its day is '' where that is not known. */
export interface CloseBefore {
  day: string;
  close: number;
}

/**
 * Returns the close before a session. Where the index of this session is stored already, and is
 * corrected, the history knows it; without one it is worked out from the stored change.
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

/** The facts that the entries of an evening are worked out from. */
export interface Evening {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session that is keyed in, 'YYYY-MM-DD'. */
  session: string;
  before: CloseBefore | null;
  now: Date;
}

/** The id of what is typed as one figure, or as the rates of a list. */
export type TypedId = Exclude<FigureRow, 'stocks'>;

/** A figure, with what was typed in the place of what is stored. */
export interface TypedFigure {
  /** The key of its text in a draft. */
  key: string;
  label: string;
  /** The stored value as a field shows it; '' for none. */
  stored: string;
  text: string;
  check: typeof PRICE | typeof RATE;
}

export const isTyped = ({ text }: TypedFigure) => text.trim() !== '';
export const typedOrStored = (figure: TypedFigure) =>
  isTyped(figure) ? figure.text : figure.stored;

/** Returns the key of the text of a tenure's rate in a draft. */
export const rateKey = (id: BondId, label: string) => `${id} ${label}`;

/** Returns the typed figures of one id, in their order. */
export function typedFigures(
  { draft, stored }: Pick<Evening, 'draft' | 'stored'>,
  id: TypedId,
): TypedFigure[] {
  if (hasTenures(id)) {
    return ratesDraftOf(stored)[id].map(({ label, rate }) => {
      const key = rateKey(id, label);
      return { key, label, stored: rate, text: draft.typed[key] ?? '', check: RATE };
    });
  }
  const value = (id === 'asi' ? stored.asi?.value : stored.exchangeRate) ?? null;
  const shown = value === null ? '' : numberText(value);
  const label = figures[id].title;
  return [{ key: id, label, stored: shown, text: draft.typed[id] ?? '', check: PRICE }];
}

/** All figures of an id, typed or said to be as they are stored. */
function typedEntry(evening: Evening, id: TypedId): Entry {
  const { draft, stored, session } = evening;
  const all = typedFigures(evening, id);
  const [error] = all.flatMap(({ text, check }) => numberInputError(text, check) ?? []);
  if (error !== undefined) return wrong(error);
  const typed = all.filter(isTyped).length;
  if (typed < all.length && !(draft.same.includes(id) && stored[id] !== null)) {
    return typed === 0 ? OPEN : { state: 'part', typed, of: all.length };
  }
  const texts = all.map((figure) => ({ label: figure.label, rate: typedOrStored(figure) }));
  if (hasTenures(id)) {
    const list = rateDocumentOf(id, texts);
    return list === null ? wrong(null) : ready({ [id]: list });
  }
  const value = usableNumber(texts[0]?.rate ?? '', PRICE);
  if (value === null) return wrong(null);
  const before = id === 'asi' ? (evening.before?.close ?? null) : stored.exchangeRate;
  const isBeyond = before !== null && isBeyondDailyLimit(before, value);
  const doubts = isBeyond ? [marketStaffMessages.confirm(formatPrice(value))] : [];
  if (id === 'exchangeRate') return ready({ exchangeRate: { price: value } }, doubts);
  const change = before === null ? 0 : changePercent(before, value);
  if (Math.abs(change) > LIMITS.percent.max) return wrong(TOO_LARGE);
  return ready({ asi: { value, change, date: session } }, doubts);
}

/** An indicator that was announced; open while it stays as it is. */
function indicatorEntry({ draft, stored, now }: Evening, id: IndicatorId): Entry {
  const typed = draft.announced[id];
  if (typed === undefined) return OPEN;
  const next = indicatorOf(typed);
  if (next === null) return wrong(numberInputError(typed.percentage, { kind: 'percent' }));
  if (sameData(next, stored[id])) return OPEN;
  const error = releaseDateError(next.date, now);
  return error === null ? ready({ [id]: next }) : wrong(error);
}

/** The rows of a list as its editor has them; a share that is on the site keeps its id. */
function stockRows({ draft, stored }: Evening, kind: StockKind): RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  return draft[kind].map((share, place) => ({
    ...share,
    id: `row-${place}`,
    stockId: ids.get(plainWord(share.symbol)) ?? '',
  }));
}

/** The lists that have shares; one without any stays as it is. */
function stocksEntry(evening: Evening): Entry {
  const { listDay, unread } = evening.draft;
  const rows = mapKeys(stockKinds, (kind) => stockRows(evening, kind));
  const all = stockKinds.flatMap((kind) => rows[kind]);
  if (all.length === 0) return OPEN;
  const [tooLarge] = stockKinds.flatMap((kind) => tooLargeChanges(rows[kind]) ?? []);
  if (tooLarge !== undefined) return wrong(tooLarge);
  const saved = stockKinds.filter((kind) => rows[kind].some(isComplete));
  if (saved.length === 0) return wrong(equityStaffMessages.noValidStock);
  const doubts = all.filter(isOutOfRange).map((row) => {
    const [from, to] = [formatPrice(Number(row.previous)), formatPrice(Number(row.current))];
    return `${row.symbol} from ${from} to ${to}, ${formatRowChange(row)},`;
  });
  if (listDay !== '' && listDay !== evening.session) {
    doubts.push(`The list of ${formatLongDate(listDay)}`);
  }
  return ready(
    mapKeys(saved, (kind) => rows[kind]),
    [
      ...doubts.map(marketStaffMessages.confirm),
      ...(unread === '' ? [] : [equityStaffMessages.withoutRows(unread)]),
    ],
  );
}

/** Returns the states of all rows and indicators, by id. */
export function entriesOf(evening: Evening): Readonly<Record<FigureRow | IndicatorId, Entry>> {
  return {
    ...mapKeys(['asi', ...sameRows], (id) => typedEntry(evening, id)),
    stocks: stocksEntry(evening),
    ...mapKeys(indicatorIds, (id) => indicatorEntry(evening, id)),
  };
}
