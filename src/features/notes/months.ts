/* The months of the page of all notes. */
import { holidays } from '@/content/holidays';
import type { Note } from '@/figures/notes';
import { findLastTradingDay } from '@/lib/calendar';
import { addDays, getMonthName, isTradingDay, toLagosDay } from '@/lib/days';

/** No note is older. */
const FIRST_NOTES_MONTH = '2025-01';
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const getCurrentMonth = (now: Date) => toLagosDay(now).slice(0, 7);

/** Returns the month of an address, such as '2026-11'; undefined if it can have no notes. */
export const parseMonth = (text: string, now: Date) =>
  MONTH.test(text) && text >= FIRST_NOTES_MONTH && text <= getCurrentMonth(now) ? text : undefined;

/** Formats a month as 'November 2026'. */
export const formatMonth = (month: string) => `${getMonthName(month)} ${month.slice(0, 4)}`;

export interface MonthKey {
  month: string;
  /** 'Nov', or '2025' for another year. */
  label: string;
  name: string;
  /** True for the months to come, which have no notes. */
  isFuture: boolean;
}

/** The usual number of keys: the months of a year, and another year. */
export const USUAL_KEYS = 13;

/**
 * Returns the months to choose from: those of the shown year, newest first, and the nearest month
 * of the years before and after it.
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
  /** Null for a session without a note. */
  note: Note | null;
}

/**
 * Returns the sessions of a month, newest first, with their notes. The session of today is only
 * included once it has a note, because the evening may still bring one.
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
