/** What is typed for the figures of an evening: what it would store, or why it would not yet. */
import { changePercent, isBeyondDailyLimit } from '@/lib/change';
import { formatPrice, roundTo2 } from '@/lib/format';
import {
  LIMITS,
  NOT_A_NUMBER,
  numberInputError,
  numberText,
  TOO_LARGE,
  usableNumber,
} from '@/lib/numbers';
import { plainLine } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import {
  type Asi,
  type BondDocument,
  type BondId,
  type FixedIncome,
  type Indicator,
  type IndicatorId,
  type MacroDocuments,
  type Macroeconomics,
} from '../market';
import { figures, rateLists } from '../registry';
import { type EquityLists, type StockKind, stockKinds } from '../stocks';
import { marketStaffMessages } from './messages';
import { RATE, ratesDraftOf, typedTenures } from './ratesDraft';
import { type RowDraft, type ShareTexts, stocksOf, tooLargeChanges } from './stockDraft';
import { equityStaffMessages } from './stockMessages';

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

export const OPEN: Entry = { state: 'open' };
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

/** What is typed as one figure, or as the rates of a list. */
export type TypedId = 'asi' | 'exchangeRate' | BondId;
export const isRates = (id: TypedId): id is BondId => id === 'bonds' || id === 'tbills';

/** A figure, with what was typed in the place of what is stored. */
export interface TypedFigure {
  /** Where its text is in a draft. */
  key: string;
  label: string;
  /** What is stored, as a field shows it; '' for nothing. */
  stored: string;
  text: string;
  check: typeof PRICE | typeof RATE;
}

export const isTyped = ({ text }: TypedFigure) => text.trim() !== '';
export const typedOrStored = (figure: TypedFigure) =>
  isTyped(figure) ? figure.text : figure.stored;

/** Where the text of a tenure's rate is in a draft. */
export const rateKey = (id: BondId, label: string) => `${id} ${label}`;

/** The typed figures of one id, in their order. */
export function typedFigures(
  id: TypedId,
  typed: Readonly<Record<string, string>>,
  stored: StoredFigures,
): TypedFigure[] {
  if (isRates(id)) {
    return ratesDraftOf(stored)[id].map(({ label, rate }) => {
      const key = rateKey(id, label);
      return { key, label, stored: rate, text: typed[key] ?? '', check: RATE };
    });
  }
  const value = (id === 'asi' ? stored.asi?.value : stored.exchangeRate) ?? null;
  const text = value === null ? '' : numberText(value);
  const { title } = figures[id];
  return [{ key: id, label: title, stored: text, text: typed[id] ?? '', check: PRICE }];
}

interface TypedOptions {
  id: TypedId;
  /** Whether what is not typed is as it is stored. */
  rest: boolean;
  session: string;
  /** The close or the price that it is compared with; null without one. */
  before: number | null;
}

/** All figures of an id, typed or as they are stored. */
export function typedEntry(all: readonly TypedFigure[], options: TypedOptions): Entry {
  const { id, rest, session, before } = options;
  const errors = all.flatMap(({ text, check }) => numberInputError(text, check) ?? []);
  if (errors[0] !== undefined) return wrong(errors[0]);
  const typed = all.filter(isTyped).length;
  if (typed < all.length && !rest) {
    return typed === 0 ? OPEN : { state: 'part', typed, of: all.length };
  }
  const texts = all.map((figure) => ({ label: figure.label, rate: typedOrStored(figure) }));
  if (isRates(id)) {
    const tenures = typedTenures(texts);
    return tenures === null ? wrong(null) : ready({ [id]: { type: rateLists[id].type, tenures } });
  }
  const value = usableNumber(texts[0]?.rate ?? '', PRICE);
  if (value === null) return wrong(null);
  const doubts =
    before !== null && isBeyondDailyLimit(before, value)
      ? [marketStaffMessages.confirm(formatPrice(value))]
      : [];
  if (id === 'exchangeRate') return ready({ exchangeRate: { price: value } }, doubts);
  const change = before === null ? 0 : changePercent(before, value);
  if (Math.abs(change) > LIMITS.percent.max) return wrong(TOO_LARGE);
  return ready({ asi: { value, change, date: session } }, doubts);
}

/** An indicator that was announced; open while it stays as it is. */
export function indicatorEntry(
  id: IndicatorId,
  typed: { date: string; percentage: string } | undefined,
  stored: Indicator | null,
): Entry {
  if (typed === undefined) return OPEN;
  const check = { kind: 'percent' } as const;
  const percentage = usableNumber(typed.percentage, check);
  if (percentage === null) return wrong(numberInputError(typed.percentage, check));
  const next = { date: plainLine(typed.date), percentage };
  return sameData(next, stored) ? OPEN : ready({ [id]: next });
}

/** The rows of a list as its editor has them; a share that is on the site keeps its id. */
function stockRows(shares: readonly ShareTexts[], stored: EquityLists[StockKind]): RowDraft[] {
  const ids = new Map(stored?.stocks.map(({ symbol, id }) => [symbol, id]));
  return shares.map((share, place) => ({
    ...share,
    id: `row-${place}`,
    stockId: ids.get(share.symbol.trim()) ?? '',
  }));
}

/** The lists that have shares; one without any stays as it is. */
export function stocksEntry(
  shares: Readonly<Record<StockKind, readonly ShareTexts[]>>,
  stored: EquityLists,
  doubtsOf: (rows: readonly RowDraft[]) => string[],
): Entry {
  const rows = mapKeys(stockKinds, (kind) => stockRows(shares[kind], stored[kind]));
  const all = stockKinds.flatMap((kind) => rows[kind]);
  if (all.length === 0) return OPEN;
  const [tooLarge] = stockKinds.flatMap((kind) => tooLargeChanges(rows[kind]) ?? []);
  if (tooLarge !== undefined) return wrong(tooLarge);
  const saved = stockKinds.filter((kind) => stocksOf(kind, rows[kind], new Date(0)) !== null);
  if (saved.length === 0) return wrong(equityStaffMessages.noValidStock);
  return ready(
    mapKeys(saved, (kind) => rows[kind]),
    doubtsOf(all),
  );
}
