import type { SeriesContent } from '@/content/series';
import type { ValueScale } from '@/lib/chart/scale';

/** How an upright ruler writes its values: '105,000', and the unit at the top: '40%'. */
export function rulerWords({ format }: SeriesContent, { decimals }: ValueScale) {
  const number = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value: number, top: boolean): string =>
    number.format(value) + (top && format === 'percent' ? '%' : '');
}
