import type { SeriesContent } from '@/content/series';
import { toPeriodStart, isPeriod, isPointKey, toSeriesPeriod } from '@/figures/history';
import { addDays, isCalendarDate, MONTHS } from '@/lib/days';
import { getPeriodForm } from './periods';

/** Returns the number of a month from the start of its name: '07' for 'Jul' and 'july'. */
function parseMonth(text: string): string | undefined {
  const name = text.toLowerCase().replace(/\.$/, '');
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(name));
  return name.length < 3 || index === -1 ? undefined : String(index + 1).padStart(2, '0');
}

/**
 * Converts a typed day, month or quarter to a key. '1 Jul 2024' becomes '2024-07-01', 'Jul 2024'
 * becomes '2024-07' and 'Q3 2024' becomes '2024-Q3'. Returns undefined for other texts. '1/7/2024'
 * is rejected, because it means 7 January in some countries.
 */
export function parsePeriodInput(text: string): string | undefined {
  const typed = text.trim().replaceAll(/[\s,]+/g, ' ');
  const iso = typed.toUpperCase();
  if (isPeriod(iso)) return iso;
  const [, quarter, quarterYear] = /^q([1-4]) ?(\d{4})$/i.exec(typed) ?? [];
  if (quarter !== undefined) return `${quarterYear}-Q${quarter}`;
  const [, day, monthName = '', year] = /^(?:(\d{1,2}) )?(\p{L}+\.?) (\d{4})$/u.exec(typed) ?? [];
  const month = parseMonth(monthName);
  if (month === undefined) return undefined;
  const key = [year, month, ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return isPeriod(key) ? key : undefined;
}

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
