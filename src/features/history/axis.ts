import type { SeriesContent } from '@/content/series';
import { hasTenures } from '@/figures/history';
import { type ValueScale, createValueScale } from '@/lib/chart/scale';
import { NAIRA_SIGN } from '@/lib/format';
import { formatTick } from './values';

/**
 * Minimum range of values on an axis, so that a small change does not fill the whole chart. It is a
 * percentage of the value for indexes and prices, and a number of percentage points for rates.
 */
const MIN_SPAN_PERCENT = 0.5;
export const MIN_SPAN_POINTS = 2;
/**
 * The smallest range of values on the axis of a single tenor, in percentage points. It is smaller
 * than for other rates, because the rate of a tenor changes less than inflation or the policy rate.
 */
const MIN_SPAN_POINTS_OF_TENOR = 0.8;

/**
 * Space above and below the line of a rate, as a fraction of the range of its values. This space
 * keeps the line away from the break mark at the bottom of the axis.
 */
const RATE_PADDING = 0.16;

type AxisContent = Pick<SeriesContent, 'id' | 'every' | 'format'>;

export interface AxisOptions {
  /** True if the chart shows changes from the first value instead of the values. */
  isChange?: boolean;
  /** Space above and below the values, as a fraction of their range. */
  room?: number | undefined;
  /** True if the axis of a line starts at 0. The axis of bars always does. */
  fromZero?: boolean | undefined;
}

/**
 * Returns true for quarterly series. Their growth rates are compared with 0, which bars show better
 * than a line.
 */
export const isDrawnAsBars = ({ every }: Pick<SeriesContent, 'every'>) => every === 'quarter';

function getMinSpan({ id, format }: AxisContent, value: number, isChange: boolean): number {
  if (format === 'percent') return hasTenures(id) ? MIN_SPAN_POINTS_OF_TENOR : MIN_SPAN_POINTS;
  return isChange ? MIN_SPAN_PERCENT : (value * MIN_SPAN_PERCENT) / 100;
}

export function createSeriesScale(
  content: AxisContent,
  values: readonly number[],
  { isChange = false, room, fromZero = false }: AxisOptions = {},
): ValueScale {
  if (isDrawnAsBars(content) || (fromZero && !isChange))
    return createValueScale(values, { zero: true, room });
  const least = getMinSpan(content, values[0] ?? 0, isChange);
  const isRate = content.format === 'percent' && !isChange;
  return createValueScale(values, { least, room: room ?? (isRate ? RATE_PADDING : undefined) });
}

/**
 * Returns the lowest value on the axis of a rate, such as '20%'. Such an axis needs a break mark,
 * because it does not start at 0. Returns null for other series and for axes that start at 0 or
 * below.
 */
export function formatAxisStart(
  { format }: Pick<SeriesContent, 'format'>,
  { low }: ValueScale,
  isChange = false,
): string | null {
  if (format !== 'percent' || isChange || low <= 0) return null;
  const [, decimals = ''] = `${low}`.split('.');
  return `${formatTick(low, decimals.length)}%`;
}

/**
 * Returns a formatter for the labels of the y-axis. Only the top label has a unit: '105,000',
 * '40%'. Changes have a sign and a unit: '+10%', '+0.5 pp'. With `shownRange`, as on series pages,
 * the top label of a price has a naira sign: 'N1,500'.
 */
export function createAxisFormatter(
  { format }: Pick<SeriesContent, 'format'>,
  { decimals }: ValueScale,
  shownRange?: { relative: boolean },
) {
  const percent = format === 'percent';
  const naira = format === 'naira' && shownRange !== undefined;
  return (value: number, top: boolean): string => {
    const written = formatTick(value, decimals);
    if (shownRange?.relative === true) {
      const sign = value > 0 && /[1-9]/.test(written) ? '+' : '';
      const unit = percent ? ' pp' : '%';
      return sign + written + (top || !percent ? unit : '');
    }
    return top ? (naira ? NAIRA_SIGN : '') + written + (percent ? '%' : '') : written;
  };
}
