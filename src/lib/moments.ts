import { addDays, toLagosDay, toLagosTime, getWeekday } from './days';
import { formatCalendarDate } from './format';

/** Formats a date such as '2026-03-14' as '14 Mar'. Adds the year if it is not the current one. */
function formatShortDay(day: string, now: Date): string {
  const date = formatCalendarDate(day);
  return day.slice(0, 4) === toLagosDay(now).slice(0, 4) ? date.replace(/ \d+$/, '') : date;
}

/** Formats a time in Lagos with its date, such as 'Fri 14 Mar, 18:42'. */
export function formatMomentWithDay(moment: Date, now: Date): string {
  const day = toLagosDay(moment);
  return `${getWeekday(day).slice(0, 3)} ${formatShortDay(day, now)}, ${formatClock(moment)}`;
}

/** Formats a time in Lagos for staff: '18:31' for today, otherwise 'Thu 19 Nov, 18:31'. */
export function formatMoment(moment: Date, now: Date): string {
  return toLagosDay(moment) === toLagosDay(now)
    ? formatClock(moment)
    : formatMomentWithDay(moment, now);
}

/** Formats a time for use in a sentence: 'at 18:31' for today, otherwise 'on Thu 19 Nov, 18:31'. */
export function formatAtMoment(moment: Date, now: Date): string {
  const text = formatMoment(moment, now);
  return `${text === formatClock(moment) ? 'at' : 'on'} ${text}`;
}

/**
 * Formats a date before the date `from`: 'Thursday' if it is less than a week earlier, otherwise '6
 * Mar'.
 */
export function formatDayName(day: string, from: string): string {
  if (day > addDays(from, -7)) return getWeekday(day);
  return formatCalendarDate(day).replace(/ \d\d$/, '');
}

/** Formats the time of day in Lagos, such as '18:42'. */
export function formatClock(moment: Date): string {
  return toLagosTime(moment).slice(11);
}
