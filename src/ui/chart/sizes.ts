export type ChartSize = 'big' | 'medium' | 'small';

/** Least and greatest height of a plot of each size, in em of its labels: see chart.css. */
export const PLOT_HEIGHTS = {
  big: [17 / 0.75, 25 / 0.75],
  medium: [11.5 / 0.75, 20],
  small: [14, 11.5 / 0.75],
} as const satisfies Record<ChartSize, readonly [number, number]>;
