import { inOneUnit, quotientTo2 } from './decimal';

/** The exchange lets a share move so far in a day, in percent. */
export const DAILY_LIMIT = 10;

/** A close below half a kobo is shown as 0.00: there is no change from that. */
function areComparable(previous: number, current: number): boolean {
  return previous >= 0.005 && Number.isFinite(previous) && Number.isFinite(current);
}

/**
 * Returns the percent between two closes, rounded to 2 decimals; 0 when the previous close is shown
 * as 0. Worked out exactly: 200 to 223.45 is 11.725, which binary division misses.
 */
export function changePercent(previous: number, current: number): number {
  if (!areComparable(previous, current)) return 0;
  const [from, to] = inOneUnit(previous, current);
  return quotientTo2((to - from) * 100n, from);
}

/**
 * Returns whether a figure moved further than the daily limit, either way: unrounded, so 10.001% is beyond.
 * False when the previous figure is shown as 0.
 */
export function isBeyondDailyLimit(previous: number, current: number): boolean {
  if (!areComparable(previous, current)) return false;
  const [from, to] = inOneUnit(previous, current);
  const moved = to > from ? to - from : from - to;
  return moved * 100n > from * BigInt(DAILY_LIMIT);
}
