import type { SeriesContent } from '@/content/series';
import { toPeriodStart, isPeriod, isPointKey, toSeriesPeriod } from '@/figures/history';
import { addDays, isCalendarDate, MONTHS } from '@/lib/days';
import { getPeriodForm } from './periods';

/** Returns the number of a month, or of the start of its name: '07' for '7', 'Jul' and 'july'. */
function parseMonth(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(text.toLowerCase()));
  return text.length < 3 || index === -1 ? undefined : String(index + 1).padStart(2, '0');
}

/** Removes the ending of a day such as '1st' or '1st of', and separates all parts by one space. */
const normalize = (text: string) =>
  text
    .replaceAll(/[\s,./-]+/g, ' ')
    .trim()
    .replace(/(\d)(?:st|nd|rd|th)(?: of)?(?= )/i, '$1');

const patterns = [
  // '2024 7 1' and '2024 7'
  /^(?<year>\d{4}) (?<month>\d{1,2})(?: (?<day>\d{1,2}))?$/,
  // '1 Jul 2024' and 'Jul 2024'
  /^(?:(?<day>\d{1,2}) )?(?<month>\p{L}+) (?<year>\d{4})$/u,
  // 'Jul 1 2024'
  /^(?<month>\p{L}+) (?<day>\d{1,2}) (?<year>\d{4})$/u,
  /^q(?<quarter>[1-4]) ?(?<year>\d{4})$/i,
  /^(?<year>\d{4}) q(?<quarter>[1-4])$/i,
];

/**
 * Converts a typed day, month or quarter to a key. '1 Jul 2024', 'July 1st, 2024' and '2024-7-1'
 * become '2024-07-01', 'Jul 2024' becomes '2024-07' and 'Q3 2024' becomes '2024-Q3'. Returns
 * undefined for other texts.
 */
export function parsePeriodInput(text: string): string | undefined {
  const typed = normalize(text);
  const matches = patterns.map((pattern) => pattern.exec(typed));
  const { year, quarter, month: typedMonth = '', day } = matches.find(Boolean)?.groups ?? {};
  if (quarter !== undefined) return `${year}-Q${quarter}`;
  const month = parseMonth(typedMonth);
  if (month === undefined) return undefined;
  const key = [year, month, ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return isPeriod(key) ? key : undefined;
}

/**
 * Returns true for a day such as '1/7/2024', which is 1 July in Nigeria and 7 January in some other
 * countries. `parsePeriodInput` rejects it.
 */
export const isAmbiguousDay = (text: string) => /^\d{1,2} \d{1,2} \d{4}$/.test(normalize(text));

function findLastDay(key: string): string {
  if (isCalendarDate(key)) return key;
  const months = getPeriodForm(key) === 'quarter' ? 3 : 1;
  const [year = 0, month = 0] = toPeriodStart(key).split('-').map(Number);
  return addDays(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10), -1);
}

/**
 * Returns the key under which a series stores a day: the day itself, or the month or quarter of the
 * day. Returns undefined if the year is out of range.
 */
function toSeriesKey(content: SeriesContent, day: string): string | undefined {
  const key = toSeriesPeriod(content.id, day);
  return isPointKey(content.id, key) ? key : undefined;
}

/**
 * Returns the first key of a series within a period. 'Jul 2024' becomes '2024-07-01' in a daily
 * series and '2024-Q3' in a quarterly one. Returns undefined if the year is out of range.
 */
export const findFirstKey = (content: SeriesContent, period: string) =>
  toSeriesKey(content, `${toPeriodStart(period)}-01`.slice(0, 10));

export const findLastKey = (content: SeriesContent, period: string) =>
  toSeriesKey(content, findLastDay(period));
