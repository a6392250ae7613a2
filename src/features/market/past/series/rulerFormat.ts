import type { SeriesContent } from '@/content/series';
import type { ValueScale } from '@/lib/chart/scale';
import { grouped } from '@/lib/format';
import type { Shown } from './shown';

/**
 * How the upright ruler writes its values: '105,000', 'N1,500' and '40%' at the top, and '+10%'
 * where lines are drawn as change.
 */
export function rulerFormat(content: SeriesContent, shown: Shown, { decimals }: ValueScale) {
  const inPercent = content.format === 'percent';
  return (value: number, top: boolean): string => {
    const written = grouped(value, decimals);
    if (shown.relative) {
      const signed = value > 0 && /[1-9]/.test(written) ? `+${written}` : written;
      return inPercent ? signed : `${signed}%`;
    }
    if (!top) return written;
    return inPercent ? `${written}%` : content.format === 'naira' ? `N${written}` : written;
  };
}
