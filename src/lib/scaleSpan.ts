export interface ScaleSpan {
  min: number;
  max: number;
}

/**
 * Returns the position of a value on a scale as a CSS percentage, such as '56.20%'. A value outside
 * the scale gets the position of the nearest end.
 */
export function formatPosition(value: number, { min, max }: ScaleSpan): string {
  const share = (value - min) / (max - min);
  return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
}

/** Returns -1 for a value below the scale, 1 for a value above it, and 0 for a value on it. */
export function getSideBeyond(value: number, { min, max }: ScaleSpan): -1 | 0 | 1 {
  if (value > max) return 1;
  return value < min ? -1 : 0;
}
