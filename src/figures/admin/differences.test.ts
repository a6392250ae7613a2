import { expect, it, test } from 'vitest';
import { indicatorIds } from '../market';
import { mapKeys } from '@/lib/records';
import { formatNaira } from '@/lib/format';
import { findDifferences, formatRowValue } from '@/lib/difference';
import { toFields } from '@/lib/stored';
import { toAsiFieldRows } from './asiDraft';
import { describeFigureChange } from './differences';
import { toMacroFieldRows } from './macroDraft';
import { fillRates } from '../../../tests/helpers/written';
import { type FixedIncomeDraft, toFixedIncomeRows } from './ratesDraft';

/** Returns each difference as a text with the label, both values and the note. */
const describeLines = (path: string, before: object | null, after: object | null) =>
  describeFigureChange(path, toFields(before), toFields(after))?.differences.map((each) =>
    [each.label, formatRowValue(each.before), formatRowValue(each.after), each.note].join(' | '),
  );

const thursday = { value: 104782.42, change: 0.21, date: '2025-03-13' };
const friday = { value: 105432.07, change: 0.62, date: '2025-03-14' };

test.each([
  {
    name: 'a rise of the index',
    path: 'marketIndices/ASI',
    before: thursday,
    after: friday,
    lines: [
      'All Share Index | 104,782.42 | 105,432.07 | up 0.62%',
      'Its change and date | +0.21%, 13 Mar 25 | +0.62%, 14 Mar 25 | from the two closes',
    ],
  },
  {
    name: 'a fall of the index',
    path: 'marketIndices/ASI',
    before: friday,
    after: { value: 104782.42, change: 0.62, date: '2025-03-14' },
    lines: ['All Share Index | 105,432.07 | 104,782.42 | down 0.62%'],
  },
  {
    name: 'a change that does not match the closes',
    path: 'marketIndices/ASI',
    before: thursday,
    after: { value: 104782.42, change: 5, date: '2025-03-13' },
    lines: ['Its change and date | +0.21%, 13 Mar 25 | +5.00%, 13 Mar 25 | '],
  },
  {
    name: 'a first index',
    path: 'marketIndices/ASI',
    before: null,
    after: friday,
    lines: [
      'All Share Index | - | 105,432.07 | ',
      'Its change and date | - | +0.62%, 14 Mar 25 | ',
    ],
  },
  {
    name: 'an index that is saved again without a change',
    path: 'marketIndices/ASI',
    before: friday,
    after: friday,
    lines: [],
  },
  {
    name: 'a dearer dollar',
    path: 'macroeconomics/exchangeRate',
    before: { price: 1531.2 },
    after: { price: 1536.7 },
    lines: [`Exchange rate | {1531.20} | {1536.70} | ${formatNaira(5.5)} higher per dollar`],
  },
  {
    name: 'a cheaper dollar',
    path: 'macroeconomics/exchangeRate',
    before: { price: 1532.45 },
    after: { price: 1523.45 },
    lines: [`Exchange rate | {1532.45} | {1523.45} | ${formatNaira(9)} lower per dollar`],
  },
  {
    name: 'an indicator',
    path: 'macroeconomics/monetaryPolicy',
    before: { date: 'February 20, 2025', percentage: 27.5 },
    after: { date: 'March 14, 2025', percentage: 27 },
    lines: [
      'Monetary Policy Rate | 27.50%, February 20, 2025 | 27.00%, March 14, 2025 | 0.50 points lower',
    ],
  },
  {
    name: 'an indicator with another date',
    path: 'macroeconomics/gdp',
    before: { date: 'Q3 2024', percentage: 3.46 },
    after: { date: 'Q4 2024', percentage: 3.46 },
    lines: ['Real GDP Growth Rate | 3.46%, Q3 2024 | 3.46%, Q4 2024 | same rate, new date'],
  },
  {
    name: 'a removed and an added rate',
    path: 'fixedIncome/bonds',
    before: {
      type: 'BONDS',
      tenures: [
        { label: '5-YEAR', rate: 18.42 },
        { label: '10-YEAR', rate: 18.7 },
        { label: '15-YEAR', rate: 19 },
      ],
    },
    after: {
      type: 'BONDS',
      tenures: [
        { label: '5-YEAR', rate: 18.39 },
        { label: '10-YEAR', rate: 18.7 },
        { label: '20-YEAR', rate: 19.1 },
      ],
    },
    lines: [
      'Bonds, 5-YEAR | 18.42% | 18.39% | 0.03 points lower',
      'Bonds, 15-YEAR | 19.00% | - | removed',
      'Bonds, 20-YEAR | - | 19.10% | added',
    ],
  },
  {
    name: 'rates in another order',
    path: 'fixedIncome/tbills',
    before: {
      type: 'BONDS',
      tenures: [
        { label: '91-DAY', rate: 18 },
        { label: '182-DAY', rate: 19 },
      ],
    },
    after: {
      type: 'BONDS',
      tenures: [
        { label: '182-DAY', rate: 19 },
        { label: '91-DAY', rate: 18 },
      ],
    },
    lines: ['T-bills, order | 91-DAY, 182-DAY | 182-DAY, 91-DAY | same rates'],
  },
  {
    name: 'a corrected point',
    path: 'history/inflation-2026',
    before: { points: { '2026-01': { value: 15.1, savedAt: 'x' } } },
    after: { points: { '2026-01': { value: 15.15, savedAt: 'y' } } },
    lines: ['Inflation Rate, January 2026 | 15.10% | 15.15% | past point'],
  },
  {
    name: 'an added quarter and a removed one',
    path: 'history/gdp-2024',
    before: { points: { '2024-Q3': null, '2024-Q4': { value: 3.5 } } },
    after: { points: { '2024-Q3': { value: 3.46 }, '2024-Q4': null } },
    lines: [
      'Real GDP Growth Rate, Q3 2024 | - | 3.46% | point added',
      'Real GDP Growth Rate, Q4 2024 | 3.50% | - | withdrawn',
    ],
  },
  {
    name: 'a day of rates',
    path: 'history/bonds-2026',
    before: { points: { '2026-11-20': null } },
    after: { points: { '2026-11-20': { tenures: [{ label: '5-YEAR', rate: 18.39 }] } } },
    lines: ['Bonds, 20 Nov 26 | - | 5-YEAR 18.39% | point added'],
  },
  {
    name: 'copies of points for Home',
    path: 'history/recent',
    before: { asi: {} },
    after: { asi: { x: 1 } },
    lines: [],
  },
  {
    name: 'the points of an import by count',
    path: 'history/asi-2024',
    before: {
      points: {
        '2024-05-10': { value: 1 },
        '2024-05-11': { value: 1 },
        '2024-05-12': null,
        '2024-05-13': null,
        '2024-05-14': null,
        '2024-05-15': null,
        '2024-05-16': null,
        '2024-05-17': null,
      },
    },
    after: {
      points: {
        '2024-05-10': { value: 2 },
        '2024-05-11': { value: 2 },
        '2024-05-12': { value: 2 },
        '2024-05-13': { value: 2 },
        '2024-05-14': { value: 2 },
        '2024-05-15': { value: 2 },
        '2024-05-16': { value: 2 },
        '2024-05-17': { value: 2 },
      },
    },
    lines: ['All Share Index, 2024 | 2 points | 8 points | 6 new, 2 corrected'],
  },
])(
  'describes the difference between two documents: $name',
  ({ path, before, after, lines: expected }) => {
    expect(describeLines(path, before, after)).toEqual(expected.map(fillRates));
  },
);

