import type { PlotMark } from './labels';
import type { Plot } from './usePlot';

const RADIUS = 12;

/** From the middle of a mark to the foot of the axis, px. */
const ABOVE_FOOT = 16;

/**
 * A plot that is less high has the mark on its foot, so that the newest point does not cover it,
 * px.
 */
const LOW = 200;

/** Returns the space that a break mark takes, for labels to keep clear of. */
export function breakMark({ size, height }: Pick<Plot, 'size' | 'height'>): PlotMark {
  const isOnFoot = size === 'big' && height < LOW;
  return { x: 1, y: (isOnFoot ? -RADIUS / 2 : ABOVE_FOOT) / height, r: RADIUS };
}
