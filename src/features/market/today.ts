import { formatChange, isTiny, withPlusIfZero } from '@/lib/change';
import { addDays, dayInLagos, weekdayOf } from '@/lib/days';
import { formatCalendarDate, formatExchangeRate, formatPrice, roundTo2 } from '@/lib/format';
import { pickKeys } from '@/lib/records';
import { isBeingRead, type RequestState } from '@/lib/requestState';
import type { Asi, Macroeconomics } from '@/figures/market';
import { dayOfRate, type Recent } from '@/figures/recent';
import { changeClasses } from '@/ui/changeClasses';
import { marketMessages } from './messages';

/** `known`: from the last visit, being refreshed. `old`: could not be. `none`: nothing to show. */
type TodayState = 'waiting' | 'known' | 'fresh' | 'old' | 'none';

/** The texts of the strip, in its order, and of the hero while all are still to come. */
const NO_TEXTS = {
  'today.day': 'Loading...',
  'asi.date': '',
  'asi.value': '',
  'asi.change': '',
  'exchangeRate.day': '',
  'exchangeRate.price': '',
  'today.note': '',
  /** The last label of the hero's axis. */
  'hero.day': 'Today',
};

/** The `data-figure` of an element whose text is shown before React runs: see `src/app/startup`. */
export type FigureName = keyof typeof NO_TEXTS;

/** The content of the Today strip, and the day in the hero. */
export interface Today {
  state: TodayState;
  /** The day of the index, `YYYY-MM-DD`, or ''. */
  date: string;
  texts: Readonly<Record<FigureName, string>>;
  /** The CSS variables that its scales are drawn from. */
  marks: {
    /** The change of the index, percent, within the scale. */
    '--change'?: string;
    /** Naira beyond the last ten: 2.45 of 1,532.45. */
    '--rate'?: string;
  };
}

/** The keys under which the browser caches the documents that the strip shows. */
export const CACHE_KEYS = {
  asi: 'asi',
  macroeconomics: 'macroeconomics',
  recent: 'recent',
} as const;

const TODAY_WAITING: Today = { state: 'waiting', date: '', texts: NO_TEXTS, marks: {} };

declare global {
  /**
   * The figures that the start-up script has put into the document by the time React hydrates it.
   */
  var earlyFigures: Today | undefined;
}

/** Returns what the document shows when React hydrates it, so that React renders the same. */
export const earlyToday = (): Today => globalThis.earlyFigures ?? TODAY_WAITING;

/**
 * Returns the text that stands in place of a figure's skeleton when React hydrates it; '' if the
 * skeleton does.
 */
export function earlyFigure(name: FigureName | undefined): string {
  const text = name === undefined ? '' : earlyToday().texts[name];
  return /\d/.test(text) ? text : '';
}

/** Returns whether the figures of a state are still being loaded or refreshed. */
export const isBusy = (state: TodayState) => state === 'waiting' || state === 'known';

/** Returns the class of the element with the index's change, by its text. */
export function changeTone(change: string): string {
  if (change === '') return '';
  return change.startsWith('-') ? changeClasses.down : changeClasses.up;
}

const MISSING = '-';
const SCALE_END = 5;

/**
 * Returns what stands in place of a figure that is not there: nothing is stored, or its read has
 * failed.
 */
const missingText = ({ error }: RequestState<unknown>) =>
  error === null ? MISSING : marketMessages.todayNotLoaded;

/** No answer yet, neither of this visit nor of the last. */
const isPending = ({ data, error, status }: RequestState<unknown>) =>
  data === null && error === null && status !== 'succeeded';

/**
 * Names the day of the index for strip and hero: 'Today', 'Friday', and 'Latest' from a week ago.
 */
function flagOf(date: string, now: Date): string {
  if (date === '') return 'Date';
  const today = dayInLagos(now);
  return date === today ? 'Today' : addDays(date, 7) > today ? weekdayOf(date) : 'Latest';
}

/**
 * Names the day of the index for the hero: as the strip does, and 'Today' while it is not known.
 */
export const heroDay = (date: string, now: Date) =>
  date === '' ? NO_TEXTS['hero.day'] : flagOf(date, now);

/** Formats a change as short as the strip needs it: '+0.62%', '+0.00%', '-<0.01%'. */
function shortChange(change: number): string {
  return isTiny(change) ? `${change > 0 ? '+' : '-'}<0.01%` : withPlusIfZero(formatChange(change));
}

