import { describe, expect, it } from 'vitest';
import { differencesOf } from '@/ui/admin/draftRows';
import { asiRows, fixedIncomeRows, macroRows } from './draftRows';
import type { FixedIncomeDraft } from './fixedIncomeDraft';

/** Label, before and after, of what differs. */
const differing = (...[before, after]: Parameters<typeof differencesOf>) =>
  differencesOf(before, after).map((each) => [each.label, each.before?.text, each.after?.text]);

it('writes the index as visitors read it, and what is no figure as it was typed', () => {
  const draft = { value: '105432.07', change: '-0.5', date: '2025-03-14' };
  expect(asiRows(draft)).toEqual([
    { label: 'Value', text: '105,432.07', price: 105432.07 },
    { label: 'Change (%)', text: '-0.50' },
    { label: 'Date', text: '14 Mar 25' },
  ]);
  const typed = asiRows({ value: ' abc ', change: '', date: '' });
  expect(typed.map(({ text }) => text)).toEqual(['abc', '', '']);
});

it('takes another way of writing a figure for the same', () => {
  const rows = (value: string) => asiRows({ value, change: '0', date: '' });
  expect(differing(rows('105432.07'), rows('105,432.07'))).toEqual([]);
});

it('names the indicators and the exchange rate', () => {
  const indicator = { date: 'February 2025', percentage: '24.48', period: '' };
  const draft = { inflation: indicator, gdp: indicator, monetaryPolicy: indicator, price: '1532' };
  const typed = {
    ...draft,
    price: '1540.5',
    gdp: { date: 'Q1 2025', percentage: '3', period: 'Q4 2024' },
  };
  expect(differing(macroRows(draft), macroRows(typed))).toEqual([
    ['Exchange Rate', '1,532.00', '1,540.50'],
    ['Real GDP Growth Rate, date', 'February 2025', 'Q1 2025'],
    ['Real GDP Growth Rate, period', '', 'Q4 2024'],
    ['Real GDP Growth Rate (%)', '24.48', '3.00'],
  ]);
});

describe('fixed income', () => {
  /** Rows as '5-YEAR 18.39, 10-YEAR 18.74'. */
  const draft = (rows: string): FixedIncomeDraft => ({
    bonds: rows.split(', ').map((row, key) => {
      const [label = '', rate = ''] = row.split(' ');
      return { key, label, rate };
    }),
    tbills: [{ key: 0, label: '91-DAY', rate: '18.05' }],
  });
  const [five, ten, twenty] = ['5-YEAR 18.39', '10-YEAR 18.74', '20-YEAR 19.12'];
  const stored = draft(`${five}, ${ten}, ${twenty}`);

  it.each([
    ['a rate', `${five}, 10-YEAR 18.79, ${twenty}`, ['BONDS, 10-YEAR: 18.74 > 18.79']],
    ['a tenure that was removed', `${five}, ${twenty}`, ['BONDS, 10-YEAR: 18.74 > undefined']],
    [
      'a label, as one gone and one new',
      `7-YEAR 18.39, ${ten}, ${twenty}`,
      ['BONDS, 5-YEAR: 18.39 > undefined', 'BONDS, 7-YEAR: undefined > 18.39'],
    ],
    [
      'an order',
      `${ten}, ${five}, ${twenty}`,
      ['BONDS, order: 5-YEAR, 10-YEAR, 20-YEAR > 10-YEAR, 5-YEAR, 20-YEAR'],
    ],
    [
      'a label that is there twice, and one that is empty',
      `${five}, ${ten}, ${twenty}, 5-YEAR 1,  2`,
      ['BONDS, 5-YEAR (2): undefined > 1.00', 'BONDS, no label: undefined > 2.00'],
    ],
  ])('names %s', (_, bonds, expected) => {
    const names = differing(fixedIncomeRows(stored), fixedIncomeRows(draft(bonds)));
    expect(names.map(([name, before, after]) => `${name}: ${before} > ${after}`)).toEqual(expected);
  });
});
