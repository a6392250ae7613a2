/** A day that can be read: when it is in UTC ms, and where, as a fraction of the plot's width. */
export interface DayStop {
  at: number;
  x: number;
}

/** Returns the stop that lies nearest to a place; of two as near the later. -1 without stops. */
export function nearestStop(stops: readonly DayStop[], x: number): number {
  let from = 0;
  let to = stops.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const [left, right] = [stops[middle], stops[middle + 1]];
    if (left === undefined || right === undefined) break;
    if (x - left.x < right.x - x) to = middle;
    else from = middle + 1;
  }
  return stops.length === 0 ? -1 : from;
}

/** Returns the same day a month later or earlier, or the last one of a shorter month. */
function monthAway(at: number, months: number): number {
  const day = new Date(at);
  const last = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0);
  const same = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate());
  return Math.min(last, same);
}

/** Returns the last stop up to a month away, but at least one stop on. */
function monthOn(stops: readonly DayStop[], index: number, months: 1 | -1): number {
  const from = stops[index];
  if (from === undefined) return index;
  const target = monthAway(from.at, months);
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
