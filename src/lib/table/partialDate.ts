/*
 * Formats a date whose cell in Excel does not show both the year and the month, such as '25-Jul
 * (2026)'. The year may be wrong: for the input 'Jul-25', Excel stores 25 July of the current year.
 */
import { MONTHS } from '../days';

export const formatPartialDate = (year: string, month: number, day: number): string =>
  `${day}-${MONTHS[month - 1]?.slice(0, 3)} (${year})`;

export const isPartialDate = (text: string): boolean =>
  /^\d{1,2}-[A-Z][a-z]{2} \(\d{4}\)$/.test(text);
