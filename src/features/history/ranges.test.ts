import { describe, expect, it } from 'vitest';
import { addMonths } from '@/lib/calendar';
import { createPoints, createWeekdayPoints } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { findFigureAt, isGap, findRangeFigures } from './rangeFigures';
import { findFiguresOneYearEarlier } from './comparisons';
import { toFigures, toTimestamp } from './figures';
import { findRange, findFirstYear, type RangeId } from './ranges';

const now = new Date('2026-11-22T10:00:00Z');
const asi = getSeriesContent('asi');
const findInRange = (values: Record<string, number>, range: RangeId) =>
  findRangeFigures(asi, toFigures(createPoints(values)), range, now);
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

it.each([
  ['asi', '1m', '1m'],
  ['asi', '5Y', '5y'],
  ['asi', ' all ', 'all'],
  ['asi', '18m', undefined],
  ['asi', '7y', undefined],
  ['asi', '', undefined],
  ['asi', 'toString', undefined],
  ['inflation', '3m', '3m'],
  ['inflation', '1m', undefined],
  ['inflation', 'new-basket', 'new-basket'],
  ['inflation', '3y', undefined],
  ['gdp-growth', '3m', undefined],
  ['gdp-growth', '1y', '1y'],
  ['gdp-growth', '3y', '3y'],
  ['gdp-growth', 'new-basket', undefined],
  ['policy-rate', '1m', undefined],
  ['policy-rate', 'last-ten', 'last-ten'],
  ['asi', 'last-ten', undefined],
  ['bonds', '1m', '1m'],
] as const)('finds the range of %s for the text "%s": %s', (slug, text, range) => {
  expect(findRange(getSeriesContent(slug), text)).toBe(range);
});

it('begins the range of the last ten changes at the tenth-latest change', () => {
  const decisions = Array.from(
    { length: 26 },
    (_, index) =>
      [
        `${2010 + Math.floor(index / 2)}-0${(index % 2) * 3 + 1}-05`,
        10 + Math.floor(index / 2),
      ] as const,
  );
  const all = toFigures(createPoints(Object.fromEntries(decisions)));
  const { span, figures } = findRangeFigures(getSeriesContent('policy-rate'), all, 'last-ten', now);
  expect(toDay(span.from)).toBe('2013-01-05');
  expect(figures).toHaveLength(20);
});

describe('the range of the new basket', () => {
  const inflation = getSeriesContent('inflation');
  const findMonths = (values: Record<string, number>) => {
    const range = findRangeFigures(inflation, toFigures(createPoints(values)), 'new-basket', now);
    return range.figures.map(({ key }) => key);
  };
  it('begins with the first month of the basket', () => {
    expect(findMonths({ '2024-12': 34.1, '2025-01': 23.6, '2025-02': 23.9 })).toEqual([
      '2025-01',
      '2025-02',
    ]);
  });
  it('has only the newest month if all months are older', () => {
    expect(findMonths({ '2024-10': 33.1, '2024-11': 34.1 })).toEqual(['2024-11']);
  });
});

it.each([
  { from: '2026-03-31', months: -1, to: '2026-02-28' },
  { from: '2024-02-29', months: -12, to: '2023-02-28' },
  { from: '2026-01-15', months: -3, to: '2025-10-15' },
  { from: '2026-12-31', months: 2, to: '2027-02-28' },
])('adds $months months to $from: $to', ({ from, months, to }) => {
  expect(toDay(addMonths(toTimestamp(from), months))).toBe(to);
});

describe('the span that findRangeFigures returns', () => {
  it('ends a range at the newest figure, even if this figure is old', () => {
    const { span, figures } = findInRange({ '2025-08-29': 1, '2025-09-30': 2 }, '1m');
    expect([toDay(span.from), toDay(span.to)]).toEqual(['2025-08-30', '2025-09-30']);
    expect(figures.map(({ key }) => key)).toEqual(['2025-09-30']);
    expect(findInRange({ '2025-08-29': 1, '2025-09-30': 2 }, '1y').figures).toHaveLength(2);
  });
  it('ends a range of decisions today', () => {
    const decisions = toFigures(createPoints({ '2024-09-24': 27.25 }));
    const { span, figures } = findRangeFigures(
      getSeriesContent('policy-rate'),
      decisions,
      '1y',
      now,
    );
    expect([toDay(span.from), toDay(span.to)]).toEqual(['2025-11-22', '2026-11-22']);
    expect(figures).toHaveLength(1);
  });
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2027-01-20', '2026-11-18'],
  ])(
    'ends a range at the due session of %s unless the newest figure would leave the range: %s',
    (due, end) => {
      const figures = toFigures(createPoints({ '2026-11-18': 1 }));
      expect(toDay(findRangeFigures(asi, figures, '1m', now, toTimestamp(due)).span.to)).toBe(end);
    },
  );
  it('returns a range of one day without figures', () => {
    const today = toTimestamp('2026-11-22');
    expect(findInRange({}, 'all')).toMatchObject({ span: { from: today, to: today }, figures: [] });
    expect(findInRange({}, '1y').figures).toEqual([]);
  });
});

