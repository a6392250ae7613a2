import { addMonths } from '@/lib/calendar';

/** Returns the last stop up to a month away, but at least one stop on where there is one. */
export function stopMonthOn(stops: readonly DayStop[], index: number, months: 1 | -1): number {
  const target = addMonths(stops[index]?.at ?? 0, months);
  const found = stops.findLastIndex(({ at }) => at <= target);
  const next = months > 0 ? Math.max(found, index + 1) : Math.min(found, index - 1);
  return Math.max(0, Math.min(next, stops.length - 1));
}

/** A day that can be read: when it is in UTC ms, and where, as a fraction of the plot's width. */
export interface DayStop {
  at: number;
  x: number;
}
