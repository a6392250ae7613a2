import { isCalendarDate, MONTHS } from '@/lib/days';

const names = MONTHS.map((name) => name.slice(0, 3).toLowerCase());
const MONTH = `(${names.join('|')})[a-z]*\\.?`;
const DAY_MONTH_YEAR = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s\\-/.,]*${MONTH}[\\s\\-/.,]*(\\d{4}|\\d{2})\\b`,
  'i',
);
const MONTH_DAY_YEAR = new RegExp(
  `\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(\\d{4}|\\d{2})\\b`,
  'i',
);
const ISO = /\b(\d{4})-(\d{2})-(\d{2})/;
const NUMERIC = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

function day(year: string, month: number, date: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}

const monthNumber = (name: string) => names.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * The day in a text, YYYY-MM-DD: `21 Nov 26`, `21-Nov-2026`, `November 21, 2026`, `2026-11-21`,
 * `21/11/2026`. Null where there is none, and where day and month could be either way round.
 */
export function readDay(text: string): string | null {
  const named = DAY_MONTH_YEAR.exec(text);
  if (named !== null) return day(named[3] ?? '', monthNumber(named[2] ?? ''), named[1] ?? '');
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  if (monthFirst !== null) {
    return day(monthFirst[3] ?? '', monthNumber(monthFirst[1] ?? ''), monthFirst[2] ?? '');
  }
  const iso = ISO.exec(text);
  if (iso !== null) return day(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const [, first = '', second = '', year = ''] = NUMERIC.exec(text) ?? [];
  if (Number(second) > 12) return day(year, Number(first), second);
  return Number(first) > 12 || first === second ? day(year, Number(second), first) : null;
}