/** The days for which a date without its year can mean no other. */
const YEAR_DAYS = 300;

/**
 * Formats a day as short as the strip needs it: 'Thu', from a week ago '6 Nov', and at last '2025'.
 */
function shortDay(day: string, now: Date): string {
  const today = dayInLagos(now);
  if (addDays(day, 7) > today) return weekdayOf(day).slice(0, 3);
  return addDays(day, YEAR_DAYS) > today
    ? formatCalendarDate(day).replace(/ \d+$/, '')
    : day.slice(0, 4);
}

/** The requests that the strip shows the answers of. */
export interface TodayRequests {
  asi: RequestState<Asi | null>;
  macroeconomics: RequestState<Macroeconomics | null>;
  recent: RequestState<Recent | null>;
}

/**
 * Returns the day of the exchange rate in the words of the strip; '' if it is the day of the index,
 * or while it is not known.
 */
function rateDay(price: number, date: string, recent: TodayRequests['recent'], now: Date): string {
  const day = dayOfRate(recent.data, price);
  if (day === date) return '';
  if (day !== null) return shortDay(day, now);
  // A newer rate may arrive before the last sessions do.
  return recent.status === 'idle' || isBeingRead(recent) ? '' : marketMessages.undated;
}

function noteOf({ failed, lost, known }: Record<'failed' | 'lost' | 'known', boolean>): string {
  if (lost) return marketMessages.todayPartFailed;
  if (failed) return marketMessages.notRefreshed;
  return known ? marketMessages.todayLooking : '';
}

/**
 * Returns the content of the strip from the present requests.
 * @param early stands in for a request that has no answer yet
 */
export function todayFrom(
  { asi, macroeconomics, recent }: TodayRequests,
  now: Date,
  early: Today = TODAY_WAITING,
): Today {
  const index = asi.data;
  const price = macroeconomics.data?.exchangeRate ?? null;
  const waiting = isPending(asi);
  const rateWaiting = isPending(macroeconomics);
  const nothing = index === null && price === null;
  if (nothing && (waiting || rateWaiting)) return early;
  const requests = [asi, macroeconomics];
  const failed = requests.some(({ error }) => error !== null);
  if (nothing) {
    const words = {
      'today.day': 'Today',
      'asi.date': failed ? marketMessages.todayNotLoaded : 'No figures',
      'today.note': failed ? marketMessages.todayFailed : marketMessages.noFigure,
    };
    return { ...TODAY_WAITING, state: 'none', texts: { ...NO_TEXTS, ...words } };
  }
  const lost = requests.some(({ data, error }) => data === null && error !== null);
  const known = requests.some(({ cachedAt }) => cachedAt !== undefined);
  const date = waiting ? early.date : (index?.date ?? '');
  const change = index === null ? 0 : roundTo2(index.change);
  const rateText = price === null ? '' : formatExchangeRate(price);
  const isEarlyRate = rateWaiting || rateText === early.texts['exchangeRate.price'];
  return {
    state: failed ? 'old' : known ? 'known' : waiting ? early.state : 'fresh',
    date,
    texts: {
      ...(waiting
        ? early.texts
        : {
            'today.day': flagOf(date, now),
            'hero.day': heroDay(date, now),
            'asi.date': index === null ? missingText(asi) : formatCalendarDate(date) || MISSING,
            'asi.value': index === null ? missingText(asi) : formatPrice(index.value),
            'asi.change': index === null ? '' : shortChange(index.change),
          }),
      'exchangeRate.day':
        isEarlyRate && isPending(recent)
          ? early.texts['exchangeRate.day']
          : price === null || (waiting && date === '')
            ? ''
            : rateDay(price, date, recent, now),
      'exchangeRate.price': rateWaiting
        ? early.texts['exchangeRate.price']
        : rateText || missingText(macroeconomics),
      'today.note': noteOf({ failed, lost, known }),
    },
    marks: {
      ...(waiting
        ? pickKeys(early.marks, ['--change'])
        : index && { '--change': `${Math.min(SCALE_END, Math.max(-SCALE_END, change))}` }),
      ...(rateWaiting
        ? pickKeys(early.marks, ['--rate'])
        : price !== null && { '--rate': `${roundTo2(price % 10)}` }),
    },
  };
}
