import { pairs } from 'd3-array';

/** A place in a plot: fractions of its width and height, y upwards. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the line through points that are sorted by time, in stretches of which the points are joined: a hole
 * or a break ends one.
 */
export function linePath<T extends Point>(
  points: readonly T[],
  isHole: (from: T, to: T) => boolean,
  isBreak: (from: T, to: T) => boolean,
) {
  const gaps = pairs(points).filter((gap) => isBreak(...gap) || isHole(...gap));
  const cuts = [0, ...gaps.map(([, to]) => points.indexOf(to)), points.length];
  const stretches = pairs(cuts, (from, to) => points.slice(from, to));
  const begins = gaps.findLastIndex((gap) => isBreak(...gap)) + 1;
  return {
    /** What comes before the last break: its values are not comparable with the newest. */
    old: stretches.slice(0, begins),
    now: stretches.slice(begins),
    /** The neighbours between which figures are missing, and those where a new basis begins. */
    holes: gaps.filter((gap) => !isBreak(...gap)),
    breaks: gaps.filter((gap) => isBreak(...gap)),
  };
}
export type LinePath<T extends Point = Point> = ReturnType<typeof linePath<T>>;

/** Returns the line from the top of the plot to its foot at `x`. */
export const upright = (x: number): Point[] => [1, 0].map((y) => ({ x, y }));

/** Returns the line from the left end of the plot to its right one at `y`. */
export const across = (y: number): Point[] => [0, 1].map((x) => ({ x, y }));

/** Returns the middle between two points. */
export const middleOf = ([from, to]: readonly [Point, Point]): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});