it.each([
  ['the whole figure', 'marketIndices/ASI', thursday, friday, 'whole'],
  ['only points of the history', 'history/asi-2026', { points: {} }, { points: {} }, 'points'],
])(
  'returns that the change records of a document contain %s',
  (_, path, before, after, recordScope) => {
    expect(describeFigureChange(path, before, after)).toMatchObject({ recordScope });
  },
);

it('returns null for documents without figures', () => {
  expect(describeFigureChange('news/x', null, null)).toBeNull();
});

const differing = (...[before, after]: Parameters<typeof findDifferences>) =>
  findDifferences(before, after).map((each) => [each.label, each.before?.text, each.after?.text]);

it('formats the fields of the index and keeps invalid text', () => {
  const draft = { value: '105432.07', change: '-0.5', date: '2025-03-14' };
  expect(toAsiFieldRows(draft)).toEqual([
    { label: 'Value', text: '105,432.07', value: 105432.07, moves: 'percent' },
    { label: 'Change (%)', text: '-0.50', value: -0.5 },
    { label: 'Date', text: '14 Mar 25' },
  ]);
  const typed = toAsiFieldRows({ value: ' abc ', change: '', date: '' });
  expect(typed.map(({ text }) => text)).toEqual(['abc', '', '']);
});

it('finds no difference between two notations of the same number', () => {
  const rows = (value: string) => toAsiFieldRows({ value, change: '0', date: '' });
  expect(differing(rows('105432.07'), rows('105,432.07'))).toEqual([]);
});

it('labels differences of macroeconomic figures with their titles', () => {
  const indicator = { date: 'February 2025', percentage: '24.48', period: '' };
  const draft = { ...mapKeys(indicatorIds, () => indicator), price: '1532' };
  const typed = {
    ...draft,
    price: '1540.5',
    gdp: { date: 'Q1 2025', percentage: '3', period: 'Q4 2024' },
  };
  expect(differing(toMacroFieldRows(draft), toMacroFieldRows(typed))).toEqual([
    ['Exchange Rate', '1,532.00', '1,540.50'],
    ['Real GDP Growth Rate, date', 'February 2025', 'Q1 2025'],
    ['Real GDP Growth Rate, period', '', 'Q4 2024'],
    ['Real GDP Growth Rate (%)', '24.48', '3.00'],
  ]);
});

it('labels tenors that are duplicate or have no name', () => {
  /** Creates a draft from a text such as '5-YEAR 18.39, 10-YEAR 18.74'. */
  const draft = (rows: string): FixedIncomeDraft => ({
    bonds: rows.split(', ').map((row, key) => {
      const [label = '', rate = ''] = row.split(' ');
      return { key, label, rate };
    }),
    tbills: [],
  });
  const stored = '5-YEAR 18.39, 10-YEAR 18.74';
  const rows = [draft(stored), draft(`${stored}, 5-YEAR 1,  2`)].map(toFixedIncomeRows);
  expect(differing(rows[0] ?? [], rows[1] ?? [])).toEqual([
    ['Bonds, 5-YEAR (2)', undefined, '1.00%'],
    ['Bonds, no label', undefined, '2.00%'],
  ]);
});
