import type { PlotMark } from './labels';
import type { Plot } from './usePlot';

const RADIUS = 12;

/** The distance from the centre of the mark to the lower end of the axis, in px. */
const DISTANCE_TO_FOOT = 16;

/**
 * If the plot is lower than this, in px, the mark is at the lower end of the axis. At its usual
 * height, it could cover the newest point.
 */
const LOW_PLOT_HEIGHT = 200;

/** Returns the area of the break mark. Labels must not overlap this area. */
export function getBreakMark({ size, height }: Pick<Plot, 'size' | 'height'>): PlotMark {
  const isOnFoot = size === 'big' && height < LOW_PLOT_HEIGHT;
  return { x: 1, y: (isOnFoot ? -RADIUS / 2 : DISTANCE_TO_FOOT) / height, r: RADIUS };
}
