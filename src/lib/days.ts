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
