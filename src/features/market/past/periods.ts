/** The day, month or quarter of a figure in words. */
import { formatLongDate, formatLongDay, dayOf, monthOf } from '@/lib/days';
import { timeOf } from './figures';

export type KeyForm = 'day' | 'month' | 'quarter';

/** Which of the three forms a key has. */
export function formOf(key: string): KeyForm {
  if (key.includes('Q')) return 'quarter';
  return key.length === 7 ? 'month' : 'day';
}

/** 'February', of the month of a time. */
const monthName = (at: number) => monthOf(dayOf(at));

/** In full: 'Friday 14 March 2025', 'February 2025', 'Q4 2024'. */
export function periodWords(key: string): string {
  if (formOf(key) === 'day') return formatLongDay(key);
  if (formOf(key) === 'quarter') return `Q${key.slice(-1)} ${key.slice(0, 4)}`;
  return `${monthName(timeOf(key))} ${key.slice(0, 4)}`;
}

/** The same without the weekday: '14 March 2025'. */
export function dateWords(key: string): string {
  return formOf(key) === 'day' ? formatLongDate(key) : periodWords(key);
}

/** Short: '14 Mar 2025', 'Feb 2025', 'Q4 2024'; without its year in the year of `beside`. */
export function shortWords(key: string, beside?: string): string {
  const year = key.slice(0, 4);
  const sameYear = beside?.slice(0, 4) === year;
  if (formOf(key) === 'quarter') return sameYear ? `Q${key.slice(-1)}` : periodWords(key);
  const month = monthName(timeOf(key)).slice(0, 3);
  const words = formOf(key) === 'day' ? `${Number(key.slice(8))} ${month}` : month;
  return sameYear ? words : `${words} ${year}`;
}

/** In a sentence: 'on 14 March 2025', 'in February 2025', 'in Q4 2024'. */
export function inPeriod(key: string, withYear = true): string {
  const year = key.slice(0, 4);
  if (formOf(key) === 'day') {
    const words = formatLongDate(key);
    return `on ${withYear ? words : words.replace(/ \d{4}$/, '')}`;
  }
  if (formOf(key) === 'month') {
    const month = monthName(timeOf(key));
    return `in ${withYear ? `${month} ${year}` : month}`;
  }
  return `in ${withYear ? periodWords(key) : `Q${key.slice(-1)}`}`;
}
