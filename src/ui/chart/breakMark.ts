import type { PlotMark } from './labels';
import type { Plot } from './usePlot';

const RADIUS = 12;

/** The distance from the middle of a mark to the foot of the axis, in px. */
const DISTANCE_TO_FOOT = 16;

/**
 * Height in px below which the mark is at the foot of the axis, so that the newest point does not
 * cover it.
 */
const LOW_PLOT_HEIGHT = 200;

/** Returns the space of a break mark, which labels avoid. */
export function getBreakMark({ size, height }: Pick<Plot, 'size' | 'height'>): PlotMark {
  const isOnFoot = size === 'big' && height < LOW_PLOT_HEIGHT;
  return { x: 1, y: (isOnFoot ? -RADIUS / 2 : DISTANCE_TO_FOOT) / height, r: RADIUS };
}
