import { pairs } from 'd3-array';

/** A place in a plot: fractions of its width and height, y upwards. */
export interface Point {
  x: number;
  y: number;
}

/** Two neighbours on a line that are not joined. */
export type Gap<T extends Point = Point> = readonly [from: T, to: T];

/** A line in stretches: the points of each are joined. */
export interface LinePath<T extends Point = Point> {
  /** What comes before the last break: its values are not comparable with the newest. */
  old: readonly (readonly T[])[];
  now: readonly (readonly T[])[];
  /** Gaps of figures that are missing, and those where a new basis begins. */
  holes: readonly Gap<T>[];
  breaks: readonly Gap<T>[];
}

/** Returns the line through points that are sorted by time: a hole or a break ends a stretch. */
export function linePath<T extends Point>(
  points: readonly T[],
  isHole: (from: T, to: T) => boolean,
  isBreak: (from: T, to: T) => boolean,
): LinePath<T> {
  const gaps = pairs(points).filter((gap) => isBreak(...gap) || isHole(...gap));
  const breaks = gaps.filter((gap) => isBreak(...gap));
  const holes = gaps.filter((gap) => !breaks.includes(gap));
  const cuts = [0, ...gaps.map(([, to]) => points.indexOf(to)), points.length];
  const stretches = pairs(cuts, (from, to) => points.slice(from, to));
  const begins = gaps.findLastIndex((gap) => breaks.includes(gap)) + 1;
  return { old: stretches.slice(0, begins), now: stretches.slice(begins), holes, breaks };
}

/** Returns the line of a rate that holds until it is changed, and until `end`, a fraction of the width. */
export function heldPath<T extends Point>(points: readonly T[], end: number): LinePath<T> {
  const held = points.slice(-1).map((last) => ({ ...last, x: Math.min(1, end) }));
  return { old: [], now: [[...points, ...held]], holes: [], breaks: [] };
}

/** Returns the line from the top of the plot to its foot at `x`. */
export const upright = (x: number): Point[] => [1, 0].map((y) => ({ x, y }));

/** Returns the line from the left end of the plot to its right one at `y`. */
export const across = (y: number): Point[] => [0, 1].map((x) => ({ x, y }));

/** Returns the middle of a gap. */
export const middleOf = ([from, to]: Gap): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});
