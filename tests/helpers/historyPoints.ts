import { addDays, isTradingDay, listTradingDays } from '@/lib/days';
import { type Points, getYear } from '@/figures/history';
import type { Revision, YearOfSeries } from '@/figures/revisions';

export type DayPoint = {
  value: number;
  savedAt: string;
  first?: { value: number; savedAt: string };
};

/** Returns a point that was saved on the evening of `day`. */
export function createPoint(value: number, day = '2025-03-14'): DayPoint {
  return { value, savedAt: `${day}T17:42:00.000Z` };
}

/** Returns a point with one rate for each tenor label, as in a list of bonds. */
export function createListPoint(...rates: readonly (readonly [label: string, rate: number])[]) {
  return {
    tenures: rates.map(([label, rate]) => ({ label, rate })),
    savedAt: '2025-03-14T17:42:00.000Z',
  };
}

export function createPoints(values: Readonly<Record<string, number>>): Points {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, createPoint(value)]),
  );
}

/**
 * Returns a point for each weekday from `from` to `to`, including both. `valueOf` receives the
 * index of the weekday, starting at 0.
 */
export function createWeekdayPoints(
  from: string,
  to: string,
  valueOf: (index: number) => number,
): Record<string, DayPoint> {
  const points: Record<string, DayPoint> = {};
  let index = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isTradingDay(day, new Set())) points[day] = createPoint(valueOf(index++), day);
  }
  return points;
}

/**
 * Returns points for the last `count` sessions up to `day`. Each value is slightly above the
 * previous one.
 */
export function createSessionsUpTo(day: string, count: number): Points {
  const [first = day] = listTradingDays(day, count, new Set()).slice(-1);
  return createWeekdayPoints(first, day, (index) => 100 + index / 100);
}

/** Splits points and revisions into years. A revision belongs to the years of its points. */
export function createYears(points: Points, revisions: readonly Revision[] = []): YearOfSeries[] {
  const years = [points, ...revisions.map(({ was: earlierValues }) => earlierValues)].flatMap(
    (some) => Object.keys(some).map(getYear),
  );
  const selectYear = (some: Points, year: number): Points =>
    Object.fromEntries(Object.entries(some).filter(([key]) => getYear(key) === year));
  return [...new Set(years)].map((year) => ({
    points: selectYear(points, year),
    revisions: revisions
      .map((revision) => ({ ...revision, was: selectYear(revision.was, year) }))
      .filter(({ was: earlierValues }) => Object.keys(earlierValues).length > 0),
  }));
}
