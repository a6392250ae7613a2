import {
  DAILY_LIMIT,
  formatChange,
  formatSize,
  isBeyondDailyLimit,
  calculatePercentMove,
  calculatePointsMove,
  POINTS_LIMIT,
} from './change';
import { isCalendarDate, isFutureDay } from './days';
import { formatLongDay } from './calendar';
import { formatCalendarDate, formatPrice } from './format';

/**
 * The result of comparing a typed figure or date with the stored one. If the result is a warning,
 * staff have to confirm the figure before it is saved.
 */
export interface SanityCheck {
  tone: 'fine' | 'warning';
  /**
   * The change from the stored figure, in per cent or percentage points; null if the figure was not
   * compared with a stored one.
   */
  change: number | null;
  /** The message under the field; '' if there is none. */
  message: string;
}

export const NO_WARNING: SanityCheck = { tone: 'fine', change: null, message: '' };

export function createWarning(message: string, change: number | null = null): SanityCheck {
  return { tone: 'warning', change, message };
}

const CHECK_DIGITS = 'Check the digits.';

export const sanityMessages = {
  /** `percent` has no sign. `since` names the earlier figure, such as 'Thursday'. */
  moved: (way: 'Up' | 'Down', percent: string, since: string) => `${way} ${percent}% from ${since}`,
  movedPoints: (way: 'Up' | 'Down', points: string, since: string) =>
    `${way} ${points} points from ${since}`,
  /** `others` describes the figures of the days before and after. */
  outOfLine: (side: 'above' | 'below', others: string) => `Far ${side} ${others}. ${CHECK_DIGITS}`,
  beyondLimit: (moved: string) => `${moved}: over ${DAILY_LIMIT}%. ${CHECK_DIGITS}`,
  beyondPoints: (moved: string) => `${moved}: over ${POINTS_LIMIT} points. ${CHECK_DIGITS}`,
  zero: `0.00 would be published. ${CHECK_DIGITS}`,
  same: 'same',
  sameWithNewDate: (since: string) => `Same value as ${since}, but a new date.`,
  rateChanged: (name: string, from: string, to: string, points: string, way: 'higher' | 'lower') =>
    `${name} changed: ${from} to ${to}, ${points} points ${way}`,
  future: (date: string) => `${date} is in the future.`,
  older: (date: string, stored: string) => `${date} is earlier than the stored date, ${stored}.`,
};

/** A question that staff have to confirm before they save a figure that looks wrong. */
export interface ConfirmQuestion {
  /** The label of the checkbox. It repeats the figure: '183.50% is right, publish it'. */
  label: string;
  reason: string;
}

export const formatConfirmLabel = (figure: string) => `${figure} is right, publish it`;

/** Returns a question about the figure if its check is a warning, otherwise an empty list. */
export const createQuestions = (
  figure: string,
  { tone, message }: SanityCheck,
): ConfirmQuestion[] =>
  tone === 'warning' ? [{ label: formatConfirmLabel(figure), reason: message }] : [];

/** Returns the questions that the saved draft does not have. */
export function findNewQuestions(
  questions: readonly ConfirmQuestion[],
  saved: readonly ConfirmQuestion[],
): ConfirmQuestion[] {
  const savedLabels = new Set(saved.map(({ label }) => label));
  return questions.filter(({ label }) => !savedLabels.has(label));
}

interface Comparison {
  stored: number | null;
  /** The figure that staff typed; null if the input is not a valid number. */
  typed: number | null;
  /** The unit of the change: per cent for 'price', percentage points for 'points'. */
  kind: 'price' | 'points';
  /**
   * Names the stored figure in the message, such as 'Thursday'. By default, the message repeats the
   * figure.
   */
  since?: string | undefined;
  /**
   * Names the rate in the message, such as 'Policy rate'. Without a name, the message is only the
   * change, such as '-0.03'.
   */
  name?: string | undefined;
  /** True if staff typed a date that differs from the stored date. */
  newDate?: boolean;
}

export function compareFigures(comparison: Comparison): SanityCheck {
  const { stored, typed, kind, newDate = false } = comparison;
  if (typed === null) return NO_WARNING;
  if (typed === 0) {
    const change = kind === 'price' && stored !== null && stored > 0 ? -100 : null;
    return createWarning(sanityMessages.zero, change);
  }
  if (stored === null || (kind === 'price' && stored <= 0)) return NO_WARNING;
  if (typed === stored && newDate) {
    const since = comparison.since ?? formatPrice(stored);
    return createWarning(sanityMessages.sameWithNewDate(since), 0);
  }
  return kind === 'price'
    ? comparePrices(stored, typed, comparison.since)
    : compareRates(stored, typed, comparison.name);
}

