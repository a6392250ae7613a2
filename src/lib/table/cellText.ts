/* Formats a cell of an Excel workbook by its number format. */
import XLSX, { type Cell } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { formatPartialDate } from './partialDate';

/** Excel shows at most this number of digits. It stores 23.05 as 23.049999999999997. */
const EXCEL_DIGITS = 15;

/**
 * Formats a number that is multiplied by a power of ten. The calculation is decimal, so it has no
 * binary rounding error.
 */
function formatScaledNumber(value: number, powerOfTen: number): string {
  const [digits = '', exponent = ''] = value.toExponential(EXCEL_DIGITS - 1).split('e');
  return String(Number(`${digits}e${Number(exponent) + powerOfTen}`));
}

/**
 * Matches text and fill characters of a number format: text in quotes, in brackets or after a
 * backslash.
 */
const LITERAL_TEXT = /"[^"]*"|\\.|\[(?![<>=])[^\]]*\]|[_*]./g;
const CONDITION = /\[(<=|>=|<>|[<>=])\s*(-?[\d.]+)\]/;

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

/**
 * Returns the section of a number format that applies to a value. Without conditions, the sections
 * are for positive numbers, negative numbers and 0. With conditions such as `[>1]`, the first
 * section whose condition is met applies, otherwise the last section.
 */
function findFormatPart(format: string, value: number): string {
  const parts = format.replace(LITERAL_TEXT, '').split(';').slice(0, 3);
  const conditions = parts.map((part) => CONDITION.exec(part));
  if (conditions.some((condition) => condition !== null)) {
    const fits = conditions.findIndex((condition, index) => {
      if (condition === null) return index === 1 ? value < 0 : index === 0 && value > 0;
      return comparisons[condition[1] ?? '']?.(value, Number(condition[2]));
    });
    const part = fits === -1 ? parts.at(-1) : parts[fits];
    return part ?? '';
  }
  const [above = '', below = above, zero = above] = parts;
  return value === 0 ? zero : value < 0 ? below : above;
}

/** Matches the time in a date format. In a time, `m` means minutes instead of months. */
const TIME_PARTS = /am\/pm|a\/p|h+[^a-z]*m+|m+[^a-z]*s+/gi;

/**
 * Formats a date with the precision of its number format: '2025-07-01' if the format shows a day,
 * '2025-07' if it shows only the month. If the format lacks the year or the month, returns a
 * partial date (see `partialDate.ts`).
 */
function formatDate(serial: number, part: string, date1904: boolean): string | null {
  const date = XLSX.SSF.parse_date_code(serial, { date1904 });
  if (date === null) return null;
  const dateFormat = part.replace(TIME_PARTS, '');
  // In number formats of Excel, `y` and `e` mean the year, and `b` means the year of the Buddhist
  // calendar.
  const year = String(date.y).padStart(4, '0');
  const [month, day] = [date.m, date.d].map((number) => String(number).padStart(2, '0'));
  if (!/[yeb]/i.test(dateFormat) || !/m/i.test(dateFormat))
    return formatPartialDate(year, date.m, date.d);
  return /d/i.test(dateFormat) ? `${year}-${month}-${day}` : `${year}-${month}`;
}

/** Excel limits a number format to this number of characters. */
const MAX_FORMAT_LENGTH = 255;

/**
 * Returns the text of a cell. A number keeps all its digits, whatever its format shows. A
 * percentage has a percent sign, and a date is formatted like '2025-07-01'.
 */
export function formatCell({ t: type, v: value, z = '' }: Cell, date1904: boolean): string {
  if (type === 'e') return '#ERROR';
  if (type === 'b') return value === true ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const format = z.slice(0, MAX_FORMAT_LENGTH);
  const part = findFormatPart(format, value);
  // If the section has no characters for digits or dates, Excel hides the number or shows a fixed
  // text instead. Formats with brackets are not checked, because brackets can contain a colour or
  // hours.
  if (format !== '' && part.trim() === '' && !format.includes('[')) return '';
  if (part.includes('%')) return `${formatScaledNumber(value, 2)}%`;
  const date = XLSX.SSF.is_date(format) ? formatDate(value, part, date1904) : null;
  return date ?? formatScaledNumber(value, 0);
}
