/** Range of integers in documents and in rules: 64 bits, signed. */
export const MAX_INT = 2n ** 63n - 1n;
export const MIN_INT = -(2n ** 63n);

export const isInt64 = (value: bigint): boolean => value >= MIN_INT && value <= MAX_INT;
