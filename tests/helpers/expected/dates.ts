/** Computes dates without the code of the site. */
import { holidays } from '@/content/holidays';

const DAY_MS = 86_400_000;
export const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
export const toMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 7)}-${String(Math.min(date, last)).padStart(2, '0')}`;
}
export const isTradingDay = (day: string) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.has(day);

/** Returns the first day of a period, for example `'2024-07-01'` for `'2024-Q3'`. */
export function toFirstDay(key: string): string {
  const [year = '', quarter] = key.split('-Q');
  if (quarter !== undefined)
    return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return key.length === 7 ? `${key}-01` : key;
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const toWeekday = (day: string) => WEEKDAYS[new Date(day).getUTCDay()] ?? '';
const MONTHS =
  'January February March April May June July August September October November December';
const formatMonth = (day: string) => MONTHS.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
export function toLongDate(key: string): string {
  if (key.includes('Q')) return `${key.slice(5)} ${key.slice(0, 4)}`;
  const date = key.length === 7 ? '' : `${Number(key.slice(8))} `;
  return `${date}${formatMonth(key)} ${key.slice(0, 4)}`;
}
export function toShortDate(key: string): string {
  return toLongDate(key).replace(/[A-Z][a-z]{2,}/, (month) => month.slice(0, 3));
}
/** Returns a phrase such as `'on 20 November 2024'` or `'in October 2024'`. */
export const toDatePhrase = (key: string) =>
  `${key.length === 10 ? 'on' : 'in'} ${toLongDate(key)}`;
