import { roundDifference, toCommonUnit, roundQuotient } from './decimal';
import { formatNaira, formatPrice } from './format';

export type Direction = 'up' | 'down' | 'same';

export function getDirection(change: number): Direction {
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

/** The exchange limits the daily move of a share to this percentage. */
export const DAILY_LIMIT = 10;

/**
 * A rate or an indicator that moves by more than this number of percentage points is probably a
 * typing error.
 */
export const POINTS_LIMIT = 5;

/**
 * Returns whether a percentage change can be computed. A previous price below 0.005 is shown as
 * 0.00, so it has no percentage change.
 */
export function areComparable(previous: number, current: number): boolean {
  return previous >= 0.005 && Number.isFinite(previous) && Number.isFinite(current);
}

/**
 * Returns the percentage change between two prices, rounded to 2 decimals; 0 if the previous price
 * is shown as 0.00. The calculation is decimal: the change from 200 to 223.45 is exactly 11.725,
 * which binary arithmetic would round down.
 */
export function calculatePercentChange(previous: number, current: number): number {
  if (!areComparable(previous, current)) return 0;
  const [from, to] = toCommonUnit(previous, current);
  return roundQuotient((to - from) * 100n, from);
}

/**
 * Returns the percentage change between two prices, rounded to 2 decimals. A change that would
 * round to 0.00 is not rounded, so that its sign is kept.
 */
export function calculatePercentMove(previous: number, current: number): number {
  const rounded = calculatePercentChange(previous, current);
  if (rounded !== 0 || !areComparable(previous, current)) return rounded;
  return ((current - previous) / previous) * 100;
}

/**
 * Returns the difference between two rates in percentage points, rounded to 2 decimals. A
 * difference that would round to 0.00 is not rounded, so that its sign is kept.
 */
export function calculatePointsMove(previous: number, current: number): number {
  const rounded = roundDifference(previous, current);
  return rounded === 0 ? current - previous : rounded;
}

const TINY_SIZE = 'less than 0.01';

/** Returns whether a change is not 0 but rounds to 0.00. */
export const isTinyChange = (change: number) => formatSize(change) === TINY_SIZE;

/** Formats the size of a change without its sign: '0.62', or 'less than 0.01' for a tiny change. */
export function formatSize(change: number): string {
  const size = formatPrice(Math.abs(change));
  return change !== 0 && size === '0.00' ? TINY_SIZE : size;
}

/**
 * Formats a change with its direction, such as '+0.62%', '-1.30 pp' or 'up less than 0.01%'. A
 * change of 0 is '0.00%', without a sign.
 */
export function formatChange(change: number, unit: '%' | ' pp' | '' = '%'): string {
  const size = formatSize(change) + unit;
  if (change === 0) return size;
  if (isTinyChange(change)) return `${getDirection(change)} ${size}`;
  return (change > 0 ? '+' : '-') + size;
}

/**
 * Formats the change between two prices in naira, such as '+9.98%'. If the percentage would round
 * to 0.00, returns the amount instead, such as '-N0.06'.
 */
export function formatPriceChange(previous: number, current: number): string {
  const percent = calculatePercentMove(previous, current);
  const amount = roundDifference(previous, current);
  if (!isTinyChange(percent) || amount === 0) return formatChange(percent);
  return (amount > 0 ? '+' : '-') + formatNaira(Math.abs(amount));
}

/**
 * Returns the direction of a share or the index for public pages. An unchanged price is shown as up
 * there.
 */
export function getShareDirection(change: number): 'up' | 'down' {
  return change < 0 ? 'down' : 'up';
}

/** Adds a plus sign to a change of 0 on public pages, for a share or the index: '+0.00%'. */
export function addPlusIfZero(change: string): string {
  return change === '0.00%' ? '+0.00%' : change;
}

/**
 * Returns whether a price moved by more than the daily limit. A move of 10.001% exceeds the limit,
 * although it is shown as 10.00%. Returns false if the previous price is shown as 0.00.
 */
export function isBeyondDailyLimit(previous: number, current: number): boolean {
  if (!areComparable(previous, current)) return false;
  const [from, to] = toCommonUnit(previous, current);
  const moved = to > from ? to - from : from - to;
  return moved * 100n > from * BigInt(DAILY_LIMIT);
}
