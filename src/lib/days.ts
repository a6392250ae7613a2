import { isCalendarDate } from './format';

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const inLagos = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A calendar date in words, such as `Tuesday 17 March 2026`; '' for what is none. */
export function dayInWords(iso: string): string {
  if (!isCalendarDate(iso)) return '';
  const parts = inWords.formatToParts(new Date(`${iso}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((piece) => piece.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
}

/** Whether a calendar date is later than today in Lagos. */
export function isFutureDay(iso: string, now: Date): boolean {
  const parts = inLagos.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((piece) => piece.type === type)?.value ?? '';
  return isCalendarDate(iso) && iso > `${part('year')}-${part('month')}-${part('day')}`;
}
