import { expect, test, vi } from 'vitest';
import { holidays } from '../src/content/holidays.ts';
import {
  hasPeriods,
  parsePoints,
  type Point,
  seriesIds,
  type SeriesId,
} from '../src/figures/history.ts';
import { bondIds } from '../src/figures/market.ts';
import { parseRecent } from '../src/figures/recent.ts';
import { MAX_RECENT_SESSIONS } from '../src/figures/limits.ts';
import { findTradingDayFrom } from '../src/content/calendar.ts';
import { isTradingDay, getWeekday } from '../src/lib/days.ts';
import { formatPrice } from '../src/lib/format.ts';
import { addDays, addMonths, formatDay } from './calendar.ts';
import { createHistory } from './history.ts';
import { createInterviews } from './news.ts';
import { createCategories } from './resources.ts';
import { fixedIncome, createMarket } from './market.ts';

/** A Saturday night. The last trading day is Friday 20 November. */
const now = new Date('2026-11-21T22:00:00Z');

/** Returns all points of a series in the form that the site reads, oldest first. */
function listPoints(time: Date, series: SeriesId): [string, Point][] {
  const documents = createHistory(time);
  return [2022, 2023, 2024, 2025, 2026, 2027].flatMap((year) =>
    Object.entries(parsePoints(series, year, documents[`history/${series}-${year}`])),
  );
}

test('every series covers two years up to its newest figure, and growth covers four', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { asi, macroeconomics } = createMarket(now);
  const last = Object.fromEntries(
    seriesIds.map((series) => [series, listPoints(now, series).at(-1)]),
  );
  expect(last).toMatchObject({
    asi: ['2026-11-20', { value: asi.value, change: asi.change }],
    exchangeRate: ['2026-11-20', { value: macroeconomics.exchangeRate.price }],
    bonds: ['2026-10-26', { tenures: fixedIncome.bonds.tenures }],
    tbills: ['2026-11-18', { tenures: fixedIncome.tbills.tenures }],
    inflation: ['2026-10', { value: macroeconomics.inflation.percentage }],
    gdp: ['2026-Q2', { value: macroeconomics.gdp.percentage }],
    monetaryPolicy: ['2026-09-22', { value: macroeconomics.monetaryPolicy.percentage }],
  });
  expect(listPoints(now, 'gdp')[0]?.[0]).toBe('2022-Q3');
  for (const series of seriesIds.filter((id) => id !== 'gdp')) {
    const [first = ''] = listPoints(now, series)[0] ?? [];
    expect(first >= '2024-07' && first <= '2025-01-31', `${series} from ${first}`).toBe(true);
  }
  expect(listPoints(now, 'asi').length).toBeGreaterThan(480);
  for (const series of ['gdp', 'exchangeRate'] as const) {
    expect(listPoints(now, series).filter(([, point]) => point.first)).toHaveLength(1);
  }
  expect(warn).not.toHaveBeenCalled();
});

test('the figures agree with the events that the site describes', () => {
  const rates = Object.fromEntries(listPoints(now, 'monetaryPolicy'));
  expect(rates['2024-11-26']).toMatchObject({ value: 27.5 });
  expect(rates['2025-07-22']).toMatchObject({ value: 27.5 });
  expect(rates['2025-09-23']).toMatchObject({ value: 27 });
  const months = Object.fromEntries(listPoints(now, 'inflation'));
  const getInflation = (key: string) => getValue(months[key] && [key, months[key]]);
  expect(getInflation('2024-12') - getInflation('2025-01')).toBeGreaterThan(9);
});

test('the changes of the index are plausible', () => {
  const { asi } = createMarket(now);
  const values = listPoints(now, 'asi').map(([, point]) => ('value' in point ? point.value : 0));
  const changes = values.slice(1).map((value, index) => (value / (values[index] ?? 0) - 1) * 100);
  expect(changes.at(-1)).toBeCloseTo(asi.change, 2);
  expect(Math.max(...changes.map(Math.abs))).toBeLessThan(1.5);
});

