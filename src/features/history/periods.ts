import { getMonthName } from '@/lib/days';
import { formatLongDate, formatLongDay } from '@/lib/calendar';

export function getPeriodForm(key: string): 'day' | 'month' | 'quarter' {
  if (key.includes('Q')) return 'quarter';
  return key.length === 7 ? 'month' : 'day';
}

const getYearText = (key: string) => key.slice(0, 4);

/** Formats a day, month or quarter without its year: '14 March', 'February', 'Q4'. */
function formatWithoutYear(key: string): string {
  if (getPeriodForm(key) === 'quarter') return key.slice(5);
  return getPeriodForm(key) === 'day'
    ? formatLongDate(key).slice(0, -5)
    : getMonthName(`${key}-01`);
}

/** Formats a day, month or quarter: '14 March 2025', 'February 2025', 'Q4 2024'. */
export const formatPeriodDate = (key: string) => `${formatWithoutYear(key)} ${getYearText(key)}`;

/**
 * Formats a day with its weekday, or a month or quarter: 'Friday 14 March 2025', 'February 2025'.
 */
export const formatFullPeriod = (key: string) =>
  getPeriodForm(key) === 'day' ? formatLongDay(key) : formatPeriodDate(key);

/**
 * Formats a day, month or quarter briefly: '14 Mar 2025', 'Feb 2025', 'Q4 2024'. Omits the year if
 * it equals the year of `beside`.
 */
export function formatShortPeriod(key: string, beside = ''): string {
  const text = formatWithoutYear(key).replace(/([A-Z][a-z]{2})[a-z]+/, '$1');
  return getYearText(beside) === getYearText(key) ? text : `${text} ${getYearText(key)}`;
}

export const formatInPeriod = (key: string, withYear = true) =>
  `${getPeriodForm(key) === 'day' ? 'on' : 'in'} ${withYear ? formatPeriodDate(key) : formatWithoutYear(key)}`;
