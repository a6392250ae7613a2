import { expect, test, vi } from 'vitest';
import { holidays } from '../src/content/holidays.ts';
import {
  isOfPeriods,
  parsePoints,
  type Point,
  seriesIds,
  type SeriesId,
} from '../src/figures/history.ts';
import { parseRecent } from '../src/figures/recent.ts';
import { RECENT_SESSIONS } from '../src/figures/limits.ts';
import { isTradingDay } from '../src/lib/days.ts';
import { addDays } from './calendar.ts';
import { historyAt } from './history.ts';
import { fixedIncome, marketAt } from './market.ts';

/** A Saturday night: the last trading day is Friday 20 November. */
const now = new Date('2026-11-21T22:00:00Z');

/** All points of a series as the site reads them, oldest first. */
function pointsAt(time: Date, series: SeriesId): [string, Point][] {
  const documents = historyAt(time);
  return [2024, 2025, 2026, 2027].flatMap((year) =>
    Object.entries(parsePoints(series, year, documents[`history/${series}-${year}`])),
  );
}

test('every series goes back two years from its figure of today', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { asi, macroeconomics } = marketAt(now);
  const last = Object.fromEntries(
    seriesIds.map((series) => [series, pointsAt(now, series).at(-1)]),
  );
  expect(last).toMatchObject({
    asi: ['2026-11-20', { value: asi.value, change: asi.change }],
    exchangeRate: ['2026-11-20', { value: macroeconomics.exchangeRate.price }],
    bonds: ['2026-11-20', { tenures: fixedIncome.bonds.tenures }],
    tbills: ['2026-11-20', { tenures: fixedIncome.tbills.tenures }],
    inflation: ['2026-10', { value: macroeconomics.inflation.percentage }],
    gdp: ['2026-Q2', { value: macroeconomics.gdp.percentage }],
    monetaryPolicy: ['2026-11-20', { value: macroeconomics.monetaryPolicy.percentage }],
  });
  for (const series of seriesIds) {
    const [first = ''] = pointsAt(now, series)[0] ?? [];
    expect(first >= '2024-07' && first <= '2025-01-31', `${series} from ${first}`).toBe(true);
  }
  expect(pointsAt(now, 'asi').length).toBeGreaterThan(480);
  for (const series of ['gdp', 'exchangeRate'] as const) {
    expect(pointsAt(now, series).filter(([, point]) => point.first)).toHaveLength(1);
  }
  expect(warn).not.toHaveBeenCalled();
});

test('the figures agree with what the site says happened', () => {
  const rates = Object.fromEntries(pointsAt(now, 'monetaryPolicy'));
  expect(rates['2024-11-26']).toMatchObject({ value: 27.5 });
  expect(rates['2025-07-22']).toMatchObject({ value: 27.5 });
  expect(rates['2025-09-23']).toMatchObject({ value: 27 });
  const months = Object.fromEntries(pointsAt(now, 'inflation'));
  const valueOf = (key: string) => {
    const point = months[key];
    return point !== undefined && 'value' in point ? point.value : NaN;
  };
  expect(valueOf('2024-12') - valueOf('2025-01')).toBeGreaterThan(9);
});

test('the index moves by what its last change says, and never wildly', () => {
  const { asi } = marketAt(now);
  const values = pointsAt(now, 'asi').map(([, point]) => ('value' in point ? point.value : 0));
  const changes = values.slice(1).map((value, place) => (value / (values[place] ?? 0) - 1) * 100);
  expect(changes.at(-1)).toBeCloseTo(asi.change, 2);
  expect(Math.max(...changes.map(Math.abs))).toBeLessThan(1.5);
});

test('the last sessions are those of the years', () => {
  const recent = parseRecent(historyAt(now)['history/recent']);
  for (const series of ['asi', 'exchangeRate'] as const) {
    const points = pointsAt(now, series).slice(-RECENT_SESSIONS);
    expect(Object.entries(recent[series])).toEqual(
      points.map(([day, point]) => [day, 'value' in point && point.value]),
    );
  }
});

/** Every weekday is among them. */
const EVERY_DAYS = 8;

test('on any day no point lies at a weekend, on a holiday or after now', () => {
  const wrong = Array.from({ length: 46 }, (_, index) =>
    addDays('2026-11-20', EVERY_DAYS * index),
  ).flatMap((today) => {
    const then = new Date(`${today}T15:00:00Z`);
    return seriesIds.flatMap((series) =>
      pointsAt(then, series)
        .filter(
          ([key, point]) =>
            (!isOfPeriods(series) && !isTradingDay(key, holidays)) ||
            point.savedAt > then.toISOString(),
        )
        .map(([key]) => `${today}: ${series} ${key}`),
    );
  });
  expect(wrong).toEqual([]);
});
