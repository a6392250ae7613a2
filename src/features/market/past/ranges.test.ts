import { describe, expect, it, test } from 'vitest';
import { pointsOf, sessionsUpTo } from '../../../../tests/helpers/pastPoints';
import { figuresOf, timeOf } from './figures';
import {
  addMonths,
  figureAt,
  figuresIn,
  firstYearOf,
  nearestRange,
  spanOf,
  thinned,
  yearEarlier,
} from './ranges';
import cases from './ranges.cases.json' with { type: 'json' };

const now = new Date('2026-11-22T10:00:00Z');
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

test.each(Object.entries(cases.nearest))('the range that "%s" means is %s', (text, range) => {
  expect(nearestRange(text)).toBe(range);
});

test('the range of no text is a year', () => {
  expect([nearestRange(null), nearestRange(undefined)]).toEqual(['1y', '1y']);
});

test.each(cases.months)('$from and $months months is $to', ({ from, months, to }) => {
  expect(day(addMonths(timeOf(from), months))).toBe(to);
});

describe('the span of a range', () => {
  const figures = figuresOf(sessionsUpTo('2026-11-20', 600));

  it('ends on the newest figure', () => {
    const span = spanOf('3m', figures, now);
    expect([day(span.from), day(span.to)]).toEqual(['2026-08-20', '2026-11-20']);
    expect(figuresIn(figures, span)).toHaveLength(67);
  });
  it('of all is from the first figure', () => {
    expect(spanOf('all', figures)).toEqual({ from: figures[0]?.at, to: figures.at(-1)?.at });
  });
  it('ends today where the newest figure is too old for it', () => {
    const old = figuresOf(pointsOf({ '2026-09-30': 1 }));
    const month = spanOf('1m', old, now);
    expect([day(month.from), day(month.to)]).toEqual(['2026-10-22', '2026-11-22']);
    expect(figuresIn(old, month)).toEqual([]);
    expect(figuresIn(old, spanOf('3m', old, now))).toHaveLength(1);
  });
  it('of nothing is today', () => {
    expect(spanOf('all', [], now)).toEqual({
      from: timeOf('2026-11-22'),
      to: timeOf('2026-11-22'),
    });
    expect(figuresIn([], spanOf('1y', []))).toEqual([]);
  });
});

describe('the first year that a range needs', () => {
  const days = { ofPeriods: false, compare: false };
  const periods = { ofPeriods: true, compare: false };
  it.each([
    ['1m', '2026-11-22', days, 2025],
    ['1y', '2026-11-22', days, 2025],
    ['1y', '2026-11-22', { ...days, compare: true }, 2024],
    ['5y', '2026-11-22', days, 2021],
    ['1y', '2026-01-05', days, 2024],
    ['1y', '2026-11-22', periods, 2025],
    ['1y', '2026-02-22', periods, 2024],
    ['all', '2026-11-22', days, -Infinity],
  ] as const)('%s on %s', (range, today, needs, year) => {
    expect(firstYearOf(range, new Date(`${today}T10:00:00Z`), needs)).toBe(year);
  });
  it('goes back with a newest figure that is old, and not with one of these weeks', () => {
    expect(firstYearOf('1y', now, { ...days, newest: '2025-03-14' })).toBe(2024);
    const january = new Date('2026-02-04T10:00:00Z');
    expect(firstYearOf('1y', january, { ...days, newest: '2026-01-23' })).toBe(2025);
  });
});

it('the same days a year earlier are moved a year on, 29 February left out', () => {
  const figures = figuresOf(pointsOf(cases.values.twoFebruaries));
  const span = { from: timeOf('2025-02-01'), to: timeOf('2025-03-03') };
  expect(yearEarlier(figures, span).map(({ key, at }) => [key, day(at)])).toEqual([
    ['2024-02-28', '2025-02-28'],
    ['2024-03-01', '2025-03-01'],
  ]);
});

describe('a long range', () => {
  it('shows the last session of each week, the highest and the lowest', () => {
    const figures = figuresOf(pointsOf(cases.values.weeks));
    const keys = thinned(figures, '5y').map(({ key }) => key.slice(8));
    expect(keys).toEqual(['04', '06', '09', '12', '17']);
    expect(thinned(figures, '1y')).toEqual(figures);
  });
  it('shows the highest of its own years, not that of all', () => {
    const keys = thinned(figuresOf(pointsOf(cases.values.longAgo)), '5y').map(({ key }) => key);
    expect(keys).toEqual(['2018-11-06', '2024-11-05', '2024-11-06', '2026-11-20']);
  });
  it('leaves periods whole', () => {
    const figures = figuresOf(pointsOf({ '2026-09': 1, '2026-10': 2, '2026-Q4': 3 }));
    expect(thinned(figures, 'all')).toHaveLength(2);
  });
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-19', '2026-11-18'],
  ['2020-01-01', '2026-11-18'],
  ['2026-Q4', '2026-11-18'],
  ['rubbish', undefined],
])('the figure of %s is that of %s', (key, found) => {
  const figures = figuresOf(pointsOf({ '2026-11-18': 1, '2026-11-20': 2 }));
  expect(figureAt(figures, key)?.key).toBe(found);
});
