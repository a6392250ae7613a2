/**
 * Computes the documents that the entered figures of a session would store, or why they cannot be
 * stored yet.
 */
import { changePercent } from '@/lib/change';
import { formatLongDate } from '@/lib/calendar';
import { formatPrice } from '@/lib/format';
import { LIMITS, NOT_A_NUMBER, numberInputError, TOO_LARGE, usableNumber } from '@/lib/numbers';
import { plainWord } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import { type Question, questionsAbout } from '@/lib/sanityCheck';
import { hasTenures } from '../history';
import { type IndicatorId, indicatorIds } from '../market';
import { type StockKind, stockKinds } from '../stocks';
import type { Entry, NextFigures } from './entry';
import type { SessionInput } from './sessionInput';
import { bothListsQuestions, listQuestions } from './listChecks';
import { checkIndicator, indicatorOf, indicatorQuestions } from './macroDraft';
import { releaseDateError } from './periods';
import { rateDocumentOf, rateQuestions } from './ratesDraft';
import { isComplete, type RowDraft, stockQuestions, tooLargeChanges } from './stockDraft';
import { equityStaffMessages } from './stockMessages';
import { type FigureRow, sameRows } from './tonightDraft';
import {
  checkTyped,
  isTyped,
  PRICE,
  typedFigures,
  type TypedId,
  typedOrStored,
} from './typedFigures';

const OPEN: Entry = { state: 'open' };
const ready = (next: NextFigures, questions: readonly Question[] = []): Entry => ({
  state: 'ready',
  next,
  questions,
});
const wrong = (why: string | null): Entry => ({ state: 'wrong', why: why ?? NOT_A_NUMBER });

/** Returns the entry of figures that staff type or confirm as unchanged. */
function typedEntry(input: SessionInput, id: TypedId): Entry {
  const { draft, stored, session } = input;
  const all = typedFigures(input, id);
  const [error] = all.flatMap(({ text, check }) => numberInputError(text, check) ?? []);
  if (error !== undefined) return wrong(error);
  const typed = all.filter(isTyped).length;
  if (typed < all.length && !(draft.same.includes(id) && stored[id] !== null)) {
    return typed === 0 ? OPEN : { state: 'part', typed, of: all.length };
  }
  const texts = all.map((figure) => ({ label: figure.label, rate: typedOrStored(figure) }));
  if (hasTenures(id)) {
    const list = rateDocumentOf(id, texts);
    return list === null
      ? wrong(null)
      : ready({ [id]: list }, rateQuestions(id, texts, stored[id]).flat());
  }
  const value = usableNumber(texts[0]?.rate ?? '', PRICE);
  if (value === null) return wrong(null);
  const checks = all.filter(isTyped).map((figure) => checkTyped(input, id, figure));
  const questions = checks.flatMap((check) => questionsAbout(formatPrice(value), check));
  if (id === 'exchangeRate') return ready({ exchangeRate: { price: value } }, questions);
  const before = input.before.asi?.close ?? null;
  const change = before === null ? 0 : changePercent(before, value);
  if (Math.abs(change) > LIMITS.percent.max) return wrong(TOO_LARGE);
  return ready({ asi: { value, change, date: session } }, questions);
}

/**
 * Returns the entry of an announced indicator. The entry is open while the indicator equals the
 * stored indicator.
 */
function indicatorEntry({ draft, stored, now }: SessionInput, id: IndicatorId): Entry {
  const typed = draft.announced[id];
  if (typed === undefined) return OPEN;
  const next = indicatorOf(typed);
  if (next === null) return wrong(numberInputError(typed.percentage, { kind: 'percent' }));
  if (sameData(next, stored[id])) return OPEN;
  const error = releaseDateError(next.date, now);
  if (error !== null) return wrong(error);
  const checks = checkIndicator(id, typed, stored[id]);
  return ready({ [id]: next }, indicatorQuestions(id, typed, checks));
}

/**
 * Converts a list of the draft to editor rows. A share that the site already shows keeps its id.
 */
function stockRows({ draft, stored }: SessionInput, kind: StockKind): RowDraft[] {
  const ids = new Map(stored[kind]?.stocks.map(({ symbol, id }) => [symbol, id]));
  return draft[kind].map((share, index) => ({
    ...share,
    id: `row-${index}`,
    stockId: ids.get(plainWord(share.symbol)) ?? '',
  }));
}

/** Returns the entry of both lists of shares. A list without shares is not saved. */
function stocksEntry(input: SessionInput): Entry {
  const { listDay, unread, onSite } = input.draft;
  const rows = mapKeys(stockKinds, (kind) => stockRows(input, kind));
  const all = stockKinds.flatMap((kind) => rows[kind]);
  if (all.length === 0) return OPEN;
  const [tooLarge] = stockKinds.flatMap((kind) => tooLargeChanges(rows[kind]) ?? []);
  if (tooLarge !== undefined) return wrong(tooLarge);
  const saved = stockKinds.filter((kind) => rows[kind].some(isComplete));
  if (saved.length === 0) return wrong(equityStaffMessages.noValidStock);
  const savedRows = mapKeys(saved, (kind) => rows[kind]);
  const questions = [
    ...saved.flatMap((kind) => stockQuestions(kind, rows[kind])),
    ...bothListsQuestions(savedRows, input.stored, input.session),
    ...listQuestions([...onSite, ...all], input.stored, input.session),
  ];
  if (listDay !== '' && listDay !== input.session) {
    questions.push({
      label: equityStaffMessages.otherDay(formatLongDate(listDay), formatLongDate(input.session)),
      reason: '',
    });
  }
  if (unread !== '') questions.push({ label: unread, reason: '' });
  return ready(savedRows, questions);
}

/** Returns the entries of all rows and indicators, by id. */
export function entriesOf(input: SessionInput): Readonly<Record<FigureRow | IndicatorId, Entry>> {
  return {
    ...mapKeys(['asi', ...sameRows], (id) => typedEntry(input, id)),
    stocks: stocksEntry(input),
    ...mapKeys(indicatorIds, (id) => indicatorEntry(input, id)),
  };
}
