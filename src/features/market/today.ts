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
 * `waiting`: nothing is loaded or cached. `known`: the page shows cached figures while newer ones
 * load. `fresh`: the page shows loaded figures. `old`: a request has failed, so figures may be out
 * of date or missing. `none`: there are no figures.
 */
type TodayState = 'waiting' | 'known' | 'fresh' | 'old' | 'none';

/**
 * The texts that the Today strip shows while the figures load, in the order of the strip. The last
 * text is part of the hero.
 */
const LOADING_TEXTS = {
  'today.day': 'Loading...',
  'asi.date': '',
  'asi.value': '',
  'asi.change': '',
  'exchangeRate.day': '',
  'exchangeRate.price': '',
  'today.note': '',
  /** The last label on the axis of the home page's hero. */
  'hero.day': 'Today',
};

/**
 * The `data-figure` attribute of an element that the start-up script fills in (see
 * `src/app/startup`).
 */
export type FigureName = keyof typeof LOADING_TEXTS;

export interface TodayContent {
  state: TodayState;
  /** The date of the index as `YYYY-MM-DD`, or '' if it is unknown. */
  date: string;
  texts: Readonly<Record<FigureName, string>>;
  /**
   * CSS variables that position the bar on the scale of the index and the pointer on the scale of
   * the exchange rate.
   */
  marks: {
    /** The percentage change of the index, limited to the range of the scale: -5 to 5. */
    '--change'?: string;
    /** The last digit of the rate in naira, with its decimals: 2.45 for 1,532.45. */
    '--rate'?: string;
  };
}

export const CACHE_KEYS = {
  asi: 'asi',
  macroeconomics: 'macroeconomics',
  recent: 'recent',
} as const;

const TODAY_LOADING: TodayContent = { state: 'waiting', date: '', texts: LOADING_TEXTS, marks: {} };

declare global {
  /** The cached figures that the start-up script has put into the document before hydration. */
  var earlyFigures: TodayContent | undefined;
}

/**
 * Returns the content that the document shows before hydration. React must first render the same
 * content.
 */
export const getEarlyToday = (): TodayContent => globalThis.earlyFigures ?? TODAY_LOADING;

/**
 * Returns the cached figure that the document shows in place of a skeleton, or '' if it shows the
 * skeleton.
 */
export function getEarlyFigure(name: FigureName | undefined): string {
  const text = name === undefined ? '' : getEarlyToday().texts[name];
  return /\d/.test(text) ? text : '';
}

export const isBusy = (state: TodayState) => state === 'waiting' || state === 'known';

/** Returns the CSS class for the text of a percentage change, such as '-0.62%'. */
export function getChangeClass(change: string): string {
  if (change === '') return '';
  return change.startsWith('-') ? changeClasses.down : changeClasses.up;
}

const MISSING_FIGURE_TEXT = '-';
const MAX_SCALE_CHANGE = 5;

/**
 * Returns the text for a missing figure: 'Not loaded' if the request failed, '-' if nothing is
 * stored.
 */
const getMissingText = ({ error }: RequestState<unknown>) =>
  error === null ? MISSING_FIGURE_TEXT : marketMessages.todayNotLoaded;

/** Returns true for a request without cached data that has not succeeded or failed yet. */
const isPending = ({ data, error, status }: RequestState<unknown>) =>
  data === null && error === null && status !== 'succeeded';

/**
 * Returns the label above a date: 'Today', the weekday for a date less than a week old, or 'Latest'
 * for an older date.
 */
function getDateLabel(date: string, now: Date): string {
  if (date === '') return 'Date';
  const today = toLagosDay(now);
  return date === today ? 'Today' : addDays(date, 7) > today ? getWeekday(date) : 'Latest';
}

/**
 * Returns the label for the date of the index in the hero: 'Today', 'Friday' or 'Latest'. Returns
 * 'Today' while the date is unknown.
 */
export const getHeroDateLabel = (date: string, now: Date) =>
  date === '' ? LOADING_TEXTS['hero.day'] : getDateLabel(date, now);

/** Formats a percentage change for the narrow strip: '+0.62%', '+0.00%', '-<0.01%'. */
function formatShortChange(change: number): string {
  return isTinyChange(change)
    ? `${change > 0 ? '+' : '-'}<0.01%`
    : addPlusIfZero(formatChange(change));
}

/** A date without its year is unambiguous for about ten months. */
const MAX_DAYS_WITHOUT_YEAR = 300;

/**
 * Formats a date for the narrow strip. A date less than a week old becomes 'Thu'. An older date
 * becomes '6 Nov', or only its year, '2025', after `MAX_DAYS_WITHOUT_YEAR` days.
 */
function formatShortDay(day: string, now: Date): string {
  const today = toLagosDay(now);
  if (addDays(day, 7) > today) return getWeekday(day).slice(0, 3);
  return addDays(day, MAX_DAYS_WITHOUT_YEAR) > today
    ? formatCalendarDate(day).replace(/ \d+$/, '')
    : day.slice(0, 4);
}

export interface TodayRequests {
  asi: RequestState<Asi | null>;
  macroeconomics: RequestState<Macroeconomics | null>;
  recent: RequestState<RecentFigures | null>;
}

/**
 * Returns the date of the exchange rate for the strip. Returns '' if the index has the same date,
 * or while the date loads.
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
  // The date of the rate comes from the recent sessions, which may load after the rate.
  return recent.status === 'idle' || isRequestPending(recent) ? '' : marketMessages.undated;
}

function getNote({ failed, lost, known }: Record<'failed' | 'lost' | 'known', boolean>): string {
  if (lost) return marketMessages.todayPartFailed;
  if (failed) return marketMessages.notRefreshed;
  return known ? marketMessages.todayLooking : '';
}

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
