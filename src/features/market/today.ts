import { formatChange, isTinyChange, addPlusIfZero } from '@/lib/change';
import { addDays, toLagosDay, getWeekday } from '@/lib/days';
import { formatCalendarDate, formatExchangeRate, formatPrice, roundTo2 } from '@/lib/format';
import { pickKeys } from '@/lib/records';
import { isRequestPending, type RequestState } from '@/lib/requestState';
import type { Asi, Macroeconomics } from '@/figures/market';
import { findDayOfRate, type RecentFigures } from '@/figures/recent';
import { changeClasses } from '@/ui/changeClasses';
import { marketMessages } from './messages';

/**
 * `known`: cached, and being refreshed. `old`: cached, and the refresh failed. `none`: nothing to
 * show.
 */
type TodayState = 'waiting' | 'known' | 'fresh' | 'old' | 'none';

/** The texts while everything is loading: those of the strip in display order, then the hero's. */
const LOADING_TEXTS = {
  'today.day': 'Loading...',
  'asi.date': '',
  'asi.value': '',
  'asi.change': '',
  'exchangeRate.day': '',
  'exchangeRate.price': '',
  'today.note': '',
  /** The last label on the hero's axis. */
  'hero.day': 'Today',
};

/**
 * The `data-figure` attribute of an element that the start-up script fills (see `src/app/startup`).
 */
export type FigureName = keyof typeof LOADING_TEXTS;

/** The content of the Today strip, and the day label of the hero. */
export interface TodayContent {
  state: TodayState;
  /** The date of the index as `YYYY-MM-DD`, or ''. */
  date: string;
  texts: Readonly<Record<FigureName, string>>;
  /** CSS variables that position the scales. */
  marks: {
    /** The change of the index in percent, clamped to the scale. */
    '--change'?: string;
    /** The part of the rate above the last multiple of ten: 2.45 for 1,532.45. */
    '--rate'?: string;
  };
}

/** Cache keys of the documents that the strip shows. */
export const CACHE_KEYS = {
  asi: 'asi',
  macroeconomics: 'macroeconomics',
  recent: 'recent',
} as const;

const TODAY_LOADING: TodayContent = { state: 'waiting', date: '', texts: LOADING_TEXTS, marks: {} };

declare global {
  /** The figures that the start-up script put into the document before hydration. */
  var earlyFigures: TodayContent | undefined;
}

/** Returns what the document shows at hydration, so that React renders the same content. */
export const getEarlyToday = (): TodayContent => globalThis.earlyFigures ?? TODAY_LOADING;

/** Returns the figure that replaces a skeleton at hydration, or '' if the skeleton is shown. */
export function getEarlyFigure(name: FigureName | undefined): string {
  const text = name === undefined ? '' : getEarlyToday().texts[name];
  return /\d/.test(text) ? text : '';
}

/** Returns whether the figures are still being loaded or refreshed. */
export const isBusy = (state: TodayState) => state === 'waiting' || state === 'known';

/** Returns the CSS class for the text of the index's change. */
export function getChangeClass(change: string): string {
  if (change === '') return '';
  return change.startsWith('-') ? changeClasses.down : changeClasses.up;
}

const MISSING_FIGURE_TEXT = '-';
const MAX_SCALE_CHANGE = 5;

/** Returns the text shown instead of a missing figure: nothing is stored, or the request failed. */
const getMissingText = ({ error }: RequestState<unknown>) =>
  error === null ? MISSING_FIGURE_TEXT : marketMessages.todayNotLoaded;

/** Returns whether a request has neither cached data nor a response. */
const isPending = ({ data, error, status }: RequestState<unknown>) =>
  data === null && error === null && status !== 'succeeded';

/** Labels the date of the index: 'Today', a weekday such as 'Friday', or 'Latest' after a week. */
function getDateLabel(date: string, now: Date): string {
  if (date === '') return 'Date';
  const today = toLagosDay(now);
  return date === today ? 'Today' : addDays(date, 7) > today ? getWeekday(date) : 'Latest';
}

/** Labels the date of the index in the hero. Returns 'Today' while the date is unknown. */
export const getHeroDateLabel = (date: string, now: Date) =>
  date === '' ? LOADING_TEXTS['hero.day'] : getDateLabel(date, now);

/** Formats a change for the narrow strip: '+0.62%', '+0.00%', '-<0.01%'. */
function formatShortChange(change: number): string {
  return isTinyChange(change)
    ? `${change > 0 ? '+' : '-'}<0.01%`
    : addPlusIfZero(formatChange(change));
}

