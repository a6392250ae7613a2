import { toLagosDay, isCalendarDate, getMonthName, toLagosTime } from './days';
import { roundDifference } from './decimal';

const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * Formats a number with thousands separators and `decimals` decimals, without a sign if it rounds
 * to 0. The result equals that of `Intl.NumberFormat` in en-US for values below 10^21. On a phone,
 * the first call of `Intl.NumberFormat` takes longer than all other work before the figures are
 * shown.
 */
export function formatGrouped(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(THOUSANDS, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Formats a price or an index: thousands separators and exactly 2 decimals. */
export function formatPrice(value: number): string {
  return formatGrouped(roundTo2(value), 2);
}

/** Formats a price or an index to the nearest whole number, with thousands separators. */
export function formatWhole(value: number): string {
  return formatGrouped(Math.round(value), 0);
}

/** The currency sign in front of an amount of naira. */
export const NAIRA_SIGN = 'N';

/** Formats an amount of naira, such as `N1,532.45`. */
export function formatNaira(amount: number): string {
  return `${NAIRA_SIGN}${formatPrice(amount)}`;
}

/** Formats an exchange rate in naira per US dollar, such as `N1,532.45/$`. */
export function formatExchangeRate(price: number): string {
  return `${formatNaira(price)}/$`;
}

/** Formats a percentage with 2 decimals, such as `18.39%`. */
export function formatPercent(value: number): string {
  return `${formatPrice(value)}%`;
}

/**
 * Rounds to 2 decimals, halves away from zero, never -0. Rounds the written decimal and not its
 * binary approximation: 1.005 gives 1.01.
 */
export function roundTo2(value: number): number {
  return Number.isFinite(value) ? roundDifference(0, value) : value;
}

/**
 * Formats a calendar date as day, short month and 2-digit year: `2025-03-14` gives `14 Mar 25`. A
 * year outside this century has four digits. The time zone has no effect. Other text is returned
 * unchanged.
 */
export function formatCalendarDate(iso: string): string {
  if (!isCalendarDate(iso)) return iso;
  return `${Number(iso.slice(8))} ${getMonthName(iso).slice(0, 3)} ${iso.slice(0, 4).replace(/^20/, '')}`;
}

/**
 * Formats the day or time of figures as the board shows it: `2025-03-14` gives `14 Mar 25`, and an
 * ISO time gives `14 Mar 25, 18:05` in Lagos time. Returns '' for other text.
 */
export function formatAsOf(iso: string): string {
  if (isCalendarDate(iso)) return formatCalendarDate(iso);
  const [day = '', clock = ''] = toLagosTime(new Date(iso)).split('T');
  return day === '' ? '' : `${formatCalendarDate(day)}, ${clock}`;
}

/**
 * Formats a time as a long US date in Lagos, such as `March 3, 2025`; '' if the text is not a time.
 */
export function formatUsDate(isoTime: string): string {
  const day = toLagosDay(new Date(isoTime));
  return day && `${getMonthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}
