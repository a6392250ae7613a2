import type { CSSProperties } from 'react';

/** Returns CSS variables as a `style`. */
export function cssVars(vars: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return vars;
}

export const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
