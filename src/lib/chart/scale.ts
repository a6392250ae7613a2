/** A linear scale: a value between two others as a fraction, and back. */
export interface Linear {
  (value: number): number;
  back: (fraction: number) => number;
}

/** Maps `from` to 0 and `to` to 1. Where both are the same there is one place, at the end: 1. */
export function linear(from: number, to: number): Linear {
  const span = to - from;
  const fraction = (value: number) => (span === 0 ? 1 : (value - from) / span);
  return Object.assign(fraction, { back: (at: number) => from + at * span });
}

/** A tick on an axis, at a fraction of its length. */
export interface Tick {
  at: number;
  long: boolean;
}

/** The scale of values: its ends, and where its ticks and labels stand. */
export interface ValueScale {
  low: number;
  high: number;
  /** The step between long ticks, each with a label and a grid line: 1, 2 or 5 times a power of ten. */
  major: number;
  minor: number;
  /** Values at the long ticks, lowest first. */
  labels: number[];
  decimals: number;
}

interface ScaleOptions {
  /** Begins at 0 and ends on a long tick: for rates and bars. */
  zero?: boolean;
  /** The room over and under the values, in parts of their span. */
  room?: number;
  /** The least that it spans: what hardly moved does not fill the plot. */
  least?: number;
}

/** The number of labels to come near to, and the least and the most. */
const LABELS = 5;
export const LABELS_MIN = 4;
export const LABELS_MAX = 7;

/** A single value, and values that differ by less than can be seen, stand amid so much of themselves. */
const AROUND_ONE = 0.05;
const SAME = 1e-7;
/** Larger ones are no figures, and what is smaller than their like is 0: neither can be stepped through. */
const HUGE = 1e100;

/** 1, 2 or 5 times a power of ten, how many ticks divide it, and how far these are apart. */
const FORMS = [
  { mantissa: 1, parts: 5, minor: { mantissa: 2, exponent: -1 } },
  { mantissa: 2, parts: 4, minor: { mantissa: 5, exponent: -1 } },
  { mantissa: 5, parts: 5, minor: { mantissa: 1, exponent: 0 } },
] as const;

/** Returns a multiple as its decimal is written, so that 3 times 0.1 is 0.3. */
const multiple = (times: number, { mantissa, exponent }: { mantissa: number; exponent: number }) =>
  Number(`${times * mantissa}e${exponent}`);

/** Returns the ends that values need: with room, but on their own side of 0. */
function endsOf(values: readonly number[], options: ScaleOptions) {
  const { zero = false, room = 0.12, least = 0 } = options;
  let low = Infinity;
  let high = -Infinity;
  for (const each of values) {
    if (!(Math.abs(each) <= HUGE)) continue;
    const value = Math.abs(each) < 1 / HUGE ? 0 : each;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return { low: 0, high: 1 };
  const most = Math.max(Math.abs(low), Math.abs(high));
  if (zero) {
    low = Math.min(0, low);
    high = Math.max(0, high);
    if (low === high) return { low: 0, high: 1 };
  } else if (high - low <= most * SAME) {
    const around = most === 0 ? 1 : Math.max(most * AROUND_ONE, least / 2);
    return { low: low - around, high: high + around };
  }
  const free = Math.max((high - low) * room, (least - (high - low)) / 2);
  return {
    low: low >= 0 ? Math.max(0, low - free) : low - free,
    high: high <= 0 ? Math.min(0, high + free) : high + free,
  };
}

/** Returns the scale from `low` to `high` or a little beyond, with one step. */
function scaleBy(
  form: (typeof FORMS)[number],
  exponent: number,
  ends: ReturnType<typeof endsOf>,
  zero: boolean,
) {
  const { parts } = form;
  const minor = { mantissa: form.minor.mantissa, exponent: exponent + form.minor.exponent };
  const size = multiple(1, minor);
  // Ends are counted in ticks, which are whole numbers.
  const by = zero ? parts : 1;
  let first = Math.floor(ends.low / size / by + SAME) * by;
  let last = Math.ceil(ends.high / size / by - SAME) * by;
  if (multiple(first, minor) > ends.low) first -= by;
  if (multiple(last, minor) < ends.high) last += by;
  const positive = first >= 0;
  const negative = last <= 0;
  let from = Math.ceil(first / parts);
  let to = Math.floor(last / parts);
  while (to - from + 1 < LABELS_MIN) {
    const down = first - (from - 1) * parts;
    const up = (to + 1) * parts - last;
    const goesUp = positive && from === 0 ? true : negative && to === 0 ? false : up <= down;
    if (goesUp) last = ++to * parts;
    else first = --from * parts;
  }
  const labels: number[] = [];
  const major = { mantissa: form.mantissa, exponent };
  for (let at = from; at <= to; at++) labels.push(multiple(at, major));
  return {
    low: multiple(first, minor),
    high: multiple(last, minor),
    major: multiple(1, major),
    minor: size,
    labels,
    decimals: Math.max(0, -exponent),
  };
}

/** Returns the scale on which values are drawn, without those beyond 1e100; without any it goes from 0 to 1. */
export function valueScale(values: readonly number[], options: ScaleOptions = {}): ValueScale {
  const { zero = false } = options;
  const ends = endsOf(values, options);
  const exponent = Math.floor(Math.log10(ends.high - ends.low));
  let best: ValueScale | undefined;
  let bestCost = Infinity;
  for (const power of [exponent - 1, exponent, exponent + 1]) {
    for (const form of FORMS) {
      const scale = scaleBy(form, power, ends, zero);
      if (scale.labels.length > LABELS_MAX) continue;
      // A scale that is twice as tall costs as much as being five labels off.
      const cost =
        (scale.high - scale.low) / (ends.high - ends.low) +
        Math.abs(scale.labels.length - LABELS) / LABELS;
      if (cost >= bestCost) continue;
      best = scale;
      bestCost = cost;
    }
  }
  if (best === undefined) throw new RangeError('no scale for these values');
  return best;
}

export function valueTicks({ low, high, minor, major }: ValueScale): Tick[] {
  const place = linear(low, high);
  const parts = Math.round(major / minor);
  const first = Math.round(low / minor);
  const last = Math.round(high / minor);
  return Array.from({ length: last - first + 1 }, (_, step) => ({
    at: place((first + step) * minor),
    long: (first + step) % parts === 0,
  }));
}
