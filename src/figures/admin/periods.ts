/*
 * Parses the free-text date of an indicator into the period that it names: a day '2025-02-20', a
 * month '2024-10' or a quarter '2024-Q3'.
 */
import { toLagosDay, isCalendarDate, getMonthName, MONTHS } from '@/lib/days';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { formatCalendarDate } from '@/lib/format';
import { toPlainLine, toPlainWord, findTextError } from '@/lib/plainText';
import { sanityMessages } from '@/lib/sanityCheck';
import type { IndicatorId } from '../market';
import { isPeriod, isPointKey, toQuarter } from '../history';
import { MAX_DATE_TEXT_LENGTH } from '../limits';
import { indicators } from '../registry';
import { marketStaffMessages } from './messages';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
/** The full and three-letter names of the months. */
const monthNames = MONTHS.map((name) => name.toLowerCase().replace(/^(...)(.+)/, '$1(?:$2)?'));
const month = `(?<month>${[...monthNames, 'sept'].join('|')})`;
/** A year of four digits. `anyYear` also accepts two digits, if they cannot be a day. */
const year = '(?<year>(?:19|20)\\d\\d)';
const anyYear = "(?:(?<year>(?:19|20)\\d\\d)|'?(?<short>\\d\\d))";
const quarter = '(?<quarter>[1-4])';
const ordinal = '(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th)';
/** An optional separator between two parts. The word 'of' is already replaced by a space. */
const gap = '[ /-]?';

const dateForms = [
  `${year}-(?<monthNumber>\\d\\d)-(?<day>\\d\\d)`,
  `${year}-(?<monthNumber>\\d\\d)`,
  `${day}${gap}${month}${gap}${anyYear}`,
  `${month}${gap}${day} ${year}`,
  `${year} ${month} ${day}`,
  `${month}${gap}${year}`,
  `${month} ?'(?<short>\\d\\d)`,
  `${year}${gap}${month}`,
  `q ?${quarter}${gap}${anyYear}`,
  `${quarter}q${gap}${anyYear}`,
  `${year}${gap}q${quarter}`,
  `${year}${gap}${quarter}q`,
  `${ordinal}[ -]quarter ${year}`,
  `${year} ${ordinal}[ -]quarter`,
  `quarter ${quarter} ${year}`,
].map((form) => new RegExp(`^${form}$`));

/** Matches a month before two digits, which are a year or a day of that month. */
const MONTH_BEFORE_DIGITS = new RegExp(`^${month}${gap}'?(?<short>\\d\\d)$`);
/** Matches two digits before a month, which are a day or a year. */
const DIGITS_BEFORE_MONTH = new RegExp(`^\\d\\d${gap}${month}$`);

/**
 * Matches a numeric date such as '03/04/2025'. Only a number above 12 shows which one is the day.
 */
const NUMERIC_DATE = /^(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)$/;

const padTwoDigits = (number: number) => String(number).padStart(2, '0');
const toValidPeriod = (key: string) => (isPeriod(key) ? key : null);

/** Returns the number of a month, 1 to 12, by its name or the start of it; 0 for ''. */
function toMonthNumber(name: string): number {
  return name === '' ? 0 : MONTHS.findIndex((full) => full.toLowerCase().startsWith(name)) + 1;
}

/** The order of numeric dates such as '03/04/2025', if it is known. */
export type DateOrder = 'day' | 'month';

function parseNumericDate(text: string, first: DateOrder | undefined): string | null {
  const [, one = '', , other = '', inYear = ''] = NUMERIC_DATE.exec(text) ?? [];
  const pairs = { day: [one, other], month: [other, one] };
  const readings = (first === undefined ? [pairs.day, pairs.month] : [pairs[first]]).flatMap(
    ([ofDay, ofMonth]) => {
      const key = toValidPeriod(
        `${inYear}-${padTwoDigits(Number(ofMonth))}-${padTwoDigits(Number(ofDay))}`,
      );
      return key ?? [];
    },
  );
  return new Set(readings).size === 1 ? (readings[0] ?? null) : null;
}

type MatchGroups = Readonly<Record<string, string | undefined>>;

function toPeriodKey(groups: MatchGroups): string | null {
  const inYear = groups['year'] ?? `20${groups['short'] ?? ''}`;
  if (groups['quarter'] !== undefined) return toValidPeriod(`${inYear}-Q${groups['quarter']}`);
  const word = groups['ordinal'];
  if (word !== undefined) {
    const number = ORDINALS.indexOf(word) + 1 || Number(word.slice(0, 1));
    return toValidPeriod(`${inYear}-Q${number}`);
  }
  const number = Number(groups['monthNumber'] ?? toMonthNumber(groups['month'] ?? ''));
  const ofDay = groups['day'] === undefined ? '' : `-${padTwoDigits(Number(groups['day']))}`;
  return toValidPeriod(`${inYear}-${padTwoDigits(number)}${ofDay}`);
}

