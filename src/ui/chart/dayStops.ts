import { addMonths } from '@/lib/calendar';

/** Returns the last stop within a month, or the next stop if there is none. */
export function stopMonthOn(stops: readonly DayStop[], index: number, months: 1 | -1): number {
  const target = addMonths(stops[index]?.at ?? 0, months);
  const found = stops.findLastIndex(({ at }) => at <= target);
  const next = months > 0 ? Math.max(found, index + 1) : Math.min(found, index - 1);
  return Math.max(0, Math.min(next, stops.length - 1));
}

/** A position of the cursor: its day as UTC ms, and its fraction of the plot's width. */
export interface DayStop {
  at: number;
  x: number;
}
