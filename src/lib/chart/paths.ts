import type { Linear } from './scale';

export interface TimedValue {
  at: number;
  value: number;
}

interface Scales {
  x: Linear;
  y: Linear;
}

/** A part of a line between holes and breaks. */
export interface LineSegment {
  /** The path, in the 1000 x 1000 box of a plot. */
  d: string;
  /** True before the last break: its values are not comparable with the newest. */
  old: boolean;
}

/** A gap in the figures, from the last one before to the first one after. */
export interface Hole<T extends TimedValue> {
  from: T;
  to: T;
  /** The middle of the dotted join, as fractions. */
  x: number;
  y: number;
}

export interface LinePath<T extends TimedValue = TimedValue> {
  segments: LineSegment[];
  /** The dotted joins over all holes, one path; '' without any. */
  holes: string;
  holeSpans: Hole<T>[];
  /** Fractions of the width at which a dashed upright stands for a break. */
  breaks: number[];
}

interface LineOptions<T> extends Scales {
  /** Returns whether figures are missing between two: the line ends, and begins again after the hole. */
  isHole: (from: T, to: T) => boolean;
  /** Times of the first values on a new basis. */
  breaks?: readonly number[];
}

/** A place in the box of a plot, 1000 wide and high. Tenths are below what a screen shows of it. */
export const inBox = (fraction: number) => Math.round(fraction * 10_000) / 10;

/** A line through values that are sorted by time. A hole or a break ends it, and it begins again after it. */
export function linePath<T extends TimedValue>(
  values: readonly T[],
  { x, y, isHole, breaks = [] }: LineOptions<T>,
): LinePath<T> {
  const segments: LineSegment[] = [];
  const holeSpans: Hole<T>[] = [];
  const cuts: number[] = [];
  let holes = '';
  let d = '';
  let before: T | undefined;
  const placeOf = ({ at, value }: T) => `${inBox(x(at))} ${inBox(1 - y(value))}`;
  const end = () => {
    if (d !== '') segments.push({ d, old: false });
    d = '';
  };
  for (const value of values) {
    const last = before;
    const place = placeOf(value);
    if (last !== undefined) {
      const isBreak = breaks.some((at) => last.at < at && at <= value.at);
      if (isBreak) {
        end();
        for (const segment of segments) segment.old = true;
        cuts.push((x(last.at) + x(value.at)) / 2);
      } else if (isHole(last, value)) {
        end();
        holes += `M${placeOf(last)}L${place}`;
        holeSpans.push({
          from: last,
          to: value,
          x: (x(last.at) + x(value.at)) / 2,
          y: (y(last.value) + y(value.value)) / 2,
        });
      }
    }
    d += (d === '' ? 'M' : 'L') + place;
    before = value;
  }
  end();
  return { segments, holes, holeSpans, breaks: cuts };
}

/** A rate that holds until it is changed, from the left edge where it began before it, to `end`. */
export function stepPath(
  values: readonly TimedValue[],
  { x, y, end }: Scales & { end: number },
): string {
  const shown = values.filter(({ at }) => at <= end);
  const first = shown.findLastIndex(({ at }) => x(at) <= 0);
  let d = '';
  for (const { at, value } of shown.slice(Math.max(first, 0))) {
    const left = inBox(Math.max(0, x(at)));
    const top = inBox(1 - y(value));
    d += d === '' ? `M${left} ${top}` : `H${left}V${top}`;
  }
  return d === '' ? '' : `${d}H${inBox(Math.min(1, x(end)))}`;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BAR_SHARE = 0.72;

/** Bars of values, each in the middle of its slot of `slot` (a fraction of the width) from its time on. */
export function bars(
  values: readonly TimedValue[],
  { x, y, slot }: Scales & { slot: number },
): Bar[] {
  return values.map(({ at, value }) => ({
    x: inBox(x(at) + (slot * (1 - BAR_SHARE)) / 2),
    y: inBox(1 - Math.max(y(value), y(0))),
    width: inBox(slot * BAR_SHARE),
    height: inBox(Math.abs(y(value) - y(0))),
  }));
}

/** The lowest and the highest value, the first of equal ones; null without any. */
export function extremesOf<T extends { value: number }>(
  values: readonly T[],
): { lowest: T; highest: T } | null {
  const [first] = values;
  if (first === undefined) return null;
  let lowest = first;
  let highest = first;
  for (const each of values) {
    if (each.value < lowest.value) lowest = each;
    if (each.value > highest.value) highest = each;
  }
  return { lowest, highest };
}