test('the document of recent figures agrees with the documents of the years', () => {
  const recent = parseRecent(createHistory(now)['history/recent']);
  for (const series of bondIds) {
    const [day, point] = listPoints(now, series).at(-1) ?? [];
    expect(recent.lists?.[series]).toEqual({
      day,
      tenures: point !== undefined && 'tenures' in point && point.tenures,
    });
  }
  for (const series of ['asi', 'exchangeRate'] as const) {
    const points = listPoints(now, series).slice(-MAX_RECENT_SESSIONS);
    expect(Object.entries(recent[series])).toEqual(
      points.map(([day, point]) => [day, 'value' in point && point.value]),
    );
  }
});

const DAY_MS = 86_400_000;
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Two Saturdays in a row. In the week between them, the example data gets new figures. */
const saturdays = [now, new Date('2026-11-28T22:00:00Z')];

test.each(saturdays)('auctions, decisions and releases follow their schedules at %s', (time) => {
  const days = (series: SeriesId) => listPoints(time, series).map(([key]) => key);
  const weekdays = (series: SeriesId) => [...new Set(days(series).map(getWeekday))];
  expect(days('bonds').filter((day) => Number(day.slice(8)) < 22)).toEqual([]);
  expect(weekdays('bonds')).toEqual(['Monday']);
  const fromFirst = days('tbills').map((day) => Math.floor(countDays('2026-11-04', day) / 7));
  expect(fromFirst.filter((weeks) => weeks % 2 !== 0)).toEqual([]);
  // Because 1 January 2025 and 26 August 2026 were holidays, two auctions took place on a Thursday.
  expect(weekdays('tbills').toSorted()).toEqual(['Thursday', 'Wednesday']);
  expect(weekdays('monetaryPolicy')).toEqual(['Tuesday']);
  expect(new Set(days('monetaryPolicy').map((day) => day.slice(5, 7)))).toEqual(
    new Set(['02', '05', '07', '09', '11']),
  );
  for (const [key, { savedAt }] of listPoints(time, 'inflation')) {
    expect(savedAt.slice(0, 10)).toBe(findTradingDayFrom(`${addMonths(key, 1)}-15`));
  }
  for (const [key, { savedAt, first }] of listPoints(time, 'gdp')) {
    const month = addMonths(`${key.slice(0, 4)}-01`, 3 * Number(key.slice(6)) + 1);
    expect((first ?? { savedAt }).savedAt.slice(0, 10)).toBe(findTradingDayFrom(`${month}-25`));
  }
});

const getValue = (found: readonly [string, Point] | undefined) =>
  found !== undefined && 'value' in found[1] ? found[1].value : NaN;

test.each(saturdays)('news and reports agree with the figures at %s', (time) => {
  const decisions = listPoints(time, 'monetaryPolicy').slice(-2);
  expect(decisions.map(getValue)).toEqual([27, 27.5]);
  const [news] = createInterviews(time);
  expect(news?.title).toBe('Rates raised: what 27.50% means for lenders');
  expect(news?.description).toContain('raised its policy rate by half a point');
  expect((news?.created ?? '') > (decisions.at(-1)?.[0] ?? '')).toBe(true);
  const [, auctioned = ''] = listPoints(time, 'tbills')
    .map(([key]) => key)
    .slice(-2);
  const auction = createInterviews(time).find(({ title }) => title.startsWith('After the auction'));
  expect(auction?.created.slice(0, 10)).toBe(auctioned);

  const closes = listPoints(time, 'asi').slice(-5).toReversed();
  const [summaries] = createCategories(time);
  const names = summaries?.files.map(([, name]) => name).filter((name) => /index at/.test(name));
  expect(names).toEqual(
    closes.map(
      (close) => `Market summary, index at ${formatPrice(getValue(close))}, ${formatDay(close[0])}`,
    ),
  );
});

/**
 * Distance between the tested days. It is not a multiple of seven, so the days include every
 * weekday.
 */
const STEP_DAYS = 8;

test('the history has no weekends, holidays or future saves, whatever day it is created on', () => {
  const wrong = Array.from({ length: 46 }, (_, index) =>
    addDays('2026-11-20', STEP_DAYS * index),
  ).flatMap((today) => {
    const then = new Date(`${today}T15:00:00Z`);
    return seriesIds.flatMap((series) =>
      listPoints(then, series)
        .filter(
          ([key, point]) =>
            (!hasPeriods(series) && !isTradingDay(key, holidays)) ||
            point.savedAt > then.toISOString(),
        )
        .map(([key]) => `${today}: ${series} ${key}`),
    );
  });
  expect(wrong).toEqual([]);
});