/** The age in days up to which a date without its year is unambiguous. */
const MAX_DAYS_WITHOUT_YEAR = 300;

/**
 * Formats a date for the narrow strip: 'Thu', '6 Nov' after a week, and '2025' after
 * `MAX_DAYS_WITHOUT_YEAR`.
 */
function formatShortDay(day: string, now: Date): string {
  const today = toLagosDay(now);
  if (addDays(day, 7) > today) return getWeekday(day).slice(0, 3);
  return addDays(day, MAX_DAYS_WITHOUT_YEAR) > today
    ? formatCalendarDate(day).replace(/ \d+$/, '')
    : day.slice(0, 4);
}

/** The requests whose data the strip shows. */
export interface TodayRequests {
  asi: RequestState<Asi | null>;
  macroeconomics: RequestState<Macroeconomics | null>;
  recent: RequestState<RecentFigures | null>;
}

/**
 * Returns the date of the exchange rate for the strip. Returns '' if it equals the date of the
 * index, or while it is unknown.
 */
function getRateDay(
  price: number,
  date: string,
  recent: TodayRequests['recent'],
  now: Date,
): string {
  const day = findDayOfRate(recent.data, price);
  if (day === date) return '';
  if (day !== null) return formatShortDay(day, now);
  // The rate may load before the list of sessions that has its date.
  return recent.status === 'idle' || isRequestPending(recent) ? '' : marketMessages.undated;
}

function getNote({ failed, lost, known }: Record<'failed' | 'lost' | 'known', boolean>): string {
  if (lost) return marketMessages.todayPartFailed;
  if (failed) return marketMessages.notRefreshed;
  return known ? marketMessages.todayLooking : '';
}

/**
 * Returns the content of the strip for the current requests.
 * @param early the content for requests that are still pending
 */
export function toTodayContent(
  { asi, macroeconomics, recent }: TodayRequests,
  now: Date,
  early: TodayContent = TODAY_LOADING,
): TodayContent {
  const index = asi.data;
  const price = macroeconomics.data?.exchangeRate ?? null;
  const isIndexPending = isPending(asi);
  const isRatePending = isPending(macroeconomics);
  const isEmpty = index === null && price === null;
  if (isEmpty && (isIndexPending || isRatePending)) return early;
  const requests = [asi, macroeconomics];
  const failed = requests.some(({ error }) => error !== null);
  if (isEmpty) {
    const emptyTexts = {
      'today.day': 'Today',
      'asi.date': failed ? marketMessages.todayNotLoaded : 'No figures',
      'today.note': failed ? marketMessages.todayFailed : marketMessages.noFigure,
    };
    return { ...TODAY_LOADING, state: 'none', texts: { ...LOADING_TEXTS, ...emptyTexts } };
  }
  const lost = requests.some(({ data, error }) => data === null && error !== null);
  const known = requests.some(({ cachedAt }) => cachedAt !== undefined);
  const date = isIndexPending ? early.date : (index?.date ?? '');
  const change = index === null ? 0 : roundTo2(index.change);
  const rateText = price === null ? '' : formatExchangeRate(price);
  const isEarlyRate = isRatePending || rateText === early.texts['exchangeRate.price'];
  return {
    state: failed ? 'old' : known ? 'known' : isIndexPending ? early.state : 'fresh',
    date,
    texts: {
      ...(isIndexPending
        ? early.texts
        : {
            'today.day': getDateLabel(date, now),
            'hero.day': getHeroDateLabel(date, now),
            'asi.date':
              index === null
                ? getMissingText(asi)
                : formatCalendarDate(date) || MISSING_FIGURE_TEXT,
            'asi.value': index === null ? getMissingText(asi) : formatPrice(index.value),
            'asi.change': index === null ? '' : formatShortChange(index.change),
          }),
      'exchangeRate.day':
        isEarlyRate && isPending(recent)
          ? early.texts['exchangeRate.day']
          : price === null || (isIndexPending && date === '')
            ? ''
            : getRateDay(price, date, recent, now),
      'exchangeRate.price': isRatePending
        ? early.texts['exchangeRate.price']
        : rateText || getMissingText(macroeconomics),
      'today.note': getNote({ failed, lost, known }),
    },
    marks: {
      ...(isIndexPending
        ? pickKeys(early.marks, ['--change'])
        : index && {
            '--change': `${Math.min(MAX_SCALE_CHANGE, Math.max(-MAX_SCALE_CHANGE, change))}`,
          }),
      ...(isRatePending
        ? pickKeys(early.marks, ['--rate'])
        : price !== null && { '--rate': `${roundTo2(price % 10)}` }),
    },
  };
}
