export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether the text is an existing date, such as '2026-02-28'. */
export const isCalendarDate = (text: string) =>
  CALENDAR_DATE.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));

/** Returns the English month of an ISO date, time or month, such as 'February'. */
export function getMonthName(iso: string): string {
  return MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
}

/**
 * Returns the local time in Lagos, such as '2026-03-17T18:42'; '' for an invalid date. Lagos is one
 * hour ahead of UTC all year.
 */
export function toLagosTime(moment: Date): string {
  const lagosTime = new Date(moment.getTime() + HOUR_MS);
  return Number.isNaN(lagosTime.getTime()) ? '' : lagosTime.toISOString().slice(0, 16);
}

/** Returns the date in Lagos, such as '2026-03-17'. */
export function toLagosDay(now: Date): string {
  return toLagosTime(now).slice(0, 10);
}

export function getWeekday(iso: string): string {
  return WEEKDAYS[new Date(iso).getUTCDay()] ?? '';
}

export function isFutureDay(iso: string, now: Date): boolean {
  return isCalendarDate(iso) && iso > toLagosDay(now);
}

/**
 * Returns tomorrow's date in Lagos. firestore.rules accepts figures up to this date, because the
 * clock of a device may be ahead.
 */
export function getLagosTomorrow(now: Date): string {
  return addDays(toLagosDay(now), 1);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Weekdays on which the exchange is closed, such as '2026-12-25'. */
export type Holidays = ReadonlySet<string>;

export function isTradingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !holidays.has(day);
}

/** Returns the day itself if it is a trading day, otherwise the last trading day before it. */
export function findTradingDayUpTo(day: string, holidays: Holidays): string {
  let found = day;
  while (!isTradingDay(found, holidays)) found = addDays(found, -1);
  return found;
}

export function findPreviousTradingDay(day: string, holidays: Holidays): string {
  return findTradingDayUpTo(addDays(day, -1), holidays);
}

/** Returns the last `count` trading days up to and including the day `last`, newest first. */
export function listTradingDays(last: string, count: number, holidays: Holidays): string[] {
  const days = [findTradingDayUpTo(last, holidays)];
  while (days.length < count) days.push(findPreviousTradingDay(days.at(-1) ?? last, holidays));
  return days;
}
