/** Past figures for tests: points by day or period. */
const DAY_MS = 86_400_000;

/** A stored point of one value. */
export type DayPoint = {
  value: number;
  savedAt: string;
  first?: { value: number; savedAt: string };
};

/** A point as it was saved on its own evening. */
export function point(value: number, day = '2025-03-14'): DayPoint {
  return { value, savedAt: `${day}T17:42:00.000Z` };
}

/** A point of every weekday, both ends included; `valueOf` has the place of the day, from 0. */
export function weekdays(
  from: string,
  to: string,
  valueOf: (place: number) => number,
): Record<string, DayPoint> {
  const points: Record<string, DayPoint> = {};
  let place = 0;
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const date = new Date(at);
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) continue;
    const day = date.toISOString().slice(0, 10);
    points[day] = point(valueOf(place), day);
    place += 1;
  }
  return points;
}
