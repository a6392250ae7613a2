import { toLagosDay, isCalendarDate, getMonthName, toLagosTime } from './days';
import { roundDifference } from './decimal';

const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * Formats a number with thousands separators and a fixed number of decimals: 1234.5 with 2 decimals
 * is '1,234.50'. A number that rounds to 0 has no sign. For values below 10^21, the result is the
 * same as that of `Intl.NumberFormat` for en-US. `Intl.NumberFormat` is not used because its first
 * call on a phone delays the first figures.
 */
export function formatGrouped(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(THOUSANDS, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Formats a price or an index with thousands separators and 2 decimals, such as '1,234.50'. */
export function formatPrice(value: number): string {
  return formatGrouped(roundTo2(value), 2);
}

/** Rounds a price or an index to a whole number and adds thousands separators, such as '1,235'. */
export function formatWhole(value: number): string {
  return formatGrouped(Math.round(value), 0);
}

export const NAIRA_SIGN = 'N';

/** Formats an amount of naira, such as 'N1,532.45'. */
export function formatNaira(amount: number): string {
  return `${NAIRA_SIGN}${formatPrice(amount)}`;
}

/** Formats an exchange rate in naira per US dollar, such as 'N1,532.45/$'. */
export function formatExchangeRate(price: number): string {
  return `${formatNaira(price)}/$`;
}

/** Formats a percentage with 2 decimals, such as '18.39%'. */
export function formatPercent(value: number): string {
  return `${formatPrice(value)}%`;
}

/**
 * Rounds to 2 decimals, with halves away from zero. Never returns -0. Rounds the decimal digits
 * instead of the binary value, so 1.005 gives 1.01.
 */
export function roundTo2(value: number): number {
  return Number.isFinite(value) ? roundDifference(0, value) : value;
}

/**
 * Formats a date such as '2025-03-14' as '14 Mar 25'. Years outside 2000 to 2099 have four digits.
 * Other text is returned unchanged.
 */
export function formatCalendarDate(iso: string): string {
  if (!isCalendarDate(iso)) return iso;
  return `${Number(iso.slice(8))} ${getMonthName(iso).slice(0, 3)} ${iso.slice(0, 4).replace(/^20/, '')}`;
}

/**
 * Formats the date or time of a figure: '2025-03-14' gives '14 Mar 25', and an ISO time gives '14
 * Mar 25, 18:05' in Lagos time. Returns '' for other text.
 */
export function formatAsOf(iso: string): string {
  if (isCalendarDate(iso)) return formatCalendarDate(iso);
  const [day = '', clock = ''] = toLagosTime(new Date(iso)).split('T');
  return day === '' ? '' : `${formatCalendarDate(day)}, ${clock}`;
}

/**
 * Formats a time as a US date in Lagos, such as 'March 3, 2025'. Returns '' if the text is not a
 * time.
 */
export function formatUsDate(isoTime: string): string {
  const day = toLagosDay(new Date(isoTime));
  return day && `${getMonthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}
