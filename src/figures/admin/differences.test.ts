import { expect, it, test } from 'vitest';
import { indicatorIds } from '../market';
import { mapKeys } from '@/lib/records';
import { differencesOf, inList } from '@/lib/difference';
import { fieldsOf } from '@/lib/stored';
import { asiFields } from './asiDraft';
import { describeFigureChange } from './differences';
import { macroFields } from './macroDraft';
import cases from './differences.cases.json' with { type: 'json' };
import { withRates } from '../../../tests/helpers/written';
import { type FixedIncomeDraft, fixedIncomeRows } from './ratesDraft';

/** Each line as a text: label, before, after, words. */
const lines = (path: string, before: object | null, after: object | null) =>
  describeFigureChange(path, fieldsOf(before), fieldsOf(after))?.differences.map((each) =>
    [each.label, inList(each.before), inList(each.after), each.note].join(' | '),
  );

const thursday = { value: 104782.42, change: 0.21, date: '2025-03-13' };
const friday = { value: 105432.07, change: 0.62, date: '2025-03-14' };

test.each(Object.entries(cases))('%s', (_, { path, before, after, lines: expected }) => {
  expect(lines(path, before, after)).toEqual(expected.map(withRates));
});

it.each([
  ['a figure is whole in it', 'marketIndices/ASI', thursday, friday, 'whole'],
  ['points follow their figure', 'history/asi-2026', { points: {} }, { points: {} }, 'points'],
])('what goes with the words is how the record holds it: %s', (_, path, before, after, kept) => {
  expect(describeFigureChange(path, before, after)).toMatchObject({ kept });
});

it('nothing is said of documents of others', () => {
  expect(describeFigureChange('news/x', null, null)).toBeNull();
});

/** Label, before and after, of what differs. */
const differing = (...[before, after]: Parameters<typeof differencesOf>) =>
  differencesOf(before, after).map((each) => [each.label, each.before?.text, each.after?.text]);

it('writes the index as visitors read it, and what is no figure as it was typed', () => {
  const draft = { value: '105432.07', change: '-0.5', date: '2025-03-14' };
  expect(asiFields(draft)).toEqual([
    { label: 'Value', text: '105,432.07', value: 105432.07, moves: 'percent' },
    { label: 'Change (%)', text: '-0.50', value: -0.5 },
    { label: 'Date', text: '14 Mar 25' },
  ]);
  const typed = asiFields({ value: ' abc ', change: '', date: '' });
  expect(typed.map(({ text }) => text)).toEqual(['abc', '', '']);
});

it('takes another way of writing a figure for the same', () => {
  const rows = (value: string) => asiFields({ value, change: '0', date: '' });
  expect(differing(rows('105432.07'), rows('105,432.07'))).toEqual([]);
});

it('names the indicators and the exchange rate', () => {
  const indicator = { date: 'February 2025', percentage: '24.48', period: '' };
  const draft = { ...mapKeys(indicatorIds, () => indicator), price: '1532' };
  const typed = {
    ...draft,
    price: '1540.5',
    gdp: { date: 'Q1 2025', percentage: '3', period: 'Q4 2024' },
  };
  expect(differing(macroFields(draft), macroFields(typed))).toEqual([
    ['Exchange Rate', '1,532.00', '1,540.50'],
    ['Real GDP Growth Rate, date', 'February 2025', 'Q1 2025'],
    ['Real GDP Growth Rate, period', '', 'Q4 2024'],
    ['Real GDP Growth Rate (%)', '24.48', '3.00'],
  ]);
});

it('names a tenure that is there twice, and one without a label', () => {
  /** Rows as '5-YEAR 18.39, 10-YEAR 18.74'. */
  const draft = (rows: string): FixedIncomeDraft => ({
    bonds: rows.split(', ').map((row, key) => {
      const [label = '', rate = ''] = row.split(' ');
      return { key, label, rate };
    }),
    tbills: [],
  });
  const stored = '5-YEAR 18.39, 10-YEAR 18.74';
  const rows = [draft(stored), draft(`${stored}, 5-YEAR 1,  2`)].map(fixedIncomeRows);
  expect(differing(rows[0] ?? [], rows[1] ?? [])).toEqual([
    ['Bonds, 5-YEAR (2)', undefined, '1.00%'],
    ['Bonds, no label', undefined, '2.00%'],
  ]);
});
