import { describe, expect, it, test } from 'vitest';
import { FIRST_OF_ITS_KIND, NOTHING } from '@/lib/changeLines';
import { fieldsOf } from '@/lib/stored';
import { describeMarketChange } from './changeWords';

/** Each line as a text: label, before, after, words. */
const lines = (path: string, before: object | null, after: object | null) =>
  describeMarketChange(path, fieldsOf(before), fieldsOf(after))?.lines.map((line) =>
    [line.label, line.before, line.after, line.words].join(' | '),
  );

const thursday = { value: 104782.42, change: 0.21, date: '2025-03-13' };
const friday = { value: 105432.07, change: 0.62, date: '2025-03-14' };
const bonds = (...tenures: [string, number][]) => ({
  type: 'BONDS',
  tenures: tenures.map(([label, rate]) => ({ label, rate })),
});

test.each<[string, string, object | null, object | null, string[]]>([
  [
    'an index that rose',
    'marketIndices/ASI',
    thursday,
    friday,
    [
      'All Share Index | 104,782.42 | 105,432.07 | up 0.62%',
      'Its change and date | +0.21%, 13 Mar 25 | +0.62%, 14 Mar 25 | from the two closes',
    ],
  ],
  [
    'an index that fell',
    'marketIndices/ASI',
    friday,
    { ...friday, value: 104782.42 },
    ['All Share Index | 105,432.07 | 104,782.42 | down 0.62%'],
  ],
  [
    'a change that is not that of the closes',
    'marketIndices/ASI',
    thursday,
    { ...thursday, change: 5 },
    ['Its change and date | +0.21%, 13 Mar 25 | +5.00%, 13 Mar 25 | '],
  ],
  [
    'a first index',
    'marketIndices/ASI',
    null,
    friday,
    ['All Share Index | - | 105,432.07 | ', 'Its change and date | - | +0.62%, 14 Mar 25 | '],
  ],
  ['an index saved again', 'marketIndices/ASI', friday, friday, []],
  [
    'a dearer dollar',
    'macroeconomics/exchangeRate',
    { price: 1531.2 },
    { price: 1536.7 },
    ['Exchange rate | N1,531.20/$ | N1,536.70/$ | a dollar costs N5.50 more'],
  ],
  [
    'a cheaper dollar',
    'macroeconomics/exchangeRate',
    { price: 1532.45 },
    { price: 1523.45 },
    ['Exchange rate | N1,532.45/$ | N1,523.45/$ | a dollar costs N9.00 less'],
  ],
  [
    'an indicator',
    'macroeconomics/monetaryPolicy',
    { date: 'February 20, 2025', percentage: 27.5 },
    { date: 'March 14, 2025', percentage: 27 },
    [
      'Monetary Policy Rate | 27.50%, February 20, 2025 | 27.00%, March 14, 2025 | 0.50 points lower',
    ],
  ],
  [
    'an indicator of another date',
    'macroeconomics/gdp',
    { date: 'Q3 2024', percentage: 3.46 },
    { date: 'Q4 2024', percentage: 3.46 },
    ['Real GDP Growth Rate | 3.46%, Q3 2024 | 3.46%, Q4 2024 | same rate, another date'],
  ],
  [
    'rates, one gone and one new',
    'fixedIncome/bonds',
    bonds(['5-YEAR', 18.42], ['10-YEAR', 18.7], ['15-YEAR', 19]),
    bonds(['5-YEAR', 18.39], ['10-YEAR', 18.7], ['20-YEAR', 19.1]),
    [
      'Bonds, 5-YEAR | 18.42% | 18.39% | 0.03 points less',
      'Bonds, 15-YEAR | 19.00% | - | removed',
      'Bonds, 20-YEAR | - | 19.10% | added',
    ],
  ],
  [
    'rates in another order',
    'fixedIncome/tbills',
    bonds(['91-DAY', 18], ['182-DAY', 19]),
    bonds(['182-DAY', 19], ['91-DAY', 18]),
    ['T-bills, order | 91-DAY, 182-DAY | 182-DAY, 91-DAY | same rates'],
  ],
  [
    'a corrected point',
    'history/inflation-2026',
    { points: { '2026-01': { value: 15.1, savedAt: 'x' } } },
    { points: { '2026-01': { value: 15.15, savedAt: 'y' } } },
    ['Inflation Rate, January 2026 | 15.10% | 15.15% | past point'],
  ],
  [
    'an added quarter and a removed one',
    'history/gdp-2024',
    { points: { '2024-Q3': null, '2024-Q4': { value: 3.5 } } },
    { points: { '2024-Q3': { value: 3.46 }, '2024-Q4': null } },
    [
      'Real GDP Growth Rate, Q3 2024 | - | 3.46% | point added',
      'Real GDP Growth Rate, Q4 2024 | 3.50% | - | point removed',
    ],
  ],
  [
    'a day of rates',
    'history/bonds-2026',
    { points: { '2026-11-20': null } },
    { points: { '2026-11-20': { tenures: [{ label: '5-YEAR', rate: 18.39 }] } } },
    ['Bonds, 20 Nov 26 | - | 5-YEAR 18.39% | point added'],
  ],
  ['what Home repeats of the points', 'history/recent', { asi: {} }, { asi: { x: 1 } }, []],
])('%s', (_, path, before, after, expected) => {
  expect(lines(path, before, after)).toEqual(expected);
});

it('counts the points of an import', () => {
  const days = Array.from({ length: 8 }, (_, index) => `2024-05-1${index}`);
  const points = (value: number | null, keys: readonly string[]) => ({
    points: Object.fromEntries(keys.map((key) => [key, value === null ? null : { value }])),
  });
  const before = {
    points: { ...points(null, days).points, ...points(1, days.slice(0, 2)).points },
  };
  expect(lines('history/asi-2024', before, points(2, days))).toEqual([
    'All Share Index, 2024 | 2 points | 8 points | 6 new, 2 corrected',
  ]);
});

describe('what goes with the words', () => {
  it('is that a first figure stays', () => {
    const words = describeMarketChange('macroeconomics/exchangeRate', null, { price: 1 });
    expect(words?.notUndone).toBe(FIRST_OF_ITS_KIND);
    expect(words?.lines[0]?.before).toBe(NOTHING);
  });

  it('is the day of the figures before, and the change for a bar', () => {
    const words = describeMarketChange('marketIndices/ASI', thursday, friday);
    expect(words).toMatchObject({ dayBefore: '2025-03-13', kept: 'whole' });
    expect(words?.lines[0]?.change).toBe(0.62);
  });

  it('is that points follow their figure', () => {
    expect(describeMarketChange('history/asi-2026', { points: {} }, { points: {} })).toMatchObject({
      follows: true,
      kept: 'points',
    });
  });

  it('is nothing for documents of others', () => {
    expect(describeMarketChange('equityMarket/topGainers', null, null)).toBeNull();
  });
});
