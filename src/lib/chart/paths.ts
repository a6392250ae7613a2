import { pairs } from 'd3-array';

/** A place in a plot: fractions of its width and height, y upwards. */
export interface Point {
  x: number;
  y: number;
}

/** Two neighbours on a line that are not joined. */
export type Gap<T extends Point = Point> = readonly [from: T, to: T];

/** A line through points, null where it ends and begins again. */
export interface LinePath<T extends Point = Point> {
  /** What comes before the last break: its values are not comparable with the newest. */
  old: readonly (T | null)[];
  now: readonly (T | null)[];
  /** Gaps of figures that are missing, and those where a new basis begins. */
  holes: readonly Gap<T>[];
  breaks: readonly Gap<T>[];
}

/** A line through points that are sorted by time. A hole or a break ends it, and it begins again after it. */
export function linePath<T extends Point>(
  points: readonly T[],
  isHole: (from: T, to: T) => boolean,
  isBreak: (from: T, to: T) => boolean,
): LinePath<T> {
  const breaks = pairs(points).filter(([from, to]) => isBreak(from, to));
  const holes = pairs(points).filter(([from, to]) => !isBreak(from, to) && isHole(from, to));
  const ends = new Set([...breaks, ...holes].map(([from]) => from));
  const line = points.flatMap((point) => (ends.has(point) ? [point, null] : [point]));
  const newest = breaks.at(-1)?.[1];
  const begins = newest === undefined ? 0 : line.indexOf(newest);
  return { old: line.slice(0, begins), now: line.slice(begins), holes, breaks };
}

/** A rate that holds until it is changed, and until `end`, a fraction of the width. */
export function heldPath<T extends Point>(points: readonly T[], end: number): LinePath<T> {
  const held = points.slice(-1).map((last) => ({ ...last, x: Math.min(1, end) }));
  return { old: [], now: [...points, ...held], holes: [], breaks: [] };
}

/** The middle of a gap. */
export const middleOf = ([from, to]: Gap): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});
