import { changePercent, DAILY_LIMIT, isBeyondDailyLimit } from './change';
import { dayInLagos, formatLongDay, isCalendarDate, isFutureDay, weekdayOf } from './days';
import { differenceTo2 } from './decimal';
import { formatCalendarDate, formatPrice, formatSigned } from './format';

/** What is said of a figure or a date beside what is stored. It stops nothing. */
export interface Plausibility {
  /** `look`: staff should look at it again. */
  tone: 'fine' | 'look';
  /** Percent or points against what is stored, rounded to 2 decimals; null without a comparison. */
  change: number | null;
  /** Under the field; '' where there is nothing to say. */
  words: string;
}

export const PLAUSIBLE: Plausibility = { tone: 'fine', change: null, words: '' };

const CHECK = 'Check the digits.';

export const plausibilityMessages = {
  /** `percent` without a sign; `since` is what is compared with, such as 'Thursday'. */
  moved: (way: 'Up' | 'Down', percent: string, since: string) => `${way} ${percent}% from ${since}`,
  beyondLimit: (moved: string) => `${moved}: over ${DAILY_LIMIT}%. ${CHECK}`,
  zero: `0.00 would be published. ${CHECK}`,
  same: 'same',
  sameWithNewDate: (since: string) => `Same as ${since}, with a new date.`,
  rateChanged: (name: string, from: string, to: string, points: string, way: 'higher' | 'lower') =>
    `${name} changed: ${from} to ${to}, ${points} points ${way}`,
  future: (date: string) => `${date} is in the future.`,
  older: (date: string, stored: string) => `${date} is earlier than the stored date, ${stored}.`,
};

/** A change that is there and would round to 0.00. */
const TINY = 'less than 0.01';

const sizeText = (change: number) => (change === 0 ? TINY : formatPrice(Math.abs(change)));

interface Comparison {
  /** What is stored; null where nothing is. */
  stored: number | null;
  /** What the field holds; null while that is no usable number. */
  typed: number | null;
  /** A price or an index moves in percent, a rate (itself in percent) in points. */
  kind: 'price' | 'points';
  /** What is compared with: a day from `sinceWord` or a period; the stored figure where it has no date. */
  since?: string | undefined;
  /** Of points: whose they are, for a sentence ('Policy rate'); a bare '-0.03' without. */
  name?: string | undefined;
  /** The figure has another date than what is stored. */
  newDate?: boolean;
}

/** A figure as it is typed, beside what is stored. */
export function compare(comparison: Comparison): Plausibility {
  const { stored, typed, kind, newDate = false } = comparison;
  if (typed === null) return PLAUSIBLE;
  if (typed === 0) {
    const change = kind === 'price' && stored !== null && stored > 0 ? -100 : null;
    return { tone: 'look', change, words: plausibilityMessages.zero };
  }
  if (stored === null || (kind === 'price' && stored <= 0)) return PLAUSIBLE;
  if (typed === stored && newDate) {
    const since = comparison.since ?? formatPrice(stored);
    return { tone: 'look', change: 0, words: plausibilityMessages.sameWithNewDate(since) };
  }
  return kind === 'price'
    ? comparePrices(stored, typed, comparison.since)
    : compareRates(stored, typed, comparison.name);
}

function comparePrices(stored: number, typed: number, since = formatPrice(stored)): Plausibility {
  if (typed === stored) return { ...PLAUSIBLE, change: 0 };
  const change = changePercent(stored, typed);
  const way = typed > stored ? 'Up' : 'Down';
  const words = plausibilityMessages.moved(way, sizeText(change), since);
  return isBeyondDailyLimit(stored, typed)
    ? { tone: 'look', change, words: plausibilityMessages.beyondLimit(words) }
    : { tone: 'fine', change, words };
}