describe('findFirstYear', () => {
  it.each([
    ['asi', '1m', '2026-11-22', false, 2025],
    ['asi', '1y', '2026-11-22', false, 2025],
    ['asi', '1y', '2026-11-22', true, 2024],
    ['asi', '5y', '2026-11-22', false, 2021],
    ['asi', '1y', '2026-01-05', false, 2024],
    ['inflation', '1y', '2026-11-22', false, 2025],
    ['inflation', '1y', '2026-02-22', false, 2024],
    ['asi', 'all', '2026-11-22', false, -Infinity],
    ['inflation', 'new-basket', '2026-11-22', false, 2024],
    ['policy-rate', '1y', '2026-11-22', false, -Infinity],
  ] as const)(
    'returns the first year to load for %s: %s on %s, compared: %s: %d',
    (slug, range, today, compare, year) => {
      const at = new Date(`${today}T10:00:00Z`);
      expect(findFirstYear(getSeriesContent(slug), range, compare, at)).toBe(year);
    },
  );
  it('loads an earlier year only if the newest figure is months old', () => {
    expect(findFirstYear(asi, '1y', false, now, '2025-03-14')).toBe(2024);
    const early = new Date('2026-02-10T10:00:00Z');
    expect(findFirstYear(asi, '1y', false, early, '2026-01-29')).toBe(2025);
  });
});

it('moves figures of a year earlier forward by a year, except 29 February', () => {
  const twoFebruaries = {
    '2024-02-28': 1,
    '2024-02-29': 2,
    '2024-03-01': 3,
    '2025-02-28': 4,
    '2025-03-03': 5,
  };
  const figures = toFigures(createPoints(twoFebruaries));
  const range = findRangeFigures(asi, figures, '1m', new Date('2025-03-03T18:00:00Z'));
  expect(
    findFiguresOneYearEarlier(asi, figures, range).map(({ key, at }) => [key, toDay(at)]),
  ).toEqual([
    ['2024-02-28', '2025-02-28'],
    ['2024-03-01', '2025-03-01'],
  ]);
});

describe('long ranges', () => {
  it('keeps the highest figure of a range that shows one session a week', () => {
    const longAgo = {
      '2018-11-05': 9,
      '2018-11-06': 1,
      '2024-11-05': 8,
      '2024-11-06': 7,
      '2026-11-20': 7,
    };
    const keys = findInRange(longAgo, '5y').shownFigures.map(({ key }) => key);
    expect(keys).toEqual(['2024-11-05', '2024-11-06', '2026-11-20']);
  });
  it('shows one session a week if the sessions of five years are pinned', () => {
    // Five years before this day is Saturday 14 March 2020.
    const now = new Date('2025-03-14T18:00:00Z');
    const figures = toFigures(createWeekdayPoints('2020-03-02', '2025-03-14', () => 1));
    const named = findRangeFigures(asi, figures, '5y', now);
    const pinned = { from: '2020-03-16', to: '2025-03-14' };
    expect(findRangeFigures(asi, figures, pinned, now)).toMatchObject({
      weekly: true,
      shownFigures: named.shownFigures,
    });
  });
  it('keeps every month and quarter of a long range', () => {
    const { shownFigures, weekly } = findInRange(
      { '2026-09': 1, '2026-10': 2, '2026-Q4': 3 },
      'all',
    );
    expect([shownFigures.length, weekly]).toEqual([2, false]);
  });
});

it.each([
  // A weekend or a public holiday is not a gap. A single missing session is a gap.
  ['asi', false, '2026-11-20', '2026-11-23', false],
  ['asi', false, '2026-09-30', '2026-10-02', false],
  ['asi', false, '2026-11-18', '2026-11-20', true],
  ['asi', true, '2026-11-12', '2026-11-20', false],
  ['asi', true, '2026-11-06', '2026-11-20', true],
  ['treasury-bills', false, '2026-11-04', '2026-11-18', false],
  ['bonds', false, '2026-09-28', '2026-11-23', true],
  ['inflation', false, '2026-08', '2026-09', false],
  ['inflation', false, '2026-08', '2026-10', true],
  ['gdp-growth', false, '2026-Q1', '2026-Q2', false],
  ['policy-rate', false, '2020-01-01', '2026-01-01', false],
] as const)(
  'returns whether figures of %s, weekly: %s, are missing from %s to %s: %s',
  (...row) => {
    const [slug, weekly, from, to, missing] = row;
    expect(isGap(getSeriesContent(slug), weekly, { key: from }, { key: to })).toBe(missing);
  },
);

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-19', '2026-11-18'],
  ['2020-01-01', undefined],
  ['2026-Q4', undefined],
  ['rubbish', undefined],
])('finds the last figure up to the key %s: %s', (key, found) => {
  const figures = toFigures(createPoints({ '2026-11-18': 1, '2026-11-20': 2 }));
  expect(findFigureAt(figures, key)?.key).toBe(found);
});