/** Normalises a date: lower case, plain signs, single spaces, no day of the week. */
function normalizeDate(text: string): string {
  return toPlainWord(text)
    .toLowerCase()
    .replace(/^as (at|of)\s/, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/,|\bof\b|(?<=[a-z])\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)? (?=.*\d{1,2}.*\d{4})/, '');
}

/** Two-digit years from this one on belong to the 20th century. */
const FIRST_SHORT_YEAR = 60;

/** Returns the month of a text such as 'Jul-25', read as month and year; null for other texts. */
export function readShortMonth(text: string): string | null {
  const groups = MONTH_BEFORE_DIGITS.exec(normalizeDate(text))?.groups;
  if (groups?.['short'] === undefined || groups['month'] === undefined) return null;
  const inYear = (Number(groups['short']) < FIRST_SHORT_YEAR ? '20' : '19') + groups['short'];
  return toValidPeriod(`${inYear}-${padTwoDigits(toMonthNumber(groups['month']))}`);
}

/** Returns whether a text such as '25-Jul' could be a day, or a year and its month. */
export const isYearOrDay = (text: string) => DIGITS_BEFORE_MONTH.test(normalizeDate(text));

/**
 * Returns the period that a free-text date names, such as 'February 20, 2025', 'Oct 2024', 'Q3
 * 2024' or 'third quarter of 2024'. Null if the text names no period, or could name two
 * ('03/04/2025').
 * @param first resolves dates that could be two days
 */
export function readPeriod(text: string, first?: DateOrder): string | null {
  const plain = normalizeDate(text);
  if (NUMERIC_DATE.test(plain)) return parseNumericDate(plain, first);
  for (const form of dateForms) {
    const groups = form.exec(plain)?.groups;
    if (groups !== undefined) return toPeriodKey(groups);
  }
  return null;
}

/**
 * Returns whether a period cannot have a figure yet, by the day in Lagos: a day or month has not
 * begun, or a quarter has not ended. firestore.rules has the same rule.
 */
export function isFuturePeriod(key: string, now: Date): boolean {
  const today = toLagosDay(now);
  return key.includes('Q') ? key >= toQuarter(today) : key > today;
}

/** Returns the error for a period that cannot have a figure yet, or null. */
export function findFuturePeriodError(key: string, now: Date): string | null {
  if (!isFuturePeriod(key, now)) return null;
  const period = formatPeriod(key);
  return key.includes('Q') ? marketStaffMessages.notOver(period) : sanityMessages.future(period);
}

/**
 * Returns the error in the date of an indicator, or null. A calendar date must exist, and its
 * period must not be in the future.
 */
export function findReleaseDateError(text: string, now: Date): string | null {
  const written = toPlainLine(text);
  const isDate = /^\d{4}-\d{2}(-\d{2})?$/.test(written);
  if (isDate && !isPointKey('inflation', written)) return marketStaffMessages.noSuchDate;
  const key = isDate ? written : readPeriod(written);
  return (
    findTextError(written, MAX_DATE_TEXT_LENGTH) ??
    (key === null ? null : findFuturePeriodError(key, now))
  );
}

/** Returns the month that lies `months` before the month of a day. */
const toEarlierMonth = (day: string, months: number) =>
  toCalendarDay(addMonths(Date.parse(day), -months)).slice(0, 7);

/**
 * Returns the period of a figure that was released on a day: the previous month or quarter. Null if
 * the date is not a day. Also null for a decision, which belongs to its own day.
 */
export function findReleasedPeriod(series: IndicatorId, date: string): string | null {
  const day = readPeriod(date);
  const { every } = indicators[series];
  if (every === 'decision' || day === null || !isCalendarDate(day)) return null;
  return every === 'month' ? toEarlierMonth(day, 1) : toQuarter(toEarlierMonth(day, 3));
}

/** Returns the error in the period that staff chose, or null. */
export function findPeriodError(series: IndicatorId, text: string, now: Date): string | null {
  const every = indicators[series].every === 'quarter' ? 'quarter' : 'month';
  const form = { month: /^\d{4}-\d\d$/, quarter: /-Q/ }[every];
  const key = readPeriod(text) ?? '';
  return form.test(key) ? findFuturePeriodError(key, now) : marketStaffMessages.noSuchPeriod[every];
}

/** Formats a period: 'February 20, 2025', 'October 2024', 'Q3 2024'. */
export function formatPeriod(key: string): string {
  const [inYear = '', part = '', ofDay] = key.split('-');
  if (part.startsWith('Q')) return `${part} ${inYear}`;
  const name = getMonthName(key);
  return ofDay === undefined ? `${name} ${inYear}` : `${name} ${Number(ofDay)}, ${inYear}`;
}

/** Formats a period. Days have the short form: '20 Nov 26', 'January 2026', 'Q3 2024'. */
export const formatShortPeriod = (key: string) =>
  isCalendarDate(key) ? formatCalendarDate(key) : formatPeriod(key);
