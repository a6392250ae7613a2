import { roundQuotient, toCommonUnit } from '@/lib/decimal';

/** The values of two series on one day. */
export type ValuePair = readonly [number, number];

/**
 * Returns a value as an index that is 100 at `base`, rounded to 2 decimals. `base` must be above 0.
 */
function toIndexValue(base: number, value: number): number {
  const [divisor, dividend] = toCommonUnit(base, value);
  return roundQuotient(dividend * 100n, divisor);
}

/**
 * Converts the values of two series to indexes that are both 100 at the first pair, rounded to 2
 * decimals. Returns null if a value is 0 or less, because a ratio to it has no meaning.
 */
export function rebaseTo100(pairs: readonly ValuePair[]): ValuePair[] | null {
  const [base] = pairs;
  if (base === undefined) return [];
  if (pairs.some(([one, other]) => one <= 0 || other <= 0)) return null;
  return pairs.map(([one, other]) => [toIndexValue(base[0], one), toIndexValue(base[1], other)]);
}
