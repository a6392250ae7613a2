/*
 * The dates of the example data. A day is 'YYYY-MM-DD' in Lagos. Weekends and public holidays are
 * skipped.
 */
import { holidays } from '../src/content/holidays.ts';
import * as calendar from '../src/lib/calendar.ts';
import * as days from '../src/lib/days.ts';

/** West Africa Time is one hour ahead of UTC all year. */
const LAGOS_OFFSET = '+01:00';
const DAY_MS = 86_400_000;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/**
 * The current time of the example data. It stays the same within a process. Set `SEED_NOW` (an ISO
 * time) to use one time in several processes, because the names of files contain dates.
 */
export const seedNow = new Date(process.env['SEED_NOW'] ?? Date.now());

/**
 * Returns the last day whose close and reports are published. On the morning of a weekday, this is
 * the previous trading day.
 */
export const findLastTradingDay = (now: Date): string => calendar.findLastTradingDay(now, holidays);

/** Returns this day, or the last trading day before it. */
export const findTradingDayUpTo = (day: string): string => days.findTradingDayUpTo(day, holidays);

/** Returns `count` trading days up to `last`, newest first. */
export const listTradingDays = (last: string, count: number): string[] =>
  days.listTradingDays(last, count, holidays);

/**
 * Returns the latest day up to `day` with this day of the month. If it is not a trading day,
 * returns the last trading day before it.
 */
export function findLatestMonthly(day: string, dayOfMonth: number): string {
  for (let month = day.slice(0, 7); ; month = addMonths(month, -1)) {
    const candidate = findTradingDayUpTo(`${month}-${String(dayOfMonth).padStart(2, '0')}`);
    if (candidate <= day) return candidate;
  }
}

/** Returns the Friday of the newest trading week that has ended by this day. */
export function findFridayUpTo(day: string): string {
  return days.addDays(day, -((getWeekday(day) + 2) % 7));
}

/** Returns the day of the week, from 1 for Monday to 7 for Sunday. */
function getWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export { addDays } from '../src/lib/days.ts';

/**
 * Adds months to a month or a day and returns the month: `2026-01` minus one month is `2025-12`.
 */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + getMonthIndex(month) + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function getMonthIndex(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}

/** Returns the ISO time of a clock time in Lagos such as '15:20'. */
export function toLagosTime(day: string, clock: string): string {
  return new Date(`${day}T${clock}:00${LAGOS_OFFSET}`).toISOString();
}

/** Returns the name of the month, such as `October`, for a day or a month. */
export function getMonthName(day: string): string {
  return MONTHS[getMonthIndex(day)] ?? '';
}

/** Formats a month, such as `October 2026`. */
export function formatMonth(day: string): string {
  return `${getMonthName(day)} ${day.slice(0, 4)}`;
}

/** Formats a day, such as `20 November 2026`. */
export function formatDay(day: string): string {
  return `${Number(day.slice(8))} ${formatMonth(day)}`;
}

/** Formats a day the way staff write it, such as `November 20, 2026`. */
export function formatAmericanDay(day: string): string {
  return `${getMonthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** Formats a day the way the market board shows it, such as `20 Nov 26`. */
export function formatBoardDay(day: string): string {
  return `${Number(day.slice(8))} ${getMonthName(day).slice(0, 3)} ${day.slice(2, 4)}`;
}

/** The first month of a calendar quarter, such as `2026-07`. */
export type Quarter = string;

export function toQuarter(day: string): Quarter {
  return addMonths(day, -(getMonthIndex(day) % 3));
}

/** Returns the last quarter that ended more than `daysAgo` days before `day`. */
export function findQuarterEndedBefore(day: string, daysAgo: number): Quarter {
  return addMonths(toQuarter(days.addDays(day, -daysAgo)), -3);
}

/** Formats a quarter, such as `Q3 2026`. */
export function formatShortQuarter(quarter: Quarter): string {
  return `Q${getMonthIndex(quarter) / 3 + 1} ${quarter.slice(0, 4)}`;
}

/** Returns the ordinal of a quarter in its year, such as `third`. */
export function formatOrdinal(quarter: Quarter): string {
  return ORDINALS[getMonthIndex(quarter) / 3] ?? '';
}

/** Formats a quarter in words, such as `third quarter 2026`. */
export function formatLongQuarter(quarter: Quarter): string {
  return `${formatOrdinal(quarter)} quarter ${quarter.slice(0, 4)}`;
}

/** Returns the ISO week of the year. The first week contains the year's first Thursday. */
export function getWeekOfYear(day: string): number {
  const thursday = days.addDays(day, 4 - getWeekday(day));
  const newYear = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((Date.parse(thursday) - Date.parse(newYear)) / DAY_MS / 7) + 1;
}

/** Formats a trading week by its Friday, such as `16 to 20 November 2026`. */
export function formatTradingWeek(friday: string): string {
  const monday = days.addDays(friday, -4);
  const sameMonth = monday.slice(0, 7) === friday.slice(0, 7);
  const sameYear = monday.slice(0, 4) === friday.slice(0, 4);
  const full = formatDay(monday);
  const short = sameMonth ? full.split(' ')[0] : sameYear ? full.replace(/ \d{4}$/, '') : full;
  return `${short} to ${formatDay(friday)}`;
}
