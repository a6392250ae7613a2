import { addMonths } from '@/lib/calendar';

/**
 * Finds the day one month later or earlier, and returns the index of the last stop on or before
 * this day. Moves by at least one stop, but never beyond the first or the last stop.
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

/**
 * A position of the cursor: its day as UTC time in milliseconds, and its horizontal position as a
 * fraction of the plot.
 */
export interface DayStop {
  at: number;
  x: number;
}
