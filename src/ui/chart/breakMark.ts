import type { PlotMark } from './labels';
import type { Plot } from './usePlot';

const RADIUS = 12;

/** The distance from the centre of the mark to the lower end of the axis, in px. */
const DISTANCE_TO_FOOT = 16;

/**
 * In a plot below this height, in px, the mark is at the lower end of the axis. Otherwise the
 * newest point could cover it.
 */
const LOW_PLOT_HEIGHT = 200;

/** Returns the area of a break mark, in which there must be no labels. */
export function getBreakMark({ size, height }: Pick<Plot, 'size' | 'height'>): PlotMark {
  const isOnFoot = size === 'big' && height < LOW_PLOT_HEIGHT;
  return { x: 1, y: (isOnFoot ? -RADIUS / 2 : DISTANCE_TO_FOOT) / height, r: RADIUS };
}
