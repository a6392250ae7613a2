/** Points of the history as tests write them. */
import { tradingDays } from '@/lib/days';
import type { Point, Points } from '@/features/market/history';

const SAVED = '2025-03-14T17:42:00.000Z';

/** Points of one value each. */
export function pointsOf(values: Readonly<Record<string, number>>, savedAt = SAVED): Points {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]): [string, Point] => [key, { value, savedAt }]),
  );
}

/** So many sessions up to a day, oldest first, each a little above the one before. */
export function sessionsUpTo(day: string, count: number): Points {
  const days = tradingDays(day, count, new Set()).toReversed();
  return pointsOf(Object.fromEntries(days.map((each, index) => [each, 100 + index / 100])));
}