function compareRates(stored: number, typed: number, name?: string): Plausibility {
  const change = differenceTo2(stored, typed);
  if (typed === stored) {
    return { tone: 'fine', change, words: name === undefined ? plausibilityMessages.same : '' };
  }
  const words =
    name === undefined
      ? formatSigned(change)
      : plausibilityMessages.rateChanged(
          name,
          formatPrice(stored),
          formatPrice(typed),
          sizeText(change),
          typed > stored ? 'higher' : 'lower',
        );
  return { tone: 'fine', change, words };
}

/** A change in percent that staff typed themselves: beyond the daily limit it is a slip, most likely. */
export function checkChange(change: number): Plausibility {
  if (!(Math.abs(change) > DAILY_LIMIT)) return PLAUSIBLE;
  const words = plausibilityMessages.beyondLimit(`${formatSigned(change)}%`);
  return { tone: 'look', change, words };
}

const DAY_MS = 86_400_000;

/** The year is said only where it is not this one. */
function shortDay(iso: string, now: Date): string {
  const words = formatCalendarDate(iso);
  return iso.slice(0, 4) === dayInLagos(now).slice(0, 4) ? words.replace(/ \d+$/, '') : words;
}

/**
 * The day that a figure is compared with: its weekday within a week, else `20 Nov`, in another year
 * `20 Nov 25`. '' for what is no date.
 */
export function sinceWord(iso: string, now: Date): string {
  if (!isCalendarDate(iso)) return '';
  const days = (Date.parse(dayInLagos(now)) - Date.parse(iso)) / DAY_MS;
  return days >= 0 && days < 7 ? weekdayOf(iso) : shortDay(iso, now);
}

/** A date in words, and whether it is yet to come or older than the one stored; '' for what is no date. */
export function checkDay(typed: string, stored: string | null, now: Date): Plausibility {
  const words = formatLongDay(typed);
  if (isFutureDay(typed, now)) {
    return { tone: 'look', change: null, words: plausibilityMessages.future(words) };
  }
  if (words !== '' && stored !== null && isCalendarDate(stored) && typed < stored) {
    const older = plausibilityMessages.older(words, formatCalendarDate(stored));
    return { tone: 'look', change: null, words: older };
  }
  return { tone: 'fine', change: null, words };
}

/** A period as staff wrote it, and its key: `2025-03-20`, `2025-03` or `2025-Q1`; null where it cannot be read. */
export interface Period {
  text: string;
  key: string | null;
}

/** First and last day of a period, for comparing: every month has 31. */
function daysOf(key: string): [first: string, last: string] {
  if (isCalendarDate(key)) return [key, key];
  const quarter = /^(\d{4})-Q([1-4])$/.exec(key);
  if (quarter === null) return [`${key}-01`, `${key}-31`];
  const month = (number: number) => String(number).padStart(2, '0');
  const last = Number(quarter[2]) * 3;
  const year = quarter[1] ?? '';
  return [`${year}-${month(last - 2)}-01`, `${year}-${month(last)}-31`];
}

/** Whether a period is yet to begin, or ended before the one stored began. */
export function checkPeriod(typed: Period, stored: Period | null, now: Date): Plausibility {
  if (typed.key === null) return PLAUSIBLE;
  const [first, last] = daysOf(typed.key);
  const look = (words: string): Plausibility => ({ tone: 'look', change: null, words });
  if (first > dayInLagos(now)) return look(plausibilityMessages.future(typed.text));
  if (stored === null || stored.key === null || last >= daysOf(stored.key)[0]) return PLAUSIBLE;
  return look(plausibilityMessages.older(typed.text, stored.text));
}

/** What is said of several fields in one place: what wants a look, else the rest. */
export function together(...checks: readonly Plausibility[]): Plausibility {
  const looks = checks.filter(({ tone }) => tone === 'look');
  const said = (looks.length > 0 ? looks : checks).filter(({ words }) => words !== '');
  return {
    tone: looks.length > 0 ? 'look' : 'fine',
    change: said.find(({ change }) => change !== null)?.change ?? null,
    words: said.map(({ words }) => words).join(' '),
  };
}
