import type { SeriesContent } from '@/content/series';
import type { ValueScale } from '@/lib/chart/scale';
import type { Shown } from './shown';

/**
 * How the upright ruler writes its values: '105,000', 'N1,500' and '40%' at the top, and '+10%'
 * where lines are drawn as change.
 */
export function rulerFormat(content: SeriesContent, shown: Shown, { decimals }: ValueScale) {
  const number = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: shown.relative ? 'exceptZero' : 'auto',
  });
  const inPercent = content.format === 'percent';
  return (value: number, top: boolean): string => {
    const written = number.format(value);
    if (shown.relative) return inPercent ? written : `${written}%`;
    if (!top) return written;
    return inPercent ? `${written}%` : content.format === 'naira' ? `N${written}` : written;
  };
}
