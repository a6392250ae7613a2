import { grouped } from '@/lib/format';

export interface ScaleSpan {
  min: number;
  max: number;
}

/** The change of the index, percent. */
export const CHANGE_SPAN: ScaleSpan = { min: -5, max: 5 };
/** All indicators, so that they can be compared, percent. */
export const INDICATOR_SPAN: ScaleSpan = { min: -10, max: 40 };

/** Returns a value's place on a scale, as a CSS percentage; what lies beyond stands at the end. */
export function position(value: number, { min, max }: ScaleSpan): string {
  const share = (value - min) / (max - min);
  return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
}

/** Returns -1 or 1 for a value beyond the low or high end of a scale, 0 for one on it. */
export function beyond(value: number, { min, max }: ScaleSpan): -1 | 0 | 1 {
  if (value > max) return 1;
  return value < min ? -1 : 0;
}

/** Returns one scale for all rates: the whole percent below the lowest to that above the highest. */
export function rateSpan(rates: readonly number[]): ScaleSpan {
  if (rates.length === 0) return { min: 0, max: 1 };
  const min = Math.floor(Math.min(...rates));
  return { min, max: Math.max(Math.ceil(Math.max(...rates)), min + 1) };
}

/** Wider than this the labels within would be as long as their parts. */
const LABELS_WITHIN_UP_TO = 400;

/**
 * Returns the ticks of an axis from one whole percent to another: long ones at halves and wholes, each with
 * its label; at most five, at equal distances, so that they stay apart on a phone. `major` and `minor` are
 * into how many parts the long and the short ones divide it.
 */
export function rateTicks({ min, max }: ScaleSpan) {
  const width = max - min;
  let major = width % 3 === 0 ? 3 : 2;
  if (width === 2 || width % 4 === 0) major = 4;
  if (width > LABELS_WITHIN_UP_TO) major = 1;
  let minor = major;
  if (width <= 20) minor = width * (width <= 5 ? 4 : 2);
  const labels = Array.from({ length: major + 1 }, (_, part) => {
    const at = min + (part * width) / major;
    return { at, text: part === 0 || part === major ? `${at}%` : `${at}` };
  });
  return { labels, major, minor };
}

export const TAPE_WIDTH = 2400;
export const TAPE_HEIGHT = 64;
const PX_PER_NAIRA = 5;
const REACH = TAPE_WIDTH / 2 / PX_PER_NAIRA;
/** A label nearer to the needle than this would touch it. */
const CLEAR_OF_NEEDLE = 58;

/**
 * Returns a tape centred on the rate rounded to N10: its ticks as a path, each N2, longer at N10 and N50, its
 * labels with how far they stand from the middle, and where the needle stands. Prices are never below 0.
 */
export function tapeFor(price: number) {
  const middle = Math.round(price / 10) * 10;
  const x = (naira: number) => TAPE_WIDTH / 2 + (naira - middle) * PX_PER_NAIRA;
  const needle = Number(x(price).toFixed(2));
  const from = Math.max(0, middle - REACH);
  let ticks = '';
  for (let naira = from; naira <= middle + REACH; naira += 2) {
    const length = naira % 50 === 0 ? 28 : naira % 10 === 0 ? 20 : 10;
    ticks += `M${x(naira)} ${TAPE_HEIGHT}v-${length}`;
  }
  const labels: { x: number; fromMiddle: number; text: string }[] = [];
  for (let naira = Math.ceil(from / 50) * 50; naira <= middle + REACH; naira += 25) {
    if (Math.abs(x(naira) - needle) <= CLEAR_OF_NEEDLE) continue;
    const fromMiddle = Math.abs(x(naira) - TAPE_WIDTH / 2);
    labels.push({ x: x(naira), fromMiddle, text: grouped(naira, 0) });
  }
  return { ticks, labels, needle };
}
