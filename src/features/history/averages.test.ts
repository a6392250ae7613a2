import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/days';
import { roundAverage } from '@/lib/decimal';
import { createPoints } from '../../../tests/helpers/historyPoints';
import { isTradingDay } from '../../../tests/helpers/expected/dates';
import { getSeriesContent } from '../../../tests/helpers/series';
import { toAveragesCsv } from './averagesFile';
import { type AveragePeriod, calculateAverages } from './averages';
import { toFigures } from './figures';
import type { SeriesRange } from './ranges';

const content = getSeriesContent('exchange-rate');
const NOW = new Date('2026-11-27T20:00:00Z');

/**
 * Returns points with a value for each trading day. The values repeat if there are more days than
 * values.
 */
function closes(from: string, to: string, values: readonly number[] = [1500]) {
  const points: Record<string, number> = {};
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const index = Object.keys(points).length;
    if (isTradingDay(day)) points[day] = values[index % values.length] ?? 0;
  }
  return points;
}

const rowsOf = (
  points: Record<string, number>,
  {
    range = 'all',
    period = 'month',
    now = NOW,
  }: { range?: SeriesRange; period?: AveragePeriod; now?: Date } = {},
) => calculateAverages({ content, figures: toFigures(createPoints(points)), range, period, now });

describe('roundAverage', () => {
  it.each([
    [[1, 2], 1.5],
    [[0.1, 0.2, 0.3], 0.2],
    [[1.005, 1.005], 1.01],
    [[2, 2, 3], 2.33],
    [[2, 3, 3], 2.67],
    [[-1.005], -1.01],
    [[1_532.45, 1_529.52, 1_531.06], 1_531.01],
  ])('returns the average of %j as %d', (values, average) => {
    expect(roundAverage(values)).toBe(average);
  });

  const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((value) => value / 100);
  it('returns an average between the lowest and the highest value', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        expect(roundAverage(values)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(roundAverage(values)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
  it('returns the same average for any order of the values', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        expect(roundAverage(values.toReversed())).toBe(roundAverage(values));
      }),
    );
  });
  it('returns the exact average of prices, with half a cent rounded up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1 }), (values) => {
        const sum = values.reduce((total, value) => total + BigInt(value), 0n);
        const count = BigInt(values.length);
        const expected = Number((sum * 2n + count) / (count * 2n)) / 100;
        expect(roundAverage(values.map((value) => value / 100))).toBe(expected);
      }),
    );
  });
});

describe('calculateAverages', () => {
  it('returns the average, the last, lowest and highest value and the number of sessions of a month', () => {
    const [row] = rowsOf(
      { '2026-10-01': 1500, '2026-10-02': 1520.5, '2026-10-30': 1490.1, '2026-11-02': 9 },
      { range: { from: '2026-10-01', to: '2026-10-31' } },
    );
    expect(row).toMatchObject({ key: '2026-10', average: 1503.53, sessions: 3 });
    expect([row?.end.value, row?.lowest.value, row?.highest.value]).toEqual([
      1490.1, 1490.1, 1520.5,
    ]);
  });
  it('counts the trading days without a figure', () => {
    const { '2026-10-14': _, ...points } = closes('2026-10-01', '2026-11-27');
    const [october] = rowsOf(points);
    const tradingDays = Object.keys(closes('2026-10-01', '2026-10-31')).length;
    expect(october).toMatchObject({ sessions: tradingDays - 1, missing: 1 });
  });
  it('counts the last trading day of a past month as missing', () => {
    const [october] = rowsOf(closes('2026-10-01', '2026-10-29'), {
      now: new Date('2026-11-02T20:00:00Z'),
    });
    expect(october).toMatchObject({ key: '2026-10', missing: 1, isSoFar: false });
  });
  it('marks the current month as incomplete while some of its trading days are still to come', () => {
    const rows = rowsOf(closes('2026-10-01', '2026-11-26'));
    expect(rows.map(({ key, isSoFar }) => [key, isSoFar])).toEqual([
      ['2026-10', false],
      ['2026-11', true],
    ]);
  });
  it('returns the first or last included day of a month that is only partly in the range', () => {
    const rows = rowsOf(closes('2026-09-01', '2026-11-27'), {
      range: { from: '2026-09-14', to: '2026-10-16' },
    });
    expect(rows.map(({ key, from, until }) => [key, from, until])).toEqual([
      ['2026-09', '2026-09-14', null],
      ['2026-10', null, '2026-10-16'],
    ]);
  });
  it('ends a past month at the end of the range even if its last sessions have no figures', () => {
    const rows = rowsOf(closes('2026-10-01', '2026-10-14'), {
      range: { from: '2026-10-01', to: '2026-10-16' },
      now: new Date('2026-11-02T20:00:00Z'),
    });
    expect(rows).toMatchObject([{ missing: 2, until: '2026-10-16', isSoFar: false }]);
  });
  it('treats a month as complete if the range begins on the weekend before its first session', () => {
    const [august] = rowsOf(closes('2026-07-01', '2026-11-27'), {
      range: { from: '2026-08-02', to: '2026-08-31' },
    });
    expect(august).toMatchObject({ key: '2026-08', from: null, until: null });
  });
});

it('counts the same number of sessions by month and by quarter', () => {
  const points = closes('2026-01-01', '2026-11-27', [1500, 1510.25, 1490.75]);
  const count = (period: AveragePeriod) =>
    rowsOf(points, { period }).reduce((sum, { sessions }) => sum + sessions, 0);
  expect(count('month')).toBe(Object.keys(points).length);
  expect(count('quarter')).toBe(count('month'));
});

it('returns no row for a month without sessions', () => {
  const rows = rowsOf({ '2026-08-31': 1, '2026-10-01': 2 });
  expect(rows.map(({ key }) => key)).toEqual(['2026-08', '2026-10']);
});

it('returns no rows without figures', () => {
  expect(rowsOf({})).toEqual([]);
});

it('writes the first or last day of an incomplete month to the CSV file', () => {
  const range = { from: '2026-09-14', to: '2026-10-16' };
  const rows = rowsOf(closes('2026-09-01', '2026-11-27'), { range });
  const [head, ...lines] = toAveragesCsv(content, rows, 'month', NOW)
    .slice(1)
    .trimEnd()
    .split('\r\n');
  expect(head).toContain('Month,"Average, Naira per US dollar, source: Central Bank of Nigeria"');
  expect(lines.map((line) => line.split(',').slice(0, 9))).toEqual([
    ['2026-09', '1500', '1500', '1500', '1500', '13', '0', '2026-09-14', ''],
    ['2026-10', '1500', '1500', '1500', '1500', '11', '0', '', '2026-10-16'],
  ]);
});
