import type { ScaleSpan } from '@/lib/scaleSpan';

/**
 * Returns the range of the axis for all rates, rounded outwards to whole percentages: 15.4 to 18.1
 * becomes 15 to 19.
 */
export function getRateSpan(rates: readonly number[]): ScaleSpan {
  if (rates.length === 0) return { min: 0, max: 1 };
  const min = Math.floor(Math.min(...rates));
  return { min, max: Math.max(Math.ceil(Math.max(...rates)), min + 1) };
}

/** Width of the axis in percentage points. The inner labels of a wider axis would overlap. */
const MAX_SPAN_WITH_INNER_LABELS = 400;

export function getRateTicks({ min, max }: ScaleSpan) {
  const width = max - min;
  let major = width % 3 === 0 ? 3 : 2;
  if (width === 2 || width % 4 === 0) major = 4;
  if (width > MAX_SPAN_WITH_INNER_LABELS) major = 1;
  let minor = major;
  if (width <= 20) minor = width * (width <= 5 ? 4 : 2);
  const labels = Array.from({ length: major + 1 }, (_, part) => {
    const at = min + (part * width) / major;
    return { at, text: part === 0 || part === major ? `${at}%` : `${at}` };
  });
  return { labels, major, minor };
}
