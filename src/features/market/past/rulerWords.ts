import type { SeriesContent } from '@/content/series';
import type { ValueScale } from '@/lib/chart/scale';
import { grouped } from '@/lib/format';

/**
 * How an upright ruler writes its values: '105,000', and the unit at the top: '40%'. That of a series'
 * own page, which is `shown`, has 'N1,500' there too, and '+10%' where lines are drawn as change.
 */
export function rulerWords(
  { format }: SeriesContent,
  { decimals }: ValueScale,
  shown?: { relative: boolean },
) {
  const percent = format === 'percent';
  const naira = format === 'naira' && shown !== undefined;
  return (value: number, top: boolean): string => {
    const written = grouped(value, decimals);
    if (shown?.relative === true) {
      const sign = value > 0 && /[1-9]/.test(written) ? '+' : '';
      return sign + written + (percent ? '' : '%');
    }
    return top ? (naira ? 'N' : '') + written + (percent ? '%' : '') : written;
  };
}
