/**
 * A date of a workbook whose cell does not show both its year and its month, such as '25-Jul
 * (2026)'. Excel stores 25 July of the current year for 'Jul-25', so the year may be wrong.
 */
import { MONTHS } from '../days';

export const formatPartialDate = (year: string, month: number, day: number): string =>
  `${day}-${MONTHS[month - 1]?.slice(0, 3)} (${year})`;

export const isPartialDate = (text: string): boolean =>
  /^\d{1,2}-[A-Z][a-z]{2} \(\d{4}\)$/.test(text);
