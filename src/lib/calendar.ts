/* Functions for calendar days. Functions that every page loads are in `days.ts`. */
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

/** The hour in Lagos from which a day's close counts as published. The exchange closes at 14:30. */
const CLOSE_PUBLISHED_HOUR = 16;

/** A period with both ends included, as UTC midnights in ms. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * Returns the same day of the month `months` later (or earlier, if negative). If that month is
 * shorter, returns its last day.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(day, last));
}

/** Returns the calendar date of a UTC time, 'YYYY-MM-DD'. */
export const toCalendarDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export function findNextTradingDay(day: string, holidays: Holidays): string {
  let found = addDays(day, 1);
  while (!isTradingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/**
 * Returns the last trading day whose close is published in Lagos. Before 16:00 on a trading day,
 * that is the trading day before.
 */
export function findLastTradingDay(now: Date, holidays: Holidays): string {
  const today = toLagosDay(now);
  const hour = Number(toLagosTime(now).slice(11, 13));
  return findTradingDayUpTo(hour < CLOSE_PUBLISHED_HOUR ? addDays(today, -1) : today, holidays);
}

/** Formats a calendar date as `Tuesday 17 March 2026`; '' if the text is not a date. */
export function formatLongDay(iso: string): string {
  if (!isCalendarDate(iso)) return '';
  return `${getWeekday(iso)} ${Number(iso.slice(8))} ${getMonthName(iso)} ${iso.slice(0, 4)}`;
}

/**
 * Formats a calendar date without its year, as `Tuesday 17 March`; '' if the text is not a date.
 */
export function formatDayWithoutYear(iso: string): string {
  return formatLongDay(iso).replace(/ \d{4}$/, '');
}

/**
 * Formats a calendar date without its weekday, as `17 March 2026`; '' if the text is not a date.
 */
export function formatLongDate(iso: string): string {
  return formatLongDay(iso).replace(/^\S+ /, '');
}
