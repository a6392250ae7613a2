import { extent, least as leastBy, range, ticks, tickStep } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/**
 * Returns a linear scale that maps `from` to 0 and `to` to 1. If `from` equals `to`, the scale maps
 * both to 1.
 */
export const createLinearScale = (from: number, to: number) =>
  scaleLinear([from === to ? to - 1 : from, to], [0, 1]);

interface ScaleOptions {
  /** True for bar charts. Their scale includes 0 and ends on labelled ticks. */
  zero?: boolean;
  /** The room above and below the values, as a fraction of the span of the values. */
  room?: number | undefined;
  /** The minimum span of the scale. It prevents small changes from filling the whole plot. */
  least?: number;
}

const PREFERRED_LABELS = 5;
export const MIN_LABELS = 4;
export const MAX_LABELS = 7;

/**
 * The approximate number of short ticks between two labels. With a step of 1 between labels, short
 * ticks are 0.2 apart.
 */
const TICKS_PER_LABEL = 5;

/** The room above and below a single value or nearly equal values, as a fraction of the value. */
const SINGLE_VALUE_ROOM = 0.05;
const EQUALITY_TOLERANCE = 1e-7;

/** Removes a binary rounding error: 3 * 0.1 is returned as 0.3. */
const removeRoundingError = (value: number) => Number(value.toPrecision(12));

/**
 * Returns the lowest and the highest value of a scale that has room around the values. If no value
 * is negative, the scale does not go below 0. If no value is positive, it does not go above 0.
 */
function findEnds(
  values: readonly number[],
  { zero = false, room = 0.12, least = 0 }: ScaleOptions,
) {
  const [lowest, highest] = extent(zero ? [0, ...values] : values);
  if (lowest === undefined || (zero && lowest === highest)) return [0, 1] as const;
  const span = highest - lowest;
  const largestSize = Math.max(-lowest, highest);
  const singleValueRoom =
    largestSize === 0 ? 1 : Math.max(largestSize * SINGLE_VALUE_ROOM, least / 2);
  const margin =
    !zero && span <= largestSize * EQUALITY_TOLERANCE
      ? singleValueRoom
      : Math.max(span * room, (least - span) / 2);
  const low = lowest >= 0 && highest > 0 ? Math.max(0, lowest - margin) : lowest - margin;
  const high = highest <= 0 && lowest < 0 ? Math.min(0, highest + margin) : highest + margin;
  // A scale that is shorter than `least` is extended upwards. If its upper end is 0, it is extended
  // downwards instead.
  const missing = Math.max(0, least - (high - low));
  return high === 0 ? ([low - missing, high] as const) : ([low, high + missing] as const);
}

/**
 * Returns the scale for values, with its ticks and labels in ascending order. `toPosition` maps a
 * value to a fraction of the height. Without values, the scale goes from 0 to 1.
 */
export function createValueScale(values: readonly number[], options: ScaleOptions = {}) {
  const [from, to] = findEnds(values, options);
  const scales = range(10, 0, -1).flatMap((count) => {
    const major = tickStep(from, to, count);
    const minor = tickStep(0, major, TICKS_PER_LABEL);
    // A scale for bars ends on long ticks. Other scales may also end on short ticks.
    return (options.zero === true ? [major] : [minor, major]).map((step) => {
      const low = removeRoundingError(Math.floor(removeRoundingError(from / step)) * step);
      const high = removeRoundingError(Math.ceil(removeRoundingError(to / step)) * step);
      const listTicks = (part: number) => ticks(low, high, (high - low) / part);
      // Labels and grid lines are at long ticks. The step `major` between long ticks is 1, 2 or 5
      // times a power of ten.
      return { low, high, major, ticks: listTicks(minor), labels: listTicks(major) };
    });
  });
  // Prefer a scale that fits the values closely and has about five labels. One label too many or
  // too few counts as much as 20% more height.
  const best = leastBy(
    scales.filter(({ labels: { length } }) => length >= MIN_LABELS && length <= MAX_LABELS),
    ({ low, high, labels }) =>
      (high - low) / (to - from) + Math.abs(labels.length - PREFERRED_LABELS) / PREFERRED_LABELS,
  );
  if (best === undefined) throw new RangeError('no scale for these values');
  const [, exponent] = best.major.toExponential().split('e');
  return {
    ...best,
    toPosition: createLinearScale(best.low, best.high),
    decimals: Math.max(0, -Number(exponent)),
  };
}
export type ValueScale = ReturnType<typeof createValueScale>;
