/** Finds days in titles, sheet names and file names. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { readFileDate } from './fileDates';

const MONTH_PATTERN = `(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')})[a-z]*\\.?`;
const DATE_PATTERN = '\\d{1,2}(?:st|nd|rd|th)?';
const DAY_PATTERNS = [
  `${DATE_PATTERN}[\\s/-]*${MONTH_PATTERN}[\\s,/-]*\\d{2,4}`,
  `${MONTH_PATTERN}\\s+${DATE_PATTERN}[\\s,]+\\d{4}`,
  '\\d{1,2}([./-])\\d{1,2}\\1\\d{4}',
  '\\d{4}([./-])\\d{1,2}\\2\\d{1,2}',
];
const DAY_REGEXP = new RegExp(`\\b(?:${DAY_PATTERNS.join('|')})`, 'i');

/**
 * Converts a text to the day that it names, 'YYYY-MM-DD'. Returns null if the text is not a day, or
 * could name two days.
 */
export function parseWholeDay(text: string): string | null {
  const day = readFileDate(text);
  return day !== null && isCalendarDate(day) ? day : null;
}

/**
 * Returns the first day in a text, 'YYYY-MM-DD'. Null if the text contains no day, or if the day is
 * ambiguous. A year may be in brackets, as in a partial date.
 */
export const findFirstDay = (text: string) =>
  parseWholeDay(DAY_REGEXP.exec(text.replace(/[()]/g, ' '))?.[0] ?? '');

/** Returns the days that a name may contain. A day without a year belongs to `year`. */
function listDaysIn(name: string, year: string): (string | null)[] {
  const parts = name.split(/[\s_]+/);
  const plain = parts.join(' ');
  const days = [plain, `${plain} ${year}`, parts.join('-')].map(findFirstDay);
  return [...days, ...parts.map(parseWholeDay)];
}

/** Returns whether the name of a sheet is a day, with or without its year. */
export const isNameOfDay = (name: string, day: string) =>
  listDaysIn(name, day.slice(0, 4)).includes(day);

/**
 * Returns the first day in a file name that does not contain `day`. Null if the name contains
 * `day`, or no readable day.
 */
export function findOtherDay(fileName: string, day: string): string | null {
  const name = fileName.replace(/\.[a-z]\w*$/i, '');
  const year = day.slice(0, 4);
  const days = [...listDaysIn(name, year), ...name.split(/[\s_-]+/).map(parseWholeDay)];
  return days.includes(day) ? null : (days.find((each) => each !== null) ?? null);
}
