/** Compares a price list with the five gainers and the five losers on the site. */
import { holidays } from '@/content/holidays';
import { findPreviousTradingDay } from '@/lib/days';
import { formatPrice } from '@/lib/format';
import { formatDayName } from '@/lib/moments';
import { joinNames } from '@/lib/difference';
import { toPlainWord } from '@/lib/plainText';
import { findRepeatedTexts } from '@/lib/repeated';
import { isSameData } from '@/lib/sameData';
import { formatConfirmLabel, findNewQuestions, type ConfirmQuestion } from '@/lib/sanityCheck';
import { parseClosedSession } from '../session';
import { type EquityLists, type StockKind, stockKinds } from '../stocks';
import { parseCloses, isComplete, type RowDraft, type ShareTexts } from './stockDraft';
import { equityStaffMessages } from './stockMessages';

interface ComparedShare {
  symbol: string;
  /** The previous close in the price list. */
  previous: number;
  current: number;
  /** The session of the site's list that contains the share, as 'YYYY-MM-DD'. */
  day: string;
  /** The close on the site for the session `day`. */
  closed: number;
  /**
   * The close on the site for the session before the session of the price list. It should equal
   * `previous`. Null if the site has no such close.
   */
  before: number | null;
}

/**
 * If at least this many shares have the closes of an earlier session, the price list is from that
 * session. A single share may have the same closes by chance.
 */
const MIN_MATCHING_SHARES = 2;

const toSymbol = ({ symbol }: { symbol: string }) => toPlainWord(symbol).toUpperCase();

/** Pairs each share of a price list with the same share on the site. */
function pairShares(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): ComparedShare[] {
  const bySymbol = new Map(shares.map((share) => [toSymbol(share), share]));
  return stockKinds.flatMap((kind) => {
    const day = parseClosedSession(lists[kind]?.lastUpdated ?? '');
    const stocks = lists[kind]?.stocks ?? [];
    return stocks.flatMap(({ symbol, previousDayClose, currentDayClose }) => {
      const share = bySymbol.get(symbol.toUpperCase());
      if (share === undefined || day === '') return [];
      const previousCloses: Record<string, number> = {
        [session]: previousDayClose,
        [findPreviousTradingDay(session, holidays)]: currentDayClose,
      };
      const [previous, current] = [Number(share.previous), Number(share.current)];
      const before = previousCloses[day] ?? null;
      return { symbol, previous, current, day, closed: currentDayClose, before };
    });
  });
}

/**
 * Returns the question about a price list that contradicts the lists on the site. The price list
 * may be from an earlier session, its columns may be swapped, or its previous closes may differ.
 * @param shares the shares of the price list that are also on the site
 */
export function findListQuestions(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): ConfirmQuestion[] {
  const compared = pairShares(shares, lists, session);
  // Leave out shares whose price did not change, because they have the same close in the next list.
  const earlier = compared.filter(
    ({ day, previous, current }) => day < session && previous !== current,
  );
  const [first] = earlier;
  const isSame = earlier.every(({ current, closed }) => current === closed);
  if (first !== undefined && earlier.length >= MIN_MATCHING_SHARES && isSame) {
    const closes = earlier.map(
      ({ symbol, previous, current }) =>
        `${symbol} from ${formatPrice(previous)} to ${formatPrice(current)}`,
    );
    const reason = equityStaffMessages.earlierList(formatDayName(first.day, session));
    return [{ label: formatConfirmLabel(`The list with ${joinNames(closes)}`), reason }];
  }
  const others = compared.flatMap(({ symbol, previous, before }) =>
    before === null || previous === before ? [] : { symbol, previous, before },
  );
  if (others.length === 0) return [];
  const name = others.length === 1 ? 'a previous close' : 'previous closes';
  const describePrices = (close: 'previous' | 'before') =>
    joinNames(others.map((share) => `${formatPrice(share[close])} for ${share.symbol}`));
  return [
    {
      label: formatConfirmLabel(`A list with ${name} of ${describePrices('previous')}`),
      reason: equityStaffMessages.otherCloses(describePrices('before')),
    },
  ];
}

/**
 * Returns the questions about shares that would be both gainers and losers in a session.
 * @param rows the rows to save. If a list is missing, the stored list is used.
 */
export function findBothListsQuestions(
  rows: Readonly<Partial<Record<StockKind, readonly RowDraft[]>>>,
  lists: EquityLists,
  session: string,
): ConfirmQuestion[] {
  const symbols = stockKinds.flatMap((kind) => {
    const isOfSession = parseClosedSession(lists[kind]?.lastUpdated ?? '') === session;
    const stored = isOfSession ? (lists[kind]?.stocks ?? []) : [];
    return [...new Set((rows[kind]?.filter(isComplete) ?? stored).map(toSymbol))];
  });
  return findRepeatedTexts(symbols).map((symbol) => ({
    label: formatConfirmLabel(`${symbol} in both lists`),
    reason: equityStaffMessages.bothLists(symbol),
  }));
}

/**
 * Converts a row of the editor to a share whose closes are plain numbers. A missing close becomes
 * 0.
 */
export function toShareTexts(row: RowDraft): ShareTexts {
  const [previous, current] = parseCloses(row);
  return {
    symbol: toPlainWord(row.symbol),
    previous: String(previous),
    current: String(current),
  };
}

/**
 * Returns the questions about the rows that staff have edited. The rows are compared with the
 * stored gainers and losers.
 */
export function findEditedListQuestions(
  kind: StockKind,
  rows: readonly RowDraft[],
  saved: readonly RowDraft[],
  lists: EquityLists,
  session: string,
): ConfirmQuestion[] {
  const edited = rows.filter(
    (row) => isComplete(row) && !saved.some((before) => isSameData(before, row)),
  );
  return [
    ...findNewQuestions(
      findBothListsQuestions({ [kind]: rows }, lists, session),
      findBothListsQuestions({}, lists, session),
    ),
    ...findListQuestions(edited.map(toShareTexts), lists, session),
  ];
}

/**
 * Returns a warning about symbols that were not in any list of the last weeks. Returns no warning
 * if there are no earlier lists.
 * @param recent the symbols in the lists of the last weeks, or null while they are loading
 */
export function warnAboutUnknownSymbols(
  shares: readonly ShareTexts[],
  recent: readonly string[] | null,
  lists: EquityLists,
): string[] {
  const stored = stockKinds.flatMap((kind) => lists[kind]?.stocks.map(toSymbol) ?? []);
  const known = new Set([...stored, ...(recent ?? []).map((symbol) => symbol.toUpperCase())]);
  const unknown = [...new Set(shares.map(toSymbol))].filter((symbol) => !known.has(symbol));
  return recent === null || known.size === 0 || unknown.length === 0
    ? []
    : [equityStaffMessages.unknownSymbols(joinNames(unknown))];
}
