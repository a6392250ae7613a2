/*
 * The vertical axis of a series, shared by its page, its card, its embedded chart and its picture.
 */
import type { SeriesContent } from '@/content/series';
import { hasTenures } from '@/figures/history';
import { type ValueScale, createValueScale } from '@/lib/chart/scale';
import { NAIRA_SIGN } from '@/lib/format';
import { formatTick } from './values';

/**
 * Minimum span of an axis, so that a small change does not fill the plot. For indexes and prices it
 * is a percentage of the value, for rates a number of percentage points.
 */
const MIN_SPAN_PERCENT = 0.5;
export const MIN_SPAN_POINTS = 2;
/** Minimum span for the rate of one tenor, which changes less than inflation or the policy rate. */
const MIN_SPAN_POINTS_OF_TENOR = 0.8;

/**
 * Space above and below the line of a rate, so that no point touches the break mark at the foot of
 * the axis.
 */
const RATE_PADDING = 0.16;

type AxisContent = Pick<SeriesContent, 'id' | 'every' | 'format'>;

interface AxisOptions {
  /** True if the values are changes since the first value. */
  isChange?: boolean;
  /** Space above and below the values, as a fraction of their range. */
  room?: number | undefined;
}

/**
 * Returns whether a series is drawn as bars. Quarterly series are, because readers compare growth
 * with 0.
 */
export const isDrawnAsBars = ({ every }: Pick<SeriesContent, 'every'>) => every === 'quarter';

function getMinSpan({ id, format }: AxisContent, value: number, isChange: boolean): number {
  if (format === 'percent') return hasTenures(id) ? MIN_SPAN_POINTS_OF_TENOR : MIN_SPAN_POINTS;
  return isChange ? MIN_SPAN_PERCENT : (value * MIN_SPAN_PERCENT) / 100;
}

/** Returns the scale for the drawn values. Bars start at 0. Lines fill the plot. */
export function createSeriesScale(
  content: AxisContent,
  values: readonly number[],
  { isChange = false, room }: AxisOptions = {},
): ValueScale {
  if (isDrawnAsBars(content)) return createValueScale(values, { zero: true, room });
  const least = getMinSpan(content, values[0] ?? 0, isChange);
  const isRate = content.format === 'percent' && !isChange;
  return createValueScale(values, { least, room: room ?? (isRate ? RATE_PADDING : undefined) });
}

/**
 * Returns the start of a rate's axis, such as '20%', or null if it is 0 or less. An axis that
 * starts above 0 needs a break mark, because the height of the line is not the height of the rate.
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
 * Returns a formatter for the labels of a y-axis. Only the top label has the unit: '105,000',
 * '40%'. On a series page, where `shownRange` is given, the top label in naira has its sign:
 * 'N1,500'. Relative values have a sign and a unit: '+10%', '+0.5 pp'.
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
      // There is only space for 'pp' on the top label.
      return sign + written + (top || !percent ? unit : '');
    }
    return top ? (naira ? NAIRA_SIGN : '') + written + (percent ? '%' : '') : written;
  };
}
