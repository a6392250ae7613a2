import type { ScaleSpan } from '@/lib/scaleSpan';

/**
 * Returns one scale for all rates: the whole percent below the lowest to that above the highest.
 */
export function rateSpan(rates: readonly number[]): ScaleSpan {
  if (rates.length === 0) return { min: 0, max: 1 };
  const min = Math.floor(Math.min(...rates));
  return { min, max: Math.max(Math.ceil(Math.max(...rates)), min + 1) };
}

/** Wider than this the labels within would be as long as their parts. */
const LABELS_WITHIN_UP_TO = 400;

/**
 * Returns the ticks of an axis from one whole percent to another: long ones at halves and wholes,
 * each with its label; at most five, at equal distances, so that they stay apart on a phone.
 * `major` and `minor` are into how many parts the long and the short ones divide it.
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
