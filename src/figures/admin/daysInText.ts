/** Finds dates in titles, in the names of spreadsheets and in file names. */
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
 * Converts a text that is a date to 'YYYY-MM-DD'. Returns null if the text is not a date or is
 * ambiguous.
 */
export function parseWholeDay(text: string): string | null {
  const day = readFileDate(text);
  return day !== null && isCalendarDate(day) ? day : null;
}

/**
 * Returns the first date in a text as 'YYYY-MM-DD'. Returns null if there is none or if it is
 * ambiguous. The year may be in brackets, because some price lists write it there.
 */
export const findFirstDay = (text: string) =>
  parseWholeDay(DAY_REGEXP.exec(text.replace(/[()]/g, ' '))?.[0] ?? '');

function listDaysIn(name: string, year: string): (string | null)[] {
  const parts = name.split(/[\s_]+/);
  const plain = parts.join(' ');
  const days = [plain, `${plain} ${year}`, parts.join('-')].map(findFirstDay);
  return [...days, ...parts.map(parseWholeDay)];
}

/**
 * Returns whether the name of a spreadsheet contains the date `day`. The year may be missing in the
 * name.
 */
export const isNameOfDay = (name: string, day: string) =>
  listDaysIn(name, day.slice(0, 4)).includes(day);

/**
 * Returns the first date in a file name. Returns null if the name has no date or contains the date
 * `day`.
 */
export function findOtherDay(fileName: string, day: string): string | null {
  const name = fileName.replace(/\.[a-z]\w*$/i, '');
  const year = day.slice(0, 4);
  const days = [...listDaysIn(name, year), ...name.split(/[\s_-]+/).map(parseWholeDay)];
  return days.includes(day) ? null : (days.find((each) => each !== null) ?? null);
}
