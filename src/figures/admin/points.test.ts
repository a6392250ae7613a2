import { describe, expect, test } from 'vitest';
import { createAsiPoints, createFixedIncomePoints, createMacroPoints } from './points';
import type { PointChange, SaveSession } from '@/figures/admin/points';

const friday = new Date('2026-11-20T17:00:00Z');
const sunday = new Date('2026-11-22T17:00:00Z');
const summarizePoints = (points: PointChange[]) =>
  points.map(({ series, key, figure }) => [series, key, figure(undefined)]);

const macro = {
  inflation: { date: 'October 2026', percentage: 23.18 },
  gdp: { date: 'Q2 2026', percentage: 3.84 },
  monetaryPolicy: { date: 'November 20, 2026', percentage: 27.5 },
  exchangeRate: { price: 1532.45 },
};
const indicators = [
  ['inflation', '2026-10', { value: 23.18 }],
  ['gdp', '2026-Q2', { value: 3.84 }],
  ['monetaryPolicy', '2026-11-20', { value: 27.5 }],
];

test('creates the point of the index on its date', () => {
  const asi = { value: 105, change: 1, date: '2026-11-19' };
  expect(summarizePoints(createAsiPoints(asi))).toEqual([
    ['asi', '2026-11-19', { value: 105, change: 1 }],
  ]);
  expect(createAsiPoints({ ...asi, date: '' })).toEqual([]);
  // The index is saved even with an invalid date, but the history gets no point for it.
  expect(createAsiPoints({ ...asi, date: '2999-11-19' })).toEqual([]);
  expect(createAsiPoints({ ...asi, date: '0206-11-19' })).toEqual([]);
});

describe('lists of rates', () => {
  const createList = (type: string, rate: number) => ({
    type,
    tenures: [{ label: '91-DAY', rate }],
  });
  const [bonds, tbills] = [createList('BONDS', 18), createList('T-BILLS', 19)];
  const session = { day: '2026-11-20' };
  const [ofBonds, ofBills] = [
    ['bonds', '2026-11-20', { tenures: bonds.tenures }],
    ['tbills', '2026-11-20', { tenures: tbills.tenures }],
  ];
  const summarizeListPoints = (stored: object, of: SaveSession = session) =>
    summarizePoints(createFixedIncomePoints({ bonds, tbills }, stored, of));

  test('creates the points of lists of rates on the day of their session', () => {
    expect(summarizeListPoints({})).toEqual([ofBonds, ofBills]);
    expect(
      summarizePoints(createFixedIncomePoints({ tbills }, { tbills: bonds }, session)),
    ).toEqual([ofBills]);
  });

  test('creates no point for an unchanged list if only the other list has changed', () => {
    expect(summarizeListPoints({ bonds: createList('BONDS', 17), tbills })).toEqual([ofBonds]);
  });

  test('creates points for lists of rates that staff have confirmed or saved again', () => {
    const stored = { bonds: createList('BONDS', 17), tbills };
    expect(summarizeListPoints(stored, { ...session, confirmed: true })).toEqual([
      ofBonds,
      ofBills,
    ]);
    expect(summarizeListPoints({ bonds, tbills })).toEqual([ofBonds, ofBills]);
  });
});

describe('the macroeconomic figures', () => {
  const stored = { exchangeRate: { price: 1532.45 } };
  const session = { day: '2026-11-20' };
  const rate = ['exchangeRate', '2026-11-20', { value: 1532.45 }];

  test('creates the points at the periods in the dates of the figures', () => {
    expect(summarizePoints(createMacroPoints(macro, stored, session, friday))).toEqual([
      rate,
      ...indicators,
    ]);
  });

  test('creates no point for an exchange rate that is unchanged on a later day', () => {
    expect(summarizePoints(createMacroPoints(macro, stored, session, sunday))).toEqual(indicators);
    expect(
      summarizePoints(
        createMacroPoints(macro, { exchangeRate: { price: 1500 } }, session, sunday),
      )[0],
    ).toEqual(rate);
    expect(summarizePoints(createMacroPoints(macro, {}, session, sunday))[0]).toEqual(rate);
    const confirmed = { ...session, confirmed: true } as const;
    expect(summarizePoints(createMacroPoints(macro, stored, confirmed, sunday))[0]).toEqual(rate);
  });

  test.each([
    ['inflation', 'November 16, 2026', undefined, '2026-10'],
    ['inflation', 'January 15, 2026', undefined, '2025-12'],
    ['inflation', 'November 16, 2026', '2026-09', '2026-09'],
    ['inflation', 'March 31, 2026', undefined, '2026-02'],
    ['gdp', '2026-11-24', undefined, '2026-Q3'],
    ['gdp', 'February 25, 2026', undefined, '2025-Q4'],
    ['gdp', 'February 25, 2026', '2025-Q3', '2025-Q3'],
    ['monetaryPolicy', 'November 24, 2026', undefined, '2026-11-24'],
  ] as const)(
    '%s that is released on %s (chosen period: %s) has a point at %s',
    (series, date, named, key) => {
      const document = { date, percentage: 20 };
      const of = { ...session, ...(named && { periods: { [series]: named } }) };
      const changed = { [series]: document };
      expect(summarizePoints(createMacroPoints(changed, {}, of, friday))).toEqual([
        [series, key, { value: 20 }],
      ]);
      // A save may contain figures that have not changed. Such a figure already has a point in the
      // history.
      const again = createMacroPoints(changed, changed, of, friday);
      expect(again).toHaveLength(named === undefined && series !== 'monetaryPolicy' ? 0 : 1);
    },
  );

  test('creates no point if the date of a figure contains no period', () => {
    const latest = { date: 'latest', percentage: 1 };
    const unclear = { ...macro, inflation: latest, gdp: { date: ' ', percentage: 2 } };
    const series = createMacroPoints(unclear, {}, session, friday).map((point) => point.series);
    expect(series).toEqual(['exchangeRate', 'monetaryPolicy']);
  });
});
