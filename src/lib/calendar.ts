/* Functions of days for charts, lists and staff, apart from `days.ts`, which every page loads. */
import {
  addDays,
  dayInLagos,
  type Holidays,
  isCalendarDate,
  isTradingDay,
  monthOf,
  timeInLagos,
  tradingDayUpTo,
  weekdayOf,
} from './days';

/**
 * The exchange closes at 14:30 in Lagos; by this hour the day's closes and reports are out as well.
 */
const REPORTED_BY_HOUR = 16;

/** A stretch of time, both ends included: UTC ms of days. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns the same day so many months later, or earlier; the month's last day where it has no such
 * day.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(day, last));
}

/** Returns the calendar date of a time, 'YYYY-MM-DD'. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

export function nextTradingDay(day: string, holidays: Holidays): string {
  let found = addDays(day, 1);
  while (!isTradingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/**
 * Returns the last day whose close is out in Lagos: before 16:00 on a day of trading it is the one
 * before.
 */
export function lastTradingDay(now: Date, holidays: Holidays): string {
  const today = dayInLagos(now);
  const hour = Number(timeInLagos(now).slice(11, 13));
  return tradingDayUpTo(hour < REPORTED_BY_HOUR ? addDays(today, -1) : today, holidays);
}

/** Formats a calendar date such as `Tuesday 17 March 2026`; '' for what is none. */
export function formatLongDay(iso: string): string {
  if (!isCalendarDate(iso)) return '';
  return `${weekdayOf(iso)} ${Number(iso.slice(8))} ${monthOf(iso)} ${iso.slice(0, 4)}`;
}

/** Formats a calendar date without its year, such as `Tuesday 17 March`; '' for what is none. */
export function dayWithoutYear(iso: string): string {
  return formatLongDay(iso).replace(/ \d{4}$/, '');
}

/** Formats a calendar date without its weekday, such as `17 March 2026`; '' for what is none. */
export function formatLongDate(iso: string): string {
  return formatLongDay(iso).replace(/^\S+ /, '');
}
