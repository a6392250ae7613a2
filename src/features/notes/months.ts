import { holidays } from '@/content/holidays';
import type { Note } from '@/figures/notes';
import { findLastTradingDay } from '@/lib/calendar';
import { addDays, getMonthName, isTradingDay, toLagosDay } from '@/lib/days';

const FIRST_NOTES_MONTH = '2025-01';
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const getCurrentMonth = (now: Date) => toLagosDay(now).slice(0, 7);

/**
 * Parses the month in a URL, such as '2026-11'. Returns undefined if the text is not a month, or if
 * there cannot be notes in that month.
 */
export const parseMonth = (text: string, now: Date) =>
  MONTH.test(text) && text >= FIRST_NOTES_MONTH && text <= getCurrentMonth(now) ? text : undefined;

export const formatMonth = (month: string) => `${getMonthName(month)} ${month.slice(0, 4)}`;

export interface MonthKey {
  month: string;
  /** The month, such as 'Nov'. For a month outside the shown year, the year, such as '2025'. */
  label: string;
  name: string;
  /** True for a month in the future, which is shown without a link. */
  isFuture: boolean;
}

/** The usual number of month links: twelve months and one link to another year. */
export const USUAL_KEYS = 13;

/**
 * Returns the links to other months: the months of the shown year, newest first, a link to the next
 * year and a link to the previous year.
 */
export function listMonthKeys(shown: string, now: Date): MonthKey[] {
  const year = Number(shown.slice(0, 4));
  const toMonth = (of: number, index: number) => `${of}-${String(index).padStart(2, '0')}`;
  const toKey = (month: string) => ({
    month,
    label: month.startsWith(`${year}-`) ? getMonthName(month).slice(0, 3) : month.slice(0, 4),
    name: `${getMonthName(month).slice(0, 3)} ${month.slice(0, 4)}`,
    isFuture: month > getCurrentMonth(now),
  });
  const months = Array.from({ length: 12 }, (_, index) => toMonth(year, 12 - index));
  const others = [toMonth(year + 1, 1), toMonth(year - 1, 12)];
  const [next = [], previous = []] = others.map((month) => parseMonth(month, now) ?? []);
  return [next, months, previous].flat().map(toKey);
}

export interface EveningRow {
  day: string;
  note: Note | null;
}

/**
 * Returns the sessions of a month, newest first, with their notes. Omits today's session until it
 * has a note, because staff may still write one.
 */
export function listEvenings(month: string, notes: readonly Note[], now: Date): EveningRow[] {
  const byDay = new Map(notes.map((note) => [note.session, note]));
  const today = toLagosDay(now);
  const last = findLastTradingDay(now, holidays);
  const rows: EveningRow[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const note = byDay.get(day) ?? null;
    const isPastSession = day <= last && day < today && isTradingDay(day, holidays);
    if (note !== null || isPastSession) rows.push({ day, note });
  }
  return rows.toReversed();
}
