import { extent, least as leastBy, range, ticks, tickStep } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/**
 * Returns a scale that maps `from` to 0 and `to` to 1. If both are equal, the scale maps them to 1.
 */
export const createLinearScale = (from: number, to: number) =>
  scaleLinear([from === to ? to - 1 : from, to], [0, 1]);

interface ScaleOptions {
  /** True for bars: the scale includes 0 and ends on labelled ticks. */
  zero?: boolean;
  /** The room above and below the values, as a share of their span. */
  room?: number | undefined;
  /** The smallest span of the scale, so that small changes do not fill the plot. */
  least?: number;
}

/** The preferred number of labels, and its limits. */
const PREFERRED_LABELS = 5;
export const MIN_LABELS = 4;
export const MAX_LABELS = 7;

/** The approximate number of short ticks for each label: a step of 1 has five of 0.2. */
const TICKS_PER_LABEL = 5;

/** The room around a single value or nearly equal values, as a share of the value. */
const SINGLE_VALUE_ROOM = 0.05;
const EQUALITY_TOLERANCE = 1e-7;

/** Removes the binary rounding error of a multiple of a step: 3 times 0.1 is 0.3. */
const removeRoundingError = (value: number) => Number(value.toPrecision(12));

/**
 * Returns the ends of a scale that has room around the values. If all values are on one side of 0,
 * the scale stays on that side.
 */
function findEnds(
  values: readonly number[],
  { zero = false, room = 0.12, least = 0 }: ScaleOptions,
) {
  const [lowest, highest] = extent(zero ? [0, ...values] : values);
  if (lowest === undefined || (zero && lowest === highest)) return [0, 1] as const;
  const span = highest - lowest;
  const most = Math.max(-lowest, highest);
  const around = most === 0 ? 1 : Math.max(most * SINGLE_VALUE_ROOM, least / 2);
  const free =
    !zero && span <= most * EQUALITY_TOLERANCE ? around : Math.max(span * room, (least - span) / 2);
  const low = lowest >= 0 && highest > 0 ? Math.max(0, lowest - free) : lowest - free;
  const high = highest <= 0 && lowest < 0 ? Math.min(0, highest + free) : highest + free;
  // If the scale is shorter than `least`, extend it upwards. A scale that ends at 0 is extended
  // downwards.
  const missing = Math.max(0, least - (high - low));
  return high === 0 ? ([low - missing, high] as const) : ([low, high + missing] as const);
}

/**
 * Returns the scale for values, with its ticks and labels from lowest to highest. `toPosition` maps
 * a value to a fraction of the height. Without values, the scale goes from 0 to 1.
 */
export function createValueScale(values: readonly number[], options: ScaleOptions = {}) {
  const [from, to] = findEnds(values, options);
  const scales = range(10, 0, -1).flatMap((count) => {
    const major = tickStep(from, to, count);
    const minor = tickStep(0, major, TICKS_PER_LABEL);
    // A scale for bars ends on long ticks. Any other scale may also end on short ticks.
    return (options.zero === true ? [major] : [minor, major]).map((step) => {
      const low = removeRoundingError(Math.floor(removeRoundingError(from / step)) * step);
      const high = removeRoundingError(Math.ceil(removeRoundingError(to / step)) * step);
      const listTicks = (part: number) => ticks(low, high, (high - low) / part);
      // Labels and grid lines are at long ticks. Their step `major` is 1, 2 or 5 times a power of
      // ten.
      return { low, high, major, ticks: listTicks(minor), labels: listTicks(major) };
    });
  });
  // Prefer scales that are close to the values and have about five labels. One label too many or
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
