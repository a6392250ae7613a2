import { decimalOf, quotientTo2 } from './decimal';

/** Returns the exact difference of two finite numbers, rounded to 2 decimals, halves away from zero; never -0. */
export function differenceTo2(from: number, to: number): number {
  const [a, b] = [decimalOf(from), decimalOf(to)];
  const places = Math.max(a.places, b.places, 0);
  const scaled = ({ units, places: own }: typeof a) => units * 10n ** BigInt(places - own);
  return quotientTo2(scaled(b) - scaled(a), 10n ** BigInt(places));
}
