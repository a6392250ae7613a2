import { addDays, toLagosDay, toLagosTime, getWeekday } from './days';
import { formatCalendarDate } from './format';

/** Formats a calendar date as `14 Mar`, with the year unless it is the current one. */
function formatShortDay(day: string, now: Date): string {
  const date = formatCalendarDate(day);
  return day.slice(0, 4) === toLagosDay(now).slice(0, 4) ? date.replace(/ \d+$/, '') : date;
}

/** Formats a moment in Lagos with its day, as `Fri 14 Mar, 18:42`. */
export function formatMomentWithDay(moment: Date, now: Date): string {
  const day = toLagosDay(moment);
  return `${getWeekday(day).slice(0, 3)} ${formatShortDay(day, now)}, ${formatClock(moment)}`;
}

/** Formats a moment in Lagos for staff: as `18:31` if it is today, otherwise with its day. */
export function formatMoment(moment: Date, now: Date): string {
  return toLagosDay(moment) === toLagosDay(now)
    ? formatClock(moment)
    : formatMomentWithDay(moment, now);
}

/** Formats a moment for a sentence: `at 18:31`, or `on Thu 19 Nov, 18:31`. */
export function formatAtMoment(moment: Date, now: Date): string {
  const words = formatMoment(moment, now);
  return `${words === formatClock(moment) ? 'at' : 'on'} ${words}`;
}

/** Formats the name of a day before `from`: 'Thursday' within a week, otherwise '6 Mar'. */
export function formatDayName(day: string, from: string): string {
  if (day > addDays(from, -7)) return getWeekday(day);
  return formatCalendarDate(day).replace(/ \d\d$/, '');
}

/** Formats the time of day in Lagos, such as `18:42`. */
export function formatClock(moment: Date): string {
  return toLagosTime(moment).slice(11);
}
