import type { CSSProperties } from 'react';

/** CSS variables as a `style`: the scales are drawn from them. */
export function cssVars(vars: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return vars;
}
