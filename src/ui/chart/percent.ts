/** A fraction as a CSS percentage. */
export const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
