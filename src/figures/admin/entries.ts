/**
 * Computes the documents to store from the figures that staff have entered for a session. If they
 * cannot be stored yet, computes the reason.
 */
import { calculatePercentChange } from '@/lib/change';
import { formatLongDate } from '@/lib/calendar';
import { formatPrice } from '@/lib/format';
import {
  FIGURE_LIMITS,
  NOT_A_NUMBER_MESSAGE,
  findNumberError,
  TOO_LARGE_MESSAGE,
  parseUsableNumber,
} from '@/lib/numbers';
import { toPlainWord } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { isSameData } from '@/lib/sameData';
import { type ConfirmQuestion, createQuestions } from '@/lib/sanityCheck';
import { hasTenures } from '../history';
import { type IndicatorId, indicatorIds } from '../market';
import { type StockKind, stockKinds } from '../stocks';
import type { PublicationEntry, NextFigures } from './entry';
import type { SessionInput } from './sessionInput';
import { findBothListsQuestions, findListQuestions } from './listChecks';
import { checkIndicator, toIndicator, listIndicatorQuestions } from './macroDraft';
import { findReleaseDateError } from './periods';
import { toRateDocument, listRateQuestions } from './ratesDraft';
import { isComplete, type RowDraft, listStockQuestions, findTooLargeChanges } from './stockDraft';
import { equityStaffMessages } from './stockMessages';
import { type FigureRow, undatedRows } from './tonightDraft';
import {
  checkTypedFigure,
  isTyped,
  PRICE_INPUT,
  listTypedFigures,
  type TypedId,
  getTypedOrStored,
} from './typedFigures';

const OPEN_ENTRY: PublicationEntry = { state: 'open' };
const createReadyEntry = (
  next: NextFigures,
  questions: readonly ConfirmQuestion[] = [],
): PublicationEntry => ({
  state: 'ready',
  next,
  questions,
});
const createWrongEntry = (why: string | null): PublicationEntry => ({
  state: 'wrong',
  why: why ?? NOT_A_NUMBER_MESSAGE,
});

function computeTypedEntry(input: SessionInput, id: TypedId): PublicationEntry {
  const { draft, stored, session } = input;
  const all = listTypedFigures(input, id);
  const [error] = all.flatMap(({ text, check }) => findNumberError(text, check) ?? []);
  if (error !== undefined) return createWrongEntry(error);
  const typed = all.filter(isTyped).length;
  if (typed < all.length && !(draft.same.includes(id) && stored[id] !== null)) {
    return typed === 0 ? OPEN_ENTRY : { state: 'part', typed, of: all.length };
  }
  const texts = all.map((figure) => ({ label: figure.label, rate: getTypedOrStored(figure) }));
  if (hasTenures(id)) {
    const list = toRateDocument(id, texts);
    return list === null
      ? createWrongEntry(null)
      : createReadyEntry({ [id]: list }, listRateQuestions(id, texts, stored[id]).flat());
  }
  const value = parseUsableNumber(texts[0]?.rate ?? '', PRICE_INPUT);
  if (value === null) return createWrongEntry(null);
  const checks = all.filter(isTyped).map((figure) => checkTypedFigure(input, id, figure));
  const questions = checks.flatMap((check) => createQuestions(formatPrice(value), check));
  if (id === 'exchangeRate') return createReadyEntry({ exchangeRate: { price: value } }, questions);
  const before = input.before.asi?.close ?? null;
  const change = before === null ? 0 : calculatePercentChange(before, value);
  if (Math.abs(change) > FIGURE_LIMITS.percent.max) return createWrongEntry(TOO_LARGE_MESSAGE);
  return createReadyEntry({ asi: { value, change, date: session } }, questions);
}

/**
 * Returns the state of an announced indicator. The state is 'open' while the input equals the
 * stored indicator.
 */
function computeIndicatorEntry(
  { draft, stored, now }: SessionInput,
  id: IndicatorId,
): PublicationEntry {
  const typed = draft.announced[id];
  if (typed === undefined) return OPEN_ENTRY;
  const next = toIndicator(typed);
  if (next === null)
    return createWrongEntry(findNumberError(typed.percentage, { kind: 'percent' }));
  if (isSameData(next, stored[id])) return OPEN_ENTRY;
  const error = findReleaseDateError(next.date, now);
  if (error !== null) return createWrongEntry(error);
  const checks = checkIndicator(id, typed, stored[id]);
  return createReadyEntry({ [id]: next }, listIndicatorQuestions(id, typed, checks));
}

/**
 * Converts a list of shares in the draft to rows of the editor. A share that is already on the site
 * keeps its id.
 */
function toStockRows({ draft, stored }: SessionInput, kind: StockKind): RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  return draft[kind].map((share, index) => ({
    ...share,
    id: `row-${index}`,
    stockId: ids.get(toPlainWord(share.symbol)) ?? '',
  }));
}

/** Returns the state of the gainers and losers. A list without shares is not stored. */
function computeStocksEntry(input: SessionInput): PublicationEntry {
  const { listDay, unread, onSite } = input.draft;
  const rows = mapKeys(stockKinds, (kind) => toStockRows(input, kind));
  const all = stockKinds.flatMap((kind) => rows[kind]);
  if (all.length === 0) return OPEN_ENTRY;
  const [tooLarge] = stockKinds.flatMap((kind) => findTooLargeChanges(rows[kind]) ?? []);
  if (tooLarge !== undefined) return createWrongEntry(tooLarge);
  const saved = stockKinds.filter((kind) => rows[kind].some(isComplete));
  if (saved.length === 0) return createWrongEntry(equityStaffMessages.noValidStock);
  const savedRows = mapKeys(saved, (kind) => rows[kind]);
  const questions = [
    ...saved.flatMap((kind) => listStockQuestions(kind, rows[kind])),
    ...findBothListsQuestions(savedRows, input.stored, input.session),
    ...findListQuestions([...onSite, ...all], input.stored, input.session),
  ];
  if (listDay !== '' && listDay !== input.session) {
    questions.push({
      label: equityStaffMessages.otherDay(formatLongDate(listDay), formatLongDate(input.session)),
      reason: '',
    });
  }
  if (unread !== '') questions.push({ label: unread, reason: '' });
  return createReadyEntry(savedRows, questions);
}

export function computeEntries(
  input: SessionInput,
): Readonly<Record<FigureRow | IndicatorId, PublicationEntry>> {
  return {
    ...mapKeys(['asi', ...undatedRows], (id) => computeTypedEntry(input, id)),
    stocks: computeStocksEntry(input),
    ...mapKeys(indicatorIds, (id) => computeIndicatorEntry(input, id)),
  };
}
