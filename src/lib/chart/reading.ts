import { bisector } from 'd3-array';
import { addMonths } from '../days';

/** A day that can be read: when it is in UTC ms, and where, as a fraction of the plot's width. */
export interface DayStop {
  at: number;
  x: number;
}

const byPlace = bisector(({ x }: DayStop) => x);

/** Returns the stop that lies nearest to a place; of two as near the later. */
export const nearestStop = (stops: readonly DayStop[], x: number) => byPlace.center(stops, x);

/** Returns the last stop up to a month away, but at least one stop on. */
function monthOn(stops: readonly DayStop[], index: number, months: 1 | -1): number {
  const from = stops[index];
  if (from === undefined) return index;
  const target = addMonths(from.at, months);
  const found = stops.findLastIndex(({ at }) => at <= target);
  return months > 0 ? Math.max(found, index + 1) : Math.min(found, index - 1);
}

/** Returns the stop to which a key leads: arrows by one, Page Up and Down by a month. Null for any other key. */
export function stopAfterKey(stops: readonly DayStop[], index: number, key: string): number | null {
  const last = stops.length - 1;
  const target = new Map([
    ['ArrowRight', index + 1],
    ['ArrowUp', index + 1],
    ['ArrowLeft', index - 1],
    ['ArrowDown', index - 1],
    ['PageUp', monthOn(stops, index, 1)],
    ['PageDown', monthOn(stops, index, -1)],
    ['Home', 0],
    ['End', last],
  ]).get(key);
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}
