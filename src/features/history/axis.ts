/*
 * The vertical axis of a series, the same on its page, on its card, in its embed and in its
 * picture.
 */
import type { SeriesContent } from '@/content/series';
import { hasTenures } from '@/figures/history';
import { type ValueScale, valueScale } from '@/lib/chart/scale';
import { NAIRA_SIGN } from '@/lib/format';
import { formatTick } from './values';

/**
 * The least span of an axis, so that a small move does not fill the plot: in percent of the value,
 * and in points.
 */
const LEAST_PERCENT = 0.5;
export const LEAST_POINTS = 2;
/** The rate of one tenor moves less than inflation or the policy rate. */
const LEAST_POINTS_OF_TENOR = 0.8;

/**
 * Room over and under the line of a rate, so that its newest point stands clear of a break mark at
 * the foot.
 */
const RATE_ROOM = 0.16;

type AxisContent = Pick<SeriesContent, 'id' | 'every' | 'format'>;

interface AxisOptions {
  /** The values are changes since the first one. */
  isChange?: boolean;
  /** Room over and under the values, as a part of their span. */
  room?: number | undefined;
}

/**
 * Returns whether a series is drawn as bars: growth of a quarter, which has a direction and is
 * compared with 0.
 */
export const isDrawnAsBars = ({ every }: Pick<SeriesContent, 'every'>) => every === 'quarter';

function leastSpan({ id, format }: AxisContent, value: number, isChange: boolean): number {
  if (format === 'percent') return hasTenures(id) ? LEAST_POINTS_OF_TENOR : LEAST_POINTS;
  return isChange ? LEAST_PERCENT : (value * LEAST_PERCENT) / 100;
}

/** Returns the scale for values that are drawn: bars begin at 0, lines fill the plot. */
export function seriesScale(
  content: AxisContent,
  values: readonly number[],
  { isChange = false, room }: AxisOptions = {},
): ValueScale {
  if (isDrawnAsBars(content)) return valueScale(values, { zero: true, room });
  const least = leastSpan(content, values[0] ?? 0, isChange);
  const isRate = content.format === 'percent' && !isChange;
  return valueScale(values, { least, room: room ?? (isRate ? RATE_ROOM : undefined) });
}

/**
 * Returns the percentage at which the axis of a rate begins, or null if that is 0 or less. The axis
 * has a break mark then: the height of the line is not the height of the rate.
 */
export function axisStart(
  { format }: Pick<SeriesContent, 'format'>,
  { low }: ValueScale,
  isChange = false,
): string | null {
  if (format !== 'percent' || isChange || low <= 0) return null;
  const [, decimals = ''] = `${low}`.split('.');
  return `${formatTick(low, decimals.length)}%`;
}

/**
 * Returns how a y axis writes its values: '105,000', and the unit at the top: '40%'. That of a
 * series' own page, for which `shownRange` is given, has 'N1,500' there too, and where lines are drawn as change
 * '+10%', of rates '+0.5 pp'.
 */
export function axisFormatter(
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
      // There is room for points at the top alone.
      return sign + written + (top || !percent ? unit : '');
    }
    return top ? (naira ? NAIRA_SIGN : '') + written + (percent ? '%' : '') : written;
  };
}
