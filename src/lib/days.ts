import { isCalendarDate } from './format';

const inWords = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

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
const DAY_MS = 24 * HOUR_MS;

/** The exchange closes at 14:30 in Lagos; by this hour the day's closes and reports are out as well. */
const REPORTED_BY_HOUR = 16;

/** A calendar date in words, such as `Tuesday 17 March 2026`; '' for what is none. */
export function dayInWords(iso: string): string {
  if (!isCalendarDate(iso)) return '';
  const parts = inWords.formatToParts(new Date(`${iso}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((piece) => piece.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
}

/** A calendar date in words without its weekday, such as `17 March 2026`; '' for what is none. */
export function dateInWords(iso: string): string {
  return dayInWords(iso).replace(/^\S+ /, '');
}

/** The weekday of a calendar date, such as `Thursday`. */
export function weekdayOf(iso: string): string {
  return WEEKDAYS[new Date(iso).getUTCDay()] ?? '';
}

/** The calendar date in Lagos, which is an hour ahead of UTC all year. */
export function dayInLagos(now: Date): string {
  return new Date(now.getTime() + HOUR_MS).toISOString().slice(0, 10);
}

/** Whether a calendar date is later than today in Lagos. */
export function isFutureDay(iso: string, now: Date): boolean {
  return isCalendarDate(iso) && iso > dayInLagos(now);
}

/** The calendar date so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days on which nobody trades although they are no Saturday or Sunday, each 'YYYY-MM-DD'. */
export type Holidays = ReadonlySet<string>;

/** Whether the exchange trades on a calendar date. */
export function isTradingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !holidays.has(day);
}

/** This day if the exchange trades on it, else the last one before on which it does. */
export function tradingDayUpTo(day: string, holidays: Holidays): string {
  let found = day;
  while (!isTradingDay(found, holidays)) found = addDays(found, -1);
  return found;
}

/** The last day of trading before this day. */
export function previousTradingDay(day: string, holidays: Holidays): string {
  return tradingDayUpTo(addDays(day, -1), holidays);
}

/** The first day of trading after this day. */
export function nextTradingDay(day: string, holidays: Holidays): string {
  let found = addDays(day, 1);
  while (!isTradingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/** So many days of trading up to this one, newest first. */
export function tradingDays(last: string, count: number, holidays: Holidays): string[] {
  const days = [tradingDayUpTo(last, holidays)];
  while (days.length < count) days.push(previousTradingDay(days.at(-1) ?? last, holidays));
  return days;
}

/** The last day whose close is out in Lagos: before 16:00 on a day of trading it is the one before. */
export function lastTradingDay(now: Date, holidays: Holidays): string {
  const today = dayInLagos(now);
  const hour = new Date(now.getTime() + HOUR_MS).getUTCHours();
  return tradingDayUpTo(hour < REPORTED_BY_HOUR ? addDays(today, -1) : today, holidays);
}
