import { bisector } from 'd3-array';
import { addMonths } from '../calendar';

/** A day that can be read: when it is in UTC ms, and where, as a fraction of the plot's width. */
export interface DayStop {
  at: number;
  x: number;
}

const byPlace = bisector(({ x }: DayStop) => x);

/** Returns the stop that lies nearest to a place; of two as near the later. */
export const nearestStop = (stops: readonly DayStop[], x: number) => byPlace.center(stops, x);

/** Returns the last stop up to a month away, but at least one stop on where there is one. */
export function stopMonthOn(stops: readonly DayStop[], index: number, months: 1 | -1): number {
  const target = addMonths(stops[index]?.at ?? 0, months);
  const found = stops.findLastIndex(({ at }) => at <= target);
  return months > 0
    ? Math.min(Math.max(found, index + 1), stops.length - 1)
    : Math.max(0, Math.min(found, index - 1));
}
