import { expect, it, test } from 'vitest';
import { findDifferences, type ValueRow } from './difference';

const createPriceRow = (value: number): ValueRow => ({
  label: 'Value',
  text: value.toFixed(2),
  value,
  moves: 'percent',
});
const createRateRow = (value: number): ValueRow => ({ ...createPriceRow(value), moves: 'points' });
const createRows = (...texts: string[]) =>
  texts.map((text, index) => ({ label: `r${index}`, text }));
const listLabels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('lists changed values in the order of the first version', () => {
  const before = [...createRows('1', '2', '3'), { label: 'Gone', text: 'x' }];
  const after = [{ label: 'New', text: 'y' }, ...createRows('1', '4', '3')];
  expect(
    findDifferences(before, after).map((each) => [each.label, each.before?.text, each.after?.text]),
  ).toEqual([
    ['r1', '2', '4'],
    ['Gone', 'x', undefined],
    ['New', undefined, 'y'],
  ]);
});

test.each([
  [createPriceRow(104782.42), createPriceRow(105432.07), 'up 0.62%'],
  [createPriceRow(105432.07), createPriceRow(104782.42), 'down 0.62%'],
  [createPriceRow(200), createPriceRow(223.45), 'up 11.73%'],
  [createPriceRow(0), createPriceRow(5), ''],
  [createPriceRow(5), createPriceRow(5.0001), 'up less than 0.01%'],
  [createRateRow(18.42), createRateRow(18.39), '0.03 points lower'],
  [createRateRow(18.39), createRateRow(18.42), '0.03 points higher'],
  [createRateRow(18), createRateRow(18.0001), 'less than 0.01 points higher'],
  [createRateRow(18), { ...createRateRow(18), text: '18.00, revised' }, 'unchanged'],
  [{ label: 'Value', text: '1', value: 1 }, { label: 'Value', text: '2', value: 2 }, ''],
])('describes the move of a figure from %j to %j as "%s"', (before, after, note) => {
  expect(findDifferences([before], [after])).toMatchObject([{ note }]);
});

it('finds a difference in the detail, the figure or the id of a value', () => {
  expect(findDifferences([{ label: '#5', text: '' }], [])).toEqual([]);
  const row = { label: '#1', text: 'MTNN' };
  for (const [a, b] of [
    [{ detail: '1.00 to 2.00' }, { detail: '1.00 to 3.00' }],
    [{ value: 1.001 }, { value: 1.002 }],
    [{ id: 'one' }, { id: 'two' }],
  ]) {
    expect(findDifferences([{ ...row, ...a }], [{ ...row, ...b }])).toHaveLength(1);
  }
});

it('lists a changed order of values only if all values are equal', () => {
  const createVersion = (of: string, order: string): ValueRow[] => [
    { label: '5-YEAR', text: of },
    { label: 'Order', text: order, lastResort: true },
  ];
  const before = createVersion('1', 'a, b');
  expect(listLabels(findDifferences(before, createVersion('1', 'b, a')))).toEqual(['Order']);
  expect(listLabels(findDifferences(before, createVersion('2', 'b, a')))).toEqual(['5-YEAR']);
});