function comparePrices(stored: number, typed: number, since = formatPrice(stored)): SanityCheck {
  if (typed === stored) return { ...NO_WARNING, change: 0 };
  const change = calculatePercentMove(stored, typed);
  const way = typed > stored ? 'Up' : 'Down';
  const message = sanityMessages.moved(way, formatSize(change), since);
  return isBeyondDailyLimit(stored, typed)
    ? createWarning(sanityMessages.beyondLimit(message), change)
    : { tone: 'fine', change, message };
}

function compareRates(stored: number, typed: number, name?: string): SanityCheck {
  const change = calculatePointsMove(stored, typed);
  if (typed === stored) {
    return { tone: 'fine', change, message: name === undefined ? sanityMessages.same : '' };
  }
  const moved = sanityMessages.rateChanged(
    name ?? 'Rate',
    formatPrice(stored),
    formatPrice(typed),
    formatSize(change),
    typed > stored ? 'higher' : 'lower',
  );
  if (Math.abs(change) > POINTS_LIMIT)
    return createWarning(sanityMessages.beyondPoints(moved), change);
  return { tone: 'fine', change, message: name === undefined ? formatChange(change, '') : moved };
}

/**
 * Checks a percentage change that staff typed. A change above the daily limit is probably a typing
 * error.
 */
export function checkChange(change: number): SanityCheck {
  if (!(Math.abs(change) > DAILY_LIMIT)) return NO_WARNING;
  return createWarning(sanityMessages.beyondLimit(formatChange(change)), change);
}

/**
 * Returns a typed date as a message such as 'Friday 20 November 2026'. Returns a warning if the
 * date is in the future or earlier than the stored date. The message is '' for an invalid date.
 */
export function checkDay(typed: string, stored: string | null, now: Date): SanityCheck {
  const message = formatLongDay(typed);
  if (isFutureDay(typed, now)) return createWarning(sanityMessages.future(message));
  if (message !== '' && stored !== null && isCalendarDate(stored) && typed < stored) {
    return createWarning(sanityMessages.older(message, formatCalendarDate(stored)));
  }
  return { tone: 'fine', change: null, message };
}

/**
 * A period as staff typed it, and its key, such as '2025-03-20', '2025-03' or '2025-Q1'. The key is
 * null if the text is not a period.
 */
export interface ComparedPeriod {
  text: string;
  key: string | null;
}

/**
 * Returns the first and the last day of a period. The last day of every month is the 31st. These
 * dates need not exist, because they are only compared with each other.
 */
function getPeriodDays(key: string): [first: string, last: string] {
  if (isCalendarDate(key)) return [key, key];
  const quarter = /^(\d{4})-Q([1-4])$/.exec(key);
  if (quarter === null) return [`${key}-01`, `${key}-31`];
  const padMonth = (number: number) => String(number).padStart(2, '0');
  const last = Number(quarter[2]) * 3;
  const year = quarter[1] ?? '';
  return [`${year}-${padMonth(last - 2)}-01`, `${year}-${padMonth(last)}-31`];
}

/** Returns a warning if the typed period ended before the stored period began. */
export function checkPeriod(typed: ComparedPeriod, stored: ComparedPeriod | null): SanityCheck {
  if (typed.key === null || stored === null || stored.key === null) return NO_WARNING;
  const [, last] = getPeriodDays(typed.key);
  if (last >= getPeriodDays(stored.key)[0]) return NO_WARNING;
  return createWarning(sanityMessages.older(typed.text, stored.text));
}

/**
 * Combines the checks of several fields. If there are warnings, the result contains only their
 * messages.
 */
export function combineChecks(...checks: readonly SanityCheck[]): SanityCheck {
  const warnings = checks.filter(({ tone }) => tone === 'warning');
  const messages = (warnings.length > 0 ? warnings : checks).filter(
    ({ message }) => message !== '',
  );
  return {
    tone: warnings.length > 0 ? 'warning' : 'fine',
    change: messages.find(({ change }) => change !== null)?.change ?? null,
    message: messages.map(({ message }) => message).join(' '),
  };
}
