/*
 * Date functions that only some pages need. The functions that every page needs are in `days.ts`.
 */
import {
  addDays,
  toLagosDay,
  type Holidays,
  isCalendarDate,
  isTradingDay,
  getMonthName,
  toLagosTime,
  findTradingDayUpTo,
  getWeekday,
} from './days';

/**
 * The hour in Lagos from which the closing prices of a day count as published. The exchange closes
 * at 14:30.
 */
const CLOSE_PUBLISHED_HOUR = 16;

/** A period that includes both of its ends. Both are UTC midnights in milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * Adds months to a UTC time and returns midnight of the resulting day. 31 January plus one month is
 * the last day of February. `months` may be negative.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(day, last));
}

/** Returns the UTC date of a time in milliseconds, such as '2026-03-17'. */
export const toCalendarDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export function findNextTradingDay(day: string, holidays: Holidays): string {
  let found = addDays(day, 1);
  while (!isTradingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/**
 * Returns the latest trading day whose closing prices are published. Before 16:00 in Lagos on a
 * trading day, returns the previous trading day.
 */
export function findLastTradingDay(now: Date, holidays: Holidays): string {
  const today = toLagosDay(now);
  const hour = Number(toLagosTime(now).slice(11, 13));
  return findTradingDayUpTo(hour < CLOSE_PUBLISHED_HOUR ? addDays(today, -1) : today, holidays);
}

/**
 * Formats a date such as '2026-03-17' as 'Tuesday 17 March 2026'. Returns '' if the text is not a
 * date.
 */
export function formatLongDay(iso: string): string {
  if (!isCalendarDate(iso)) return '';
  return `${getWeekday(iso)} ${Number(iso.slice(8))} ${getMonthName(iso)} ${iso.slice(0, 4)}`;
}

/**
 * Formats a date such as '2026-03-17' as 'Tuesday 17 March'. Returns '' if the text is not a date.
 */
export function formatDayWithoutYear(iso: string): string {
  return formatLongDay(iso).replace(/ \d{4}$/, '');
}

/** Formats a date such as '2026-03-17' as '17 March 2026'. Returns '' if the text is not a date. */
export function formatLongDate(iso: string): string {
  return formatLongDay(iso).replace(/^\S+ /, '');
}
