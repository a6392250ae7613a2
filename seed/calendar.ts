/*
 * The days that the example data is dated by. A day is 'YYYY-MM-DD' in Lagos. Weekends and public
 * holidays are skipped.
 */
import { holidays } from '../src/content/holidays.ts';
import * as calendar from '../src/lib/calendar.ts';
import * as days from '../src/lib/days.ts';

/** West Africa Time is an hour ahead of UTC all year. */
const LAGOS_OFFSET = '+01:00';
const DAY_MS = 86_400_000;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/**
 * What "now" is to the example data, the same throughout a process. `SEED_NOW`, an ISO time,
 * decides it for several processes together: the names of files carry their dates.
 */
export const seedNow = new Date(process.env['SEED_NOW'] ?? Date.now());

/** The last day whose close and reports are out: on a weekday morning that is the one before. */
export const lastTradingDay = (now: Date): string => calendar.lastTradingDay(now, holidays);

/** This day, or the last day of trading before it. */
export const tradingDayUpTo = (day: string): string => days.tradingDayUpTo(day, holidays);

/** So many trading days up to this one, newest first. */
export const tradingDays = (last: string, count: number): string[] =>
  days.tradingDays(last, count, holidays);

/**
 * The latest such day of the month that is not after `day`. If nobody trades on it, this is the
 * last day of trading before it.
 */
export function latestMonthly(day: string, dayOfMonth: number): string {
  for (let month = day.slice(0, 7); ; month = addMonths(month, -1)) {
    const candidate = tradingDayUpTo(`${month}-${String(dayOfMonth).padStart(2, '0')}`);
    if (candidate <= day) return candidate;
  }
}

/** The Friday of the last week of trading that this day ends or comes after. */
export function fridayUpTo(day: string): string {
  return days.addDays(day, -((weekday(day) + 2) % 7));
}

/** 1 for Monday to 7 for Sunday. */
function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export { addDays } from '../src/lib/days.ts';

/** `2026-01` less one month gives `2025-12`; a day gives its month too. */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + monthIndex(month) + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function monthIndex(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}

/** The ISO time of a clock time in Lagos such as '15:20'. */
export function lagosTime(day: string, clock: string): string {
  return new Date(`${day}T${clock}:00${LAGOS_OFFSET}`).toISOString();
}

/** `October`, of a day or a month. */
export function monthName(day: string): string {
  return MONTHS[monthIndex(day)] ?? '';
}

/** `October 2026` */
export function monthOfYear(day: string): string {
  return `${monthName(day)} ${day.slice(0, 4)}`;
}

/** `20 November 2026` */
export function longDay(day: string): string {
  return `${Number(day.slice(8))} ${monthOfYear(day)}`;
}

/** `November 20, 2026`, as the staff write it. */
export function americanDay(day: string): string {
  return `${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** `20 Nov 26`, as the market board writes the day of the index. */
export function boardDay(day: string): string {
  return `${Number(day.slice(8))} ${monthName(day).slice(0, 3)} ${day.slice(2, 4)}`;
}

/** A calendar quarter: the first month of it, `2026-07`. */
export type Quarter = string;

export function quarterOf(day: string): Quarter {
  return addMonths(day, -(monthIndex(day) % 3));
}

/** The last quarter that had ended so many days before `day`. */
export function quarterEndedBefore(day: string, daysAgo: number): Quarter {
  return addMonths(quarterOf(days.addDays(day, -daysAgo)), -3);
}

/** `Q3 2026` */
export function shortQuarter(quarter: Quarter): string {
  return `Q${monthIndex(quarter) / 3 + 1} ${quarter.slice(0, 4)}`;
}

/** `third` */
export function ordinalOf(quarter: Quarter): string {
  return ORDINALS[monthIndex(quarter) / 3] ?? '';
}

/** `third quarter 2026` */
export function longQuarter(quarter: Quarter): string {
  return `${ordinalOf(quarter)} quarter ${quarter.slice(0, 4)}`;
}

/** The ISO week of the year: the one that holds the year's first Thursday is the first. */
export function weekOfYear(day: string): number {
  const thursday = days.addDays(day, 4 - weekday(day));
  const newYear = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((Date.parse(thursday) - Date.parse(newYear)) / DAY_MS / 7) + 1;
}

/** `16 to 20 November 2026`, `28 September to 2 October 2026`: a week of trading by its Friday. */
export function tradingWeek(friday: string): string {
  const monday = days.addDays(friday, -4);
  const sameMonth = monday.slice(0, 7) === friday.slice(0, 7);
  const sameYear = monday.slice(0, 4) === friday.slice(0, 4);
  const full = longDay(monday);
  const short = sameMonth ? full.split(' ')[0] : sameYear ? full.replace(/ \d{4}$/, '') : full;
  return `${short} to ${longDay(friday)}`;
}
