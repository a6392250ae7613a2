import { inOneUnit, quotientTo2 } from './decimal';

let twoDecimals: Intl.NumberFormat | undefined;

/** Made when the first figure is there: that takes a phone longer than everything before it. */
const inTwoDecimals = (value: number): string => {
  twoDecimals ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return twoDecimals.format(value);
};

/** A price or an index: thousands separators and exactly 2 decimals. */
export function formatPrice(value: number): string {
  return inTwoDecimals(roundTo2(value));
}

/** A price or an index to the nearest whole number, with thousands separators. */
export function formatWhole(value: number): string {
  return inTwoDecimals(Math.round(value)).slice(0, -3);
}

/** A percentage with 2 decimals, such as `18.39%`. */
export function formatPercent(value: number): string {
  return `${formatPrice(value)}%`;
}

/** A change with 2 decimals; `+` where it rounds to 0 or above. */
export function formatSigned(value: number): string {
  return `${roundTo2(value) >= 0 ? '+' : ''}${formatPrice(value)}`;
}

/**
 * Rounds the decimal that is written, not its binary neighbour, to 2 decimals: 1.005 gives 1.01.
 * Halves go away from zero, and there is no -0.
 */
export function roundTo2(value: number): number {
  return Number.isFinite(value) ? quotientTo2(...inOneUnit(value, 1)) : value;
}

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a real calendar date `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const parts = CALENDAR_DATE.exec(text);
  if (parts === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A calendar date as day, short month and 2-digit year: `2025-03-14` gives `14 Mar 25`. Never
 * shifted by a time zone. Text that is no date comes back as it is.
 */
export function formatCalendarDate(iso: string): string {
  if (!isCalendarDate(iso)) return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year.slice(2)}`;
}

const momentInLagos = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  year: '2-digit',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The day or the moment of figures, in the one way the board has: `2025-03-14` is `14 Mar 25`, and
 * an ISO time is `14 Mar 25, 18:05` as Lagos reads it. '' for what is neither.
 */
export function formatAsOf(iso: string): string {
  if (isCalendarDate(iso)) return formatCalendarDate(iso);
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(momentInLagos, date);
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

const inLagos = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const clockInLagos = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as the time of day in Lagos, such as `18:42`. */
export function formatClock(moment: Date): string {
  return clockInLagos.format(moment);
}

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/** The parts of a moment as a format writes it, by what they are; '' for those that it leaves out. */
function partsOf(format: Intl.DateTimeFormat, date: Date) {
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
}

/** A time as a day in Lagos such as `March 3rd 2025`; '' for what is no time. */
export function formatUploadDay(isoTime: string): string {
  const date = new Date(isoTime);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(inLagos, date);
  return `${part('month')} ${ordinal(Number(part('day')))} ${part('year')}`;
}

/** A time as a month in Lagos such as `March 2025`; '' for what is no time. */
export function formatMonth(isoTime: string): string {
  return formatUploadDay(isoTime).replace(/ \S+/, '');
}

/** A time as a long US date in Lagos such as `March 3, 2025`; '' for what is no time. */
export function formatLongDate(isoTime: string): string {
  const date = new Date(isoTime);
  return Number.isNaN(date.getTime()) ? '' : inLagos.format(date);
}

/** A file's size in KB with 1 decimal (bytes / 1024). */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
