import type { SeriesContent } from '@/content/series';
import type { ValueScale } from '@/lib/chart/scale';
import { grouped } from '@/lib/format';

/** How an upright ruler writes its values: '105,000', and the unit at the top: '40%'. */
export function rulerWords({ format }: SeriesContent, { decimals }: ValueScale) {
  return (value: number, top: boolean): string =>
    grouped(value, decimals) + (top && format === 'percent' ? '%' : '');
}
