import { expect, it, test } from 'vitest';
import { differencesOf, type Row } from './difference';

const price = (value: number): Row => ({
  label: 'Value',
  text: value.toFixed(2),
  value,
  moves: 'percent',
});
const rate = (value: number): Row => ({ ...price(value), moves: 'points' });
const rows = (...texts: string[]) => texts.map((text, index) => ({ label: `r${index}`, text }));
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('lists different values in the order of the first version', () => {
  const before = [...rows('1', '2', '3'), { label: 'Gone', text: 'x' }];
  const after = [{ label: 'New', text: 'y' }, ...rows('1', '4', '3')];
  expect(
    differencesOf(before, after).map((each) => [each.label, each.before?.text, each.after?.text]),
  ).toEqual([
    ['r1', '2', '4'],
    ['Gone', 'x', undefined],
    ['New', undefined, 'y'],
  ]);
});

test.each([
  [price(104782.42), price(105432.07), 'up 0.62%'],
  [price(105432.07), price(104782.42), 'down 0.62%'],
  [price(200), price(223.45), 'up 11.73%'],
  [price(0), price(5), ''],
  [price(5), price(5.0001), 'up less than 0.01%'],
  [rate(18.42), rate(18.39), '0.03 points lower'],
  [rate(18.39), rate(18.42), '0.03 points higher'],
  [rate(18), rate(18.0001), 'less than 0.01 points higher'],
  [rate(18), { ...rate(18), text: '18.00, revised' }, 'unchanged'],
  [{ label: 'Value', text: '1', value: 1 }, { label: 'Value', text: '2', value: 2 }, ''],
])('describes how far a figure moved from %j to %j: %s', (before, after, note) => {
  expect(differencesOf([before], [after])).toMatchObject([{ note }]);
});

it('compares the small print, figure and id of values but ignores empty ones', () => {
  expect(differencesOf([{ label: '#5', text: '' }], [])).toEqual([]);
  const row = { label: '#1', text: 'MTNN' };
  for (const [a, b] of [
    [{ detail: '1.00 to 2.00' }, { detail: '1.00 to 3.00' }],
    [{ value: 1.001 }, { value: 1.002 }],
    [{ id: 'one' }, { id: 'two' }],
  ]) {
    expect(differencesOf([{ ...row, ...a }], [{ ...row, ...b }])).toHaveLength(1);
  }
});

it('lists a changed order only if nothing else differs', () => {
  const version = (of: string, order: string): Row[] => [
    { label: '5-YEAR', text: of },
    { label: 'Order', text: order, lastResort: true },
  ];
  const before = version('1', 'a, b');
  expect(labels(differencesOf(before, version('1', 'b, a')))).toEqual(['Order']);
  expect(labels(differencesOf(before, version('2', 'b, a')))).toEqual(['5-YEAR']);
});
