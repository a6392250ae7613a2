import type { SeriesContent } from '@/content/series';
import {
  areComparable,
  type Direction as MoveDirection,
  getDirection,
  formatChange,
  formatPriceChange,
  formatSize,
  calculatePercentMove,
  calculatePointsMove,
} from '@/lib/change';
import { roundDifference } from '@/lib/decimal';
import { formatNaira, formatPercent, formatPrice, formatGrouped, roundTo2 } from '@/lib/format';
import { type Figure, toTimestamp } from './figures';

export type Direction = MoveDirection | 'incomparable';

/** Formats a value without its naira sign, for small spaces: '1,532.45', '23.18%'. */
export function formatBareValue({ format }: SeriesContent, value: number): string {
  return format === 'percent' ? formatPercent(value) : formatPrice(value);
}

/** Formats a value with its naira or percent sign: '105,432.07', 'N1,532.45', '23.18%'. */
export function formatValue(content: SeriesContent, value: number): string {
  if (content.format !== 'naira') return formatBareValue(content, value);
  return `${value < 0 ? '-' : ''}${formatNaira(Math.abs(value))}`;
}

interface Move {
  direction: MoveDirection;
  /**
   * The change, rounded to 2 decimals: in percent for indexes and prices, in percentage points for
   * rates.
   */
  amount: number;
  /**
   * The size of the change without a sign: '0.62%', 'N1.25 (0.08%)', '1.30 percentage points',
   * 'less than 0.01%'.
   */
  size: string;
  /** A short text with a sign: '+0.62%', '-1.30 pp', '-N0.06', 'up less than 0.01%'. */
  signed: string;
}

function getPointsMove(from: number, to: number): Move {
  const points = calculatePointsMove(from, to);
  return {
    direction: getDirection(points),
    amount: roundTo2(points),
    size: `${formatSize(points)} percentage points`,
    signed: formatChange(points, ' pp'),
  };
}

/**
 * Formats the size of a change in naira: 'N1.25 (0.08%)', 'N0.06 (less than 0.01%)', 'less than
 * N0.01'.
 */
function formatNairaSize(from: number, to: number): string {
  const amount = Math.abs(roundDifference(from, to));
  if (amount === 0 && from !== to) return `less than ${formatNaira(0.01)}`;
  return `${formatNaira(amount)} (${formatSize(calculatePercentMove(from, to))}%)`;
}

/**
 * Returns the change from one value to another. Returns null if a percentage makes no sense, such
 * as from 0.
 */
export function getMove({ format }: SeriesContent, from: number, to: number): Move | null {
  if (format === 'percent') return getPointsMove(from, to);
  if (!areComparable(from, to)) return null;
  const percent = calculatePercentMove(from, to);
  const isNaira = format === 'naira';
  return {
    direction: getDirection(percent),
    amount: roundTo2(percent),
    size: isNaira ? formatNairaSize(from, to) : `${formatSize(percent)}%`,
    signed: isNaira ? formatPriceChange(from, to) : formatChange(percent),
  };
}

/**
 * Returns the break (a rebasing) between two figures, or undefined if there is none. Figures before
 * and after a break are not compared.
 */
export const findBreak = ({ breaks }: SeriesContent, from: Figure, to: Figure) =>
  breaks.findLast(({ at }) => from.at < toTimestamp(at) && toTimestamp(at) <= to.at);

/**
 * Returns the change between two figures. Returns null across a break, without an earlier figure,
 * and from 0.
 */
export const getFigureMove = (content: SeriesContent, from: Figure | undefined, to: Figure) =>
  from === undefined || findBreak(content, from, to) !== undefined
    ? null
    : getMove(content, from.value, to.value);

/** Formats a label of an axis. Shortens values of a million or more: '1.5m', '-2bn'. */
export function formatTick(value: number, decimals: number): string {
  const amount = Math.abs(value);
  if (amount < 1e6) return formatGrouped(value, decimals);
  const [size, unit] = amount < 1e9 ? [1e6, 'm'] : [1e9, 'bn'];
  return `${Number((value / size).toFixed(6))}${unit}`;
}
