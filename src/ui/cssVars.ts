import type { CSSProperties } from 'react';

/** Returns CSS variables as a value for the `style` prop. */
export function toCssVars(vars: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return vars;
}

export const toCssPercent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
