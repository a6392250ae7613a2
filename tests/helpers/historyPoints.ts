import { addDays, isTradingDay, listTradingDays } from '@/lib/days';
import { type Points, getYear } from '@/figures/history';
import type { Revision, YearOfSeries } from '@/figures/revisions';

export type DayPoint = {
  value: number;
  savedAt: string;
  first?: { value: number; savedAt: string };
};

/** Returns a point that was saved on the evening of its session. */
export function createPoint(value: number, day = '2025-03-14'): DayPoint {
  return { value, savedAt: `${day}T17:42:00.000Z` };
}

/** Returns a point of a list of rates, by the labels of its tenors. */
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
 * Returns a point for each weekday, both ends included. `valueOf` gets the index of the day, from
 * 0.
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
 * Returns points of `count` sessions up to a day, oldest first, each a little above the previous
 * one.
 */
export function createSessionsUpTo(day: string, count: number): Points {
  const [first = day] = listTradingDays(day, count, new Set()).slice(-1);
  return createWeekdayPoints(first, day, (index) => 100 + index / 100);
}

/** Returns the stored years of points. A revision belongs to the year of its points. */
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
