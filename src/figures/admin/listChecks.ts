/** Compares a price list with the top five gainers and losers that the site shows. */
import { holidays } from '@/content/holidays';
import { previousTradingDay } from '@/lib/days';
import { formatPrice } from '@/lib/format';
import { dayName } from '@/lib/moments';
import { listed } from '@/lib/difference';
import { plainWord } from '@/lib/plainText';
import { repeated } from '@/lib/repeated';
import { sameData } from '@/lib/sameData';
import { confirmLabel, newQuestions, type Question } from '@/lib/sanityCheck';
import { sessionOf } from '../session';
import { type EquityLists, type StockKind, stockKinds } from '../stocks';
import { closesOf, isComplete, type RowDraft, type ShareTexts } from './stockDraft';
import { equityStaffMessages } from './stockMessages';

/** A share that is in the list and on the site. */
interface ComparedShare {
  symbol: string;
  /** The closes in the list. */
  previous: number;
  current: number;
  /** The session of the closes on the site. */
  day: string;
  /** The close on the site. */
  closed: number;
  /** The close on the site that `previous` should equal. Null if the site has none. */
  before: number | null;
}

/**
 * The number of matching shares from which a price list counts as an earlier one. A single share
 * may have the same closes by chance.
 */
const FEWEST_SAME = 2;

const symbolOf = ({ symbol }: { symbol: string }) => plainWord(symbol).toUpperCase();

/** Pairs the shares of a list with those on the site. */
function comparedShares(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): ComparedShare[] {
  const bySymbol = new Map(shares.map((share) => [symbolOf(share), share]));
  return stockKinds.flatMap((kind) => {
    const day = sessionOf(lists[kind]?.lastUpdated ?? '');
    const stocks = lists[kind]?.stocks ?? [];
    return stocks.flatMap(({ symbol, previousDayClose, currentDayClose }) => {
      const share = bySymbol.get(symbol.toUpperCase());
      if (share === undefined || day === '') return [];
      const previousCloses: Record<string, number> = {
        [session]: previousDayClose,
        [previousTradingDay(session, holidays)]: currentDayClose,
      };
      const [previous, current] = [Number(share.previous), Number(share.current)];
      const before = previousCloses[day] ?? null;
      return { symbol, previous, current, day, closed: currentDayClose, before };
    });
  });
}

/**
 * Returns the question about a price list that contradicts the lists on the site. The list may
 * belong to an earlier session, have swapped columns, or have different previous closes.
 * @param shares the shares of the price list that are also on the site
 */
export function listQuestions(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): Question[] {
  const compared = comparedShares(shares, lists, session);
  // An unchanged share has the same close in a later list too.
  const earlier = compared.filter(
    ({ day, previous, current }) => day < session && previous !== current,
  );
  const [first] = earlier;
  const isSame = earlier.every(({ current, closed }) => current === closed);
  if (first !== undefined && earlier.length >= FEWEST_SAME && isSame) {
    const closes = earlier.map(
      ({ symbol, previous, current }) =>
        `${symbol} from ${formatPrice(previous)} to ${formatPrice(current)}`,
    );
    const reason = equityStaffMessages.earlierList(dayName(first.day, session));
    return [{ label: confirmLabel(`The list with ${listed(closes)}`), reason }];
  }
  const others = compared.flatMap(({ symbol, previous, before }) =>
    before === null || previous === before ? [] : { symbol, previous, before },
  );
  if (others.length === 0) return [];
  const name = others.length === 1 ? 'a previous close' : 'previous closes';
  const pricesOf = (close: 'previous' | 'before') =>
    listed(others.map((share) => `${formatPrice(share[close])} for ${share.symbol}`));
  return [
    {
      label: confirmLabel(`A list with ${name} of ${pricesOf('previous')}`),
      reason: equityStaffMessages.otherCloses(pricesOf('before')),
    },
  ];
}

/**
 * Returns the questions about shares that would be in both lists of a session.
 * @param rows the rows to save; a missing list is replaced by the stored list
 */
export function bothListsQuestions(
  rows: Readonly<Partial<Record<StockKind, readonly RowDraft[]>>>,
  lists: EquityLists,
  session: string,
): Question[] {
  const symbols = stockKinds.flatMap((kind) => {
    const isOfSession = sessionOf(lists[kind]?.lastUpdated ?? '') === session;
    const stored = isOfSession ? (lists[kind]?.stocks ?? []) : [];
    return [...new Set((rows[kind]?.filter(isComplete) ?? stored).map(symbolOf))];
  });
  return repeated(symbols).map((symbol) => ({
    label: confirmLabel(`${symbol} in both lists`),
    reason: equityStaffMessages.bothLists(symbol),
  }));
}

/** Converts a row to a share with plain numbers; 0 for a missing close. */
export function shareOf(row: RowDraft): ShareTexts {
  const [previous, current] = closesOf(row);
  return {
    symbol: plainWord(row.symbol),
    previous: String(previous),
    current: String(current),
  };
}

/**
 * Returns the questions about the rows that staff changed in the editor of one list. Compares the
 * rows with both stored lists.
 */
export function editedListQuestions(
  kind: StockKind,
  rows: readonly RowDraft[],
  saved: readonly RowDraft[],
  lists: EquityLists,
  session: string,
): Question[] {
  const edited = rows.filter(
    (row) => isComplete(row) && !saved.some((before) => sameData(before, row)),
  );
  return [
    ...newQuestions(
      bothListsQuestions({ [kind]: rows }, lists, session),
      bothListsQuestions({}, lists, session),
    ),
    ...listQuestions(edited.map(shareOf), lists, session),
  ];
}

/**
 * Returns a warning about symbols that are in none of the lists of the last weeks. Returns no
 * warning if there are no lists to compare with.
 * @param recent the symbols in the lists of the last weeks; null while they are loading
 */
export function unknownSymbols(
  shares: readonly ShareTexts[],
  recent: readonly string[] | null,
  lists: EquityLists,
): string[] {
  const stored = stockKinds.flatMap((kind) => lists[kind]?.stocks.map(symbolOf) ?? []);
  const known = new Set([...stored, ...(recent ?? []).map((symbol) => symbol.toUpperCase())]);
  const unknown = [...new Set(shares.map(symbolOf))].filter((symbol) => !known.has(symbol));
  return recent === null || known.size === 0 || unknown.length === 0
    ? []
    : [equityStaffMessages.unknownSymbols(listed(unknown))];
}
