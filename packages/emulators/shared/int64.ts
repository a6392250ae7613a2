/** Integers of documents and of rules have 64 bits, the highest of which is the sign. */
export const MAX_INT = 2n ** 63n - 1n;
export const MIN_INT = -(2n ** 63n);

export const isInt64 = (value: bigint): boolean => value >= MIN_INT && value <= MAX_INT;
