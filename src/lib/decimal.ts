interface Decimal {
  units: bigint;
  places: number;
}

/**
 * Returns the decimal digits of a number as `units` / 10^`places`, without the binary rounding
 * error: 1.5 is 15 / 10^1.
 */
function toDecimal(value: number): Decimal {
  // Without an argument, `toExponential` returns all digits of the number.
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/** Returns the integer that is 10^`places` times the decimal. */
const scaleTo = (decimal: Decimal, places: number) =>
  decimal.units * 10n ** BigInt(places - decimal.places);

/**
 * Multiplies two finite numbers and the number 1 by the power of ten that makes all three integers.
 * For 1.5 and 20, returns 15, 200 and 10.
 */
export function toCommonUnit(one: number, other: number): [bigint, bigint, bigint] {
  const [a, b] = [toDecimal(one), toDecimal(other)];
  const places = Math.max(a.places, b.places, 0);
  return [scaleTo(a, places), scaleTo(b, places), 10n ** BigInt(places)];
}

/**
 * Returns the quotient rounded to 2 decimals, with halves away from zero. Never returns -0. The
 * divisor must be positive.
 */
export function roundQuotient(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const hundredths = (size * 200n + divisor) / (divisor * 2n);
  return Number(`${dividend < 0n ? -hundredths : hundredths}e-2`);
}

/**
 * Returns the average of finite numbers, rounded to 2 decimals, with halves away from zero. Never
 * returns -0. The list must not be empty.
 */
export function roundAverage(values: readonly number[]): number {
  const decimals = values.map(toDecimal);
  const places = Math.max(0, ...decimals.map((decimal) => decimal.places));
  const sum = decimals.reduce((total, decimal) => total + scaleTo(decimal, places), 0n);
  return roundQuotient(sum, BigInt(values.length) * 10n ** BigInt(places));
}

/**
 * Returns `to` minus `from`, rounded to 2 decimals, with halves away from zero. Never returns -0.
 */
export function roundDifference(from: number, to: number): number {
  const [a, b, one] = toCommonUnit(from, to);
  return roundQuotient(b - a, one);
}
