import { extent, least as leastBy, range, ticks, tickStep } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/** Maps `from` to 0 and `to` to 1. Where both are the same there is one place, at the end: 1. */
export const linear = (from: number, to: number) =>
  scaleLinear([from === to ? to - 1 : from, to], [0, 1]);

interface ScaleOptions {
  /** Begins at 0 and ends on a long tick: for bars. */
  zero?: boolean;
  /** The room over and under the values, in parts of their span. */
  room?: number | undefined;
  /** The least that it spans: what hardly moved does not fill the plot. */
  least?: number;
}

/** The number of labels to come near to, and the least and the most. */
const LABELS = 5;
export const LABELS_MIN = 4;
export const LABELS_MAX = 7;

/** A label's step has about so many short ones: 1 has five of 0.2, 2 has four of 0.5. */
const MINOR = 5;

/**
 * A single value, and values that differ by less than can be seen, stand amid so much of
 * themselves.
 */
const AROUND_ONE = 0.05;
const SAME = 1e-7;

/** Returns a multiple of a step as its decimal is written, so that 3 times 0.1 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Returns the ends that values need: with room, but on their own side of 0. */
function endsOf(values: readonly number[], { zero = false, room = 0.12, least = 0 }: ScaleOptions) {
  const [lowest, highest] = extent(zero ? [0, ...values] : values);
  if (lowest === undefined || (zero && lowest === highest)) return [0, 1] as const;
  const span = highest - lowest;
  const most = Math.max(-lowest, highest);
  const around = most === 0 ? 1 : Math.max(most * AROUND_ONE, least / 2);
  const free = !zero && span <= most * SAME ? around : Math.max(span * room, (least - span) / 2);
  const low = lowest >= 0 && highest > 0 ? Math.max(0, lowest - free) : lowest - free;
  const high = highest <= 0 && lowest < 0 ? Math.min(0, highest + free) : highest + free;
  // Next to 0 there is room on one side only.
  const missing = Math.max(0, least - (high - low));
  return high === 0 ? ([low - missing, high] as const) : ([low, high + missing] as const);
}

/**
 * Returns the scale on which values are drawn, its ticks and labels as values, lowest first, and
 * the `place` of a value as a fraction of the height; without any values it goes from 0 to 1.
 */
export function valueScale(values: readonly number[], options: ScaleOptions = {}) {
  const [from, to] = endsOf(values, options);
  const scales = range(10, 0, -1).flatMap((count) => {
    const major = tickStep(from, to, count);
    const minor = tickStep(0, major, MINOR);
    // It ends on a short tick or on a long one.
    return (options.zero === true ? [major] : [minor, major]).map((step) => {
      const low = exact(Math.floor(exact(from / step)) * step);
      const high = exact(Math.ceil(exact(to / step)) * step);
      const every = (part: number) => ticks(low, high, (high - low) / part);
      // Labels and grid lines stand at long ticks, which are `major` apart: 1, 2 or 5 times a power
      // of ten.
      return { low, high, major, ticks: every(minor), labels: every(major) };
    });
  });
  // A scale that is twice as tall costs as much as being five labels off.
  const best = leastBy(
    scales.filter(({ labels: { length } }) => length >= LABELS_MIN && length <= LABELS_MAX),
    ({ low, high, labels }) =>
      (high - low) / (to - from) + Math.abs(labels.length - LABELS) / LABELS,
  );
  if (best === undefined) throw new RangeError('no scale for these values');
  const [, exponent] = best.major.toExponential().split('e');
  return { ...best, place: linear(best.low, best.high), decimals: Math.max(0, -Number(exponent)) };
}
export type ValueScale = ReturnType<typeof valueScale>;
