import { addMonths } from '@/lib/calendar';

/**
 * Returns the index of the stop a month later or earlier: the last one up to that day, but at least
 * one stop away.
 */
export function findStopMonthAway(
  stops: readonly DayStop[],
  index: number,
  months: 1 | -1,
): number {
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
