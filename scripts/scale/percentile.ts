/**
 * The value that so large a share of the values does not exceed, by the nearest rank.
 *
 * @param share from 0 to 1: 0.5 for the median
 * @returns NaN where there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
