interface Decimal {
  units: bigint;
  places: number;
}

/**
 * Returns the decimal form of a number as `units` / 10^`places`, without its binary rounding error.
 */
function toDecimal(value: number): Decimal {
  // Without an argument, `toExponential` gives as many digits as the number needs.
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/** Returns a decimal as a whole multiple of 10^-`places`. */
const scaleTo = (decimal: Decimal, places: number) =>
  decimal.units * 10n ** BigInt(places - decimal.places);

/**
 * Multiplies two finite numbers and the number 1 by the power of ten that makes all of them
 * integers. For 1.5 and 20, returns 15, 200 and 10.
 */
export function toCommonUnit(one: number, other: number): [bigint, bigint, bigint] {
  const [a, b] = [toDecimal(one), toDecimal(other)];
  const places = Math.max(a.places, b.places, 0);
  return [scaleTo(a, places), scaleTo(b, places), 10n ** BigInt(places)];
}

/**
 * Returns the exact quotient rounded to 2 decimals, halves away from zero, never -0. `divisor` must
 * be above 0.
 */
export function roundQuotient(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const hundredths = (size * 200n + divisor) / (divisor * 2n);
  return Number(`${dividend < 0n ? -hundredths : hundredths}e-2`);
}

/**
 * Returns the exact average of finite numbers, rounded to 2 decimals, halves away from zero, never
 * -0. There must be at least one number.
 */
export function roundAverage(values: readonly number[]): number {
  const decimals = values.map(toDecimal);
  const places = Math.max(0, ...decimals.map((decimal) => decimal.places));
  const sum = decimals.reduce((total, decimal) => total + scaleTo(decimal, places), 0n);
  return roundQuotient(sum, BigInt(values.length) * 10n ** BigInt(places));
}

/**
 * Returns the exact difference of two finite numbers, rounded to 2 decimals, halves away from zero,
 * never -0.
 */
export function roundDifference(from: number, to: number): number {
  const [a, b, one] = toCommonUnit(from, to);
  return roundQuotient(b - a, one);
}
