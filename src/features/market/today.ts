import { dayInLagos, weekdayOf } from '@/lib/days';
import {
  formatCalendarDate,
  formatExchangeRate,
  formatPrice,
  formatSigned,
  roundTo2,
} from '@/lib/format';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { type Asi, type Macroeconomics, parseAsi, parseMacroeconomics } from '@/figures/market';
import { marketMessages } from './messages';
import { figures } from '@/figures/registry';

/** `known`: from the last visit, being refreshed. `old`: could not be. `none`: nothing to show. */
type TodayState = 'waiting' | 'known' | 'fresh' | 'old' | 'none';

/** What the Today strip shows. Texts that are still to come are empty. */
export interface Today {
  state: TodayState;
  /** The day of the index, `YYYY-MM-DD`, or ''. */
  date: string;
  /** Flag, day, index, its change, naira per dollar, a note: in the order in which they stand. */
  texts: readonly [string, string, string, string, string, string];
  /** The change of the index, percent, within the scale. */
  change: number;
  /** Naira beyond the last ten: 2.45 of 1,532.45. */
  rate: number;
}

declare global {
  interface Window {
    /** What the script before the first paint has put into the strip, if anything. */
    todayBeforePaint?: Today;
    /** Puts it there where no frame has been painted yet, as in a tab that is not seen. */
    showToday?: () => void;
  }
}

/** Where the browser keeps the strip as it was last, for the script before the first paint. */
export const TODAY_KEY = 'today';

const TODAY_WAITING: Today = {
  state: 'waiting',
  date: '',
  texts: ['Loading...', '', '', '', '', ''],
  change: 0,
  rate: 0,
};

const MISSING = '-';
const SCALE_END = 5;

/** No answer yet, neither of this visit nor of the last. */
export const isPending = ({ data, error, status }: RequestState<unknown>) =>
  data === null && error === null && status !== 'succeeded';

/** The day of the index as strip and hero call it: 'Today', 'Friday'. */
export function flagOf(date: string, now: Date): string {
  if (date === '') return 'Date';
  return date === dayInLagos(now) ? 'Today' : weekdayOf(date);
}

/** What the strip shows of the index and the exchange rate as they are requested, at this moment. */
export function todayFrom(
  asi: RequestState<Asi | null>,
  macroeconomics: RequestState<Macroeconomics | null>,
  now: Date,
): Today {
  const index = asi.data;
  const price = macroeconomics.data?.exchangeRate ?? null;
  const pending = isPending(asi) || isPending(macroeconomics);
  const nothing = index === null && price === null;
  if (nothing && pending) return TODAY_WAITING;
  const slots = [asi, macroeconomics];
  const failed = slots.some(({ error }) => error !== null);
  if (nothing) {
    const note = failed ? marketMessages.todayFailed : marketMessages.noFigure;
    return { ...TODAY_WAITING, state: 'none', texts: ['Today', 'No figures', '', '', '', note] };
  }
  const old = slots.some(({ data, error }) => data !== null && error !== null);
  const known = slots.some(({ cachedAt }) => cachedAt !== undefined);
  const waiting = isPending(asi);
  const date = index?.date ?? '';
  const change = index === null ? 0 : roundTo2(index.change);
  return {
    state: old ? 'old' : known ? 'known' : waiting ? 'waiting' : 'fresh',
    date,
    texts: [
      waiting ? 'Loading...' : flagOf(date, now),
      waiting ? '' : formatCalendarDate(date) || MISSING,
      waiting ? '' : index === null ? MISSING : formatPrice(index.value),
      index === null ? '' : `${formatSigned(change)}%`,
      isPending(macroeconomics) ? '' : price === null ? MISSING : formatExchangeRate(price),
      old ? marketMessages.notRefreshed : known ? marketMessages.todayLooking : '',
    ],
    change: Math.min(SCALE_END, Math.max(-SCALE_END, change)),
    rate: roundTo2((price ?? 0) % 10),
  };
}

/**
 * What the strip shows of documents by their paths, as they are stored; null while one of the two with
 * its figures is missing or holds none.
 */
export function todayOf(documents: Readonly<Record<string, unknown>>, now: Date): Today | null {
  const exchangeRate = documents[figures.exchangeRate.path];
  const asi = parseAsi(documents[figures.asi.path]);
  const macroeconomics = parseMacroeconomics({ exchangeRate });
  if (asi === null || macroeconomics.exchangeRate === null) return null;
  return todayFrom(idleRequest(asi), idleRequest(macroeconomics), now);
}

/** The strip as the next visit begins with it; whether its day is 'Today' is known only then. */
export function todayToRemember({ texts, ...today }: Today): Today {
  const [, day, index, change, rate] = texts;
  const flag = today.date === '' ? texts[0] : weekdayOf(today.date);
  const note = marketMessages.todayLooking;
  return { ...today, state: 'known', texts: [flag, day, index, change, rate, note] };
}
