/**
 * Computes the texts of values and changes. Only the naira sign comes from the code of the site.
 */
import type { SeriesContent } from '@/content/series';
import { NAIRA_SIGN } from '@/lib/format';

const decimalFormat = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
export const formatTwoDecimals = (value: number) => decimalFormat.format(Math.abs(value));
/** Formats a fraction with two decimals. Halves are rounded away from zero. */
function formatFraction(numerator: bigint, denominator: bigint): string {
  const size = numerator < 0n ? -numerator : numerator;
  return formatTwoDecimals(Number((size * 20_000n + denominator) / (denominator * 2n)) / 100);
}
const toHundredths = (value: number) => BigInt(Math.round(value * 100));

export const formatValue = ({ format }: SeriesContent, value: number) =>
  format === 'percent'
    ? `${value < 0 ? '-' : ''}${formatTwoDecimals(value)}%`
    : `${format === 'naira' ? NAIRA_SIGN : ''}${formatTwoDecimals(value)}`;

/** Returns the sign, the short text and the long text of a change between two values. */
export function describeChangeBetween({ format }: SeriesContent, from: number, to: number) {
  const difference = toHundredths(to) - toHundredths(from);
  const percent = format === 'percent' ? '' : formatFraction(difference, toHundredths(from));
  const size = format === 'percent' ? formatTwoDecimals(Number(difference) / 100) : percent;
  const sign = difference === 0n ? '' : difference > 0n ? '+' : '-';
  const unit = format === 'percent' ? ' pp' : '%';
  const amount = `${NAIRA_SIGN}${formatTwoDecimals(Number(difference) / 100)}`;
  const isTiny = sign !== '' && size === '0.00';
  const least = isTiny ? 'less than 0.01' : size;
  const long = {
    percent: `${size} percentage points`,
    naira: `${amount} (${least}%)`,
    number: `${least}%`,
  }[format];
  if (!isTiny) return { sign, short: sign + size + unit, long };
  const tiny = `${sign === '+' ? 'up' : 'down'} less than 0.01%`;
  return { sign, short: format === 'naira' ? sign + amount : tiny, long };
}
