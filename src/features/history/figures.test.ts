import { describe, expect, it } from 'vitest';
import { createListPoint, createPoints } from '../../../tests/helpers/historyPoints';
import type { Points } from '@/figures/history';
import { toFigures, findNearestTenure, parseTenureDays, listTenures } from './figures';
import { getSeriesContent } from '../../../tests/helpers/series';

describe('toFigures', () => {
  it('sorts days, months and quarters by time', () => {
    const points = createPoints({ '2026-Q3': 3, '2026-02-17': 2, '2025-12': 1, '2026-11-20': 4 });
    const keys = toFigures(points).map(({ key, value }) => `${value}: ${key}`);
    expect(keys).toEqual(['1: 2025-12', '2: 2026-02-17', '3: 2026-Q3', '4: 2026-11-20']);
  });

  it("prefers the point published first if '2026-07' and '2026-07-01' are both stored", () => {
    const first = { value: 1, savedAt: '2026-10-01T00:00:00.000Z' };
    const points: Points = {
      '2026-07': { value: 2, savedAt: '2026-10-03T00:00:00.000Z', first },
      '2026-07-01': { value: 3, savedAt: '2026-10-02T00:00:00.000Z' },
    };
    expect(toFigures(points)).toMatchObject([{ key: '2026-07', value: 2 }]);
  });

  it('ignores upper and lower case in tenor labels', () => {
    const points: Points = {
      '2026-11-18': createListPoint(['5-Year', 18], ['10-Year', 19]),
      '2026-11-19': createListPoint(['5-YEAR', 18.1]),
      '2026-11-20': createListPoint(['5-YEAR', 18.2], ['10-YEAR', 19.2], ['10-YEAR', 99]),
    };
    expect(toFigures(points, '10-YEAR').map(({ value }) => value)).toEqual([19, 19.2]);
    expect(toFigures(points)).toEqual([]);
    expect(listTenures(points).map(({ label }) => label)).toEqual(['5-YEAR', '10-YEAR']);
  });

  it('marks a rate as revised only if the rate of the same tenor changed', () => {
    const first = createListPoint(['5-YEAR', 18], ['10-YEAR', 19]);
    const points = {
      '2026-11-20': { ...createListPoint(['5-YEAR', 18], ['10-YEAR', 19.5]), first },
    };
    expect(toFigures(points, '5-YEAR')[0]?.first).toBeUndefined();
    expect(toFigures(points, '10-YEAR')[0]?.first).toEqual({
      value: 19,
      savedAt: first.savedAt,
    });
  });
});

it('lists the tenors of the newest list before tenors that have ended', () => {
  const older = { '2026-10-20': createListPoint(['7-YEAR', 17], ['5-YEAR', 18]) };
  const points = { '2026-11-20': createListPoint(['10-YEAR', 19], ['5-YEAR', 18]), ...older };
  expect(listTenures(points)).toEqual([
    { label: '10-YEAR', ended: null },
    { label: '5-YEAR', ended: null },
    { label: '7-YEAR', ended: '2026-10-20' },
  ]);
  expect(listTenures(createPoints({ '2026-11-20': 1 }))).toEqual([]);
});

it.each([
  ['10-YEAR', 3650],
  ['91-DAY', 91],
  ['6 months', 180],
  ['FGN APR 2029', Infinity],
  ['', Infinity],
])('parses the tenor "%s" as %d days', (label, days) => {
  expect(parseTenureDays(label)).toBe(days);
});

it('returns the requested tenor, or a default if it does not exist', () => {
  const [bonds, bills] = [getSeriesContent('bonds'), getSeriesContent('treasury-bills')];
  const createTenures = (...labels: string[]) => labels.map((label) => ({ label, ended: null }));
  expect(findNearestTenure(bonds, createTenures('5-YEAR', '10-YEAR'), '5-year')).toBe('5-YEAR');
  expect(findNearestTenure(bonds, createTenures('5-YEAR', '9-YEAR', '20-YEAR'), '3-YEAR')).toBe(
    '9-YEAR',
  );
  expect(findNearestTenure(bonds, createTenures('long', 'short'), null)).toBe('long');
  expect(findNearestTenure(bills, createTenures('91-DAY', '364-DAY'), null)).toBe('91-DAY');
  expect(findNearestTenure(bonds, [], null)).toBeUndefined();
  const ended = [...createTenures('20-YEAR'), { label: '10-YEAR', ended: '2025-06-01' }];
  expect(findNearestTenure(bonds, ended, null)).toBe('20-YEAR');
  expect(findNearestTenure(bonds, ended, '10-year')).toBe('10-YEAR');
});
