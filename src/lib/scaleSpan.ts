export interface ScaleSpan {
  min: number;
  max: number;
}

/** Returns a value's place on a scale, as a CSS percentage; what lies beyond stands at the end. */
export function position(value: number, { min, max }: ScaleSpan): string {
  const share = (value - min) / (max - min);
  return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
}

/** Returns -1 or 1 for a value beyond the low or high end of a scale, 0 for one on it. */
export function beyond(value: number, { min, max }: ScaleSpan): -1 | 0 | 1 {
  if (value > max) return 1;
  return value < min ? -1 : 0;
}
