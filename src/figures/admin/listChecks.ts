/** Compares a price list with the shares on the site, which were the five each way of a session before. */
import { holidays } from '@/content/holidays';
import { previousTradingDay } from '@/lib/days';
import { formatPrice } from '@/lib/format';
import { dayName } from '@/lib/moments';
import { plainWord } from '@/lib/plainText';
import { sameData } from '@/lib/sameData';
import { confirmLabel, type Question } from '@/lib/sanityCheck';
import { sessionOf } from '../session';
import { type EquityLists, type StockKind, type StockList, stockKinds } from '../stocks';
import { closesOf, isComplete, type RowDraft, type ShareTexts } from './stockDraft';
import { equityStaffMessages } from './stockMessages';

/** A share of the list that is on the site too. */
interface ComparedShare {
  symbol: string;
  /** The closes in the list. */
  previous: number;
  current: number;
  /** The session that the site's closes are of. */
  day: string;
  /** The close on the site. */
  closed: number;
  /** The close on the site that the list has as its previous one; null if its session is not known. */
  before: number | null;
}

/** The fewest shares that can show that a list is an earlier one: one share may be unchanged. */
const FEWEST_SAME = 2;

/** Pairs the shares of a list with those on the site. */
function comparedShares(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): ComparedShare[] {
  const listed = new Map(shares.map((share) => [plainWord(share.symbol).toUpperCase(), share]));
  return stockKinds.flatMap((kind) => {
    const day = sessionOf(lists[kind]?.lastUpdated ?? '');
    const stocks = lists[kind]?.stocks ?? [];
    return stocks.flatMap(({ symbol, previousDayClose, currentDayClose }) => {
      const share = listed.get(symbol.toUpperCase());
      if (share === undefined || day === '') return [];
      const befores: Record<string, number> = {
        [session]: previousDayClose,
        [previousTradingDay(session, holidays)]: currentDayClose,
      };
      const [previous, current] = [Number(share.previous), Number(share.current)];
      const before = befores[day] ?? null;
      return { symbol, previous, current, day, closed: currentDayClose, before };
    });
  });
}

/**
 * Returns the question about a price list that does not follow the lists on the site: the list of an earlier
 * session, one with swapped columns, or one with other previous closes.
 * @param shares those of the list that are on the site
 */
export function listQuestions(
  shares: readonly ShareTexts[],
  lists: EquityLists,
  session: string,
): Question[] {
  const compared = comparedShares(shares, lists, session);
  // An unchanged share has the site's close in a later list too.
  const earlier = compared.filter(
    ({ day, previous, current }) => day < session && previous !== current,
  );
  const [first] = earlier;
  const isSame = earlier.every(({ current, closed }) => current === closed);
  if (first !== undefined && earlier.length >= FEWEST_SAME && isSame) {
    const { symbol, previous, current, day } = first;
    const closes = `${symbol} from ${formatPrice(previous)} to ${formatPrice(current)}`;
    const reason = equityStaffMessages.earlierList(dayName(day, session));
    return [{ label: confirmLabel(`The list with ${closes}`), reason }];
  }
  const others = compared.filter(({ previous, before }) => before !== null && previous !== before);
  const [other] = others;
  if (other === undefined) return [];
  const name =
    others.length === 1
      ? `The previous close of ${other.symbol}, ${formatPrice(other.previous)},`
      : `${others.length} previous closes, such as ${formatPrice(other.previous)} of ${other.symbol},`;
  const onSite = formatPrice(other.before ?? 0);
  return [
    { label: confirmLabel(name), reason: equityStaffMessages.otherClose(other.symbol, onSite) },
  ];
}

/** Returns a row as a share: its closes as plain numbers, 0 for none. */
export function shareOf(row: RowDraft): ShareTexts {
  const [previous, current] = closesOf(row);
  return {
    symbol: plainWord(row.symbol),
    previous: String(previous),
    current: String(current),
  };
}

/** Returns the question about the rows of a list's editor that staff changed. */
export function editedListQuestions(
  kind: StockKind,
  rows: readonly RowDraft[],
  saved: readonly RowDraft[],
  stored: StockList | null,
  session: string,
): Question[] {
  const edited = rows.filter(
    (row) => isComplete(row) && !saved.some((before) => sameData(before, row)),
  );
  const lists = { gainers: null, losers: null, [kind]: stored };
  return listQuestions(edited.map(shareOf), lists, session);
}

/** Returns the symbols of a list that are in none of the lists of the last weeks. */
export function unknownSymbols(shares: readonly ShareTexts[], known: readonly string[]): string[] {
  const names = new Set(known.map((symbol) => symbol.toUpperCase()));
  const symbols = shares.map(({ symbol }) => plainWord(symbol).toUpperCase());
  return names.size === 0 ? [] : symbols.filter((symbol) => symbol !== '' && !names.has(symbol));
}
