/*
 * Converts the free-text date of an indicator to a period. A period is a day ('2025-02-20'), a
 * month ('2024-10') or a quarter ('2024-Q3').
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
/** Matches the full or the three-letter name of each month. */
const monthNames = MONTHS.map((name) => name.toLowerCase().replace(/^(...)(.+)/, '$1(?:$2)?'));
const month = `(?<month>${[...monthNames, 'sept'].join('|')})`;
/**
 * Matches a year with four digits. `anyYear` also matches a year with two digits, for formats in
 * which the two digits cannot be a day.
 */
const year = '(?<year>(?:19|20)\\d\\d)';
const anyYear = "(?:(?<year>(?:19|20)\\d\\d)|'?(?<short>\\d\\d))";
const quarter = '(?<quarter>[1-4])';
const ordinal = '(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th)';
/**
 * Matches an optional separator between two parts of a date. In a date such as '20th of February',
 * the word 'of' is replaced with a space before the match.
 */
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

/**
 * Matches a month that is followed by two digits. The digits can be a year or a day of the month.
 */
const MONTH_BEFORE_DIGITS = new RegExp(`^${month}${gap}'?(?<short>\\d\\d)$`);
/** Matches a month that follows two digits. The digits can be a day or a year. */
const DIGITS_BEFORE_MONTH = new RegExp(`^\\d\\d${gap}${month}$`);

/**
 * Matches a numeric date such as '03/04/2025'. The order of day and month is clear only if one of
 * the numbers is above 12.
 */
const NUMERIC_DATE = /^(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)$/;

const padTwoDigits = (number: number) => String(number).padStart(2, '0');
const toValidPeriod = (key: string) => (isPeriod(key) ? key : null);

/**
 * Returns the number of a month from 1 to 12. `name` can be the beginning of its name. Returns 0
 * for ''.
 */
function toMonthNumber(name: string): number {
  return name === '' ? 0 : MONTHS.findIndex((full) => full.toLowerCase().startsWith(name)) + 1;
}

/** Whether the day or the month is first in numeric dates such as '03/04/2025'. */
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

/**
 * Converts a date to a simple notation: lower case, plain punctuation, single spaces and no
 * weekday.
 */
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

/**
 * Two-digit years from this one on belong to the 20th century. Smaller ones belong to the 21st
 * century.
 */
const FIRST_SHORT_YEAR = 60;

/**
 * Reads a text such as 'Jul-25' as a month and a year ('2025-07'). Returns null for any other text.
 */
export function readShortMonth(text: string): string | null {
  const groups = MONTH_BEFORE_DIGITS.exec(normalizeDate(text))?.groups;
  if (groups?.['short'] === undefined || groups['month'] === undefined) return null;
  const inYear = (Number(groups['short']) < FIRST_SHORT_YEAR ? '20' : '19') + groups['short'];
  return toValidPeriod(`${inYear}-${padTwoDigits(toMonthNumber(groups['month']))}`);
}

/**
 * Returns whether a text such as '25-Jul' is ambiguous. It can stand for 25 July or for July 2025.
 */
export const isYearOrDay = (text: string) => DIGITS_BEFORE_MONTH.test(normalizeDate(text));

/**
 * Returns the period of a free-text date, such as 'February 20, 2025', 'Oct 2024', 'Q3 2024' or
 * 'third quarter of 2024'. Returns null if the text stands for no period or is ambiguous
 * ('03/04/2025').
 * @param first whether the day or the month is first, for numeric dates
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
 * Returns whether a period cannot have a figure yet. This is a day or month that has not begun, or
 * a quarter that has not ended (time in Lagos). firestore.rules has the same rule.
 */
export function isFuturePeriod(key: string, now: Date): boolean {
  const today = toLagosDay(now);
  return key.includes('Q') ? key >= toQuarter(today) : key > today;
}

/**
 * Returns an error message if a period cannot have a figure yet. Returns null for any other period.
 */
export function findFuturePeriodError(key: string, now: Date): string | null {
  if (!isFuturePeriod(key, now)) return null;
  const period = formatPeriod(key);
  return key.includes('Q') ? marketStaffMessages.notOver(period) : sanityMessages.future(period);
}

/**
 * Returns an error message if the date of an indicator does not exist, is too long or stands for a
 * future period. Returns null for any other text.
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

/** Returns the month ('YYYY-MM') that is `months` months before the month of a day. */
const toEarlierMonth = (day: string, months: number) =>
  toCalendarDay(addMonths(Date.parse(day), -months)).slice(0, 7);

/**
 * Returns the period to which a figure belongs if it was released on this day: the previous month
 * or quarter. Returns null if the date is not a day. Also returns null for a decision, because a
 * decision belongs to its own day.
 */
export function findReleasedPeriod(series: IndicatorId, date: string): string | null {
  const day = readPeriod(date);
  const { every } = indicators[series];
  if (every === 'decision' || day === null || !isCalendarDate(day)) return null;
  return every === 'month' ? toEarlierMonth(day, 1) : toQuarter(toEarlierMonth(day, 3));
}

/**
 * Returns an error message about the period that staff have chosen. Returns null if it is valid.
 */
export function findPeriodError(series: IndicatorId, text: string, now: Date): string | null {
  const every = indicators[series].every === 'quarter' ? 'quarter' : 'month';
  const form = { month: /^\d{4}-\d\d$/, quarter: /-Q/ }[every];
  const key = readPeriod(text) ?? '';
  return form.test(key) ? findFuturePeriodError(key, now) : marketStaffMessages.noSuchPeriod[every];
}

/** Formats a period as 'February 20, 2025', 'October 2024' or 'Q3 2024'. */
export function formatPeriod(key: string): string {
  const [inYear = '', part = '', ofDay] = key.split('-');
  if (part.startsWith('Q')) return `${part} ${inYear}`;
  const name = getMonthName(key);
  return ofDay === undefined ? `${name} ${inYear}` : `${name} ${Number(ofDay)}, ${inYear}`;
}

/** Formats a period with a short form for days: '20 Nov 26', 'January 2026' or 'Q3 2024'. */
export const formatShortPeriod = (key: string) =>
  isCalendarDate(key) ? formatCalendarDate(key) : formatPeriod(key);
