import { expect, it } from 'vitest';
import { compareRows, differencesOf } from './draftRows';
import cases from './draftRows.cases.json' with { type: 'json' };

it('names what differs, on both sides, and what a price did', () => {
  const { before, after } = cases;
  const found = differencesOf(before, after);
  expect(
    found.map((each) => [each.label, each.before?.text, each.after?.text, each.change]),
  ).toEqual([
    ['Value', '104,782.42', '105,432.07', 'up 0.62%'],
    ['Change (%)', '0.21', '0.62', ''],
    ['Gone', 'x', undefined, ''],
    ['New', undefined, 'y', ''],
  ]);
  expect(differencesOf(after, before)[0]?.change).toBe('down 0.62%');
});

it.each([
  [0, 5],
  [5, 5.0001],
])('works out no change from %d to %d', (from, to) => {
  const row = (price: number) => ({ label: 'Value', text: String(price), price });
  expect(differencesOf([row(from)], [row(to)])[0]?.change).toBe('');
});

it('takes nothing and an absent part for the same, and looks at the small print', () => {
  expect(differencesOf([{ label: '#5', text: '' }], [])).toEqual([]);
  const row = (detail: string) => ({ label: '#1', text: 'MTNN', detail });
  expect(differencesOf([row('1.00 to 2.00')], [row('1.00 to 3.00')])).toHaveLength(1);
});

/** A rate, and an order that matters only where nothing else differs. */
const rateAndOrder = (rate: string, order: string) => [
  { label: '5-YEAR', text: rate },
  { label: 'Order', text: order, lastResort: true as const },
];

const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('names an order only where nothing else differs', () => {
  const before = rateAndOrder('1', 'a, b');
  expect(labels(differencesOf(before, rateAndOrder('1', 'b, a')))).toEqual(['Order']);
  expect(labels(differencesOf(before, rateAndOrder('2', 'b, a')))).toEqual(['5-YEAR']);
});

it('says who changed which part since it was opened', () => {
  const rows = (...texts: string[]) => texts.map((text, index) => ({ label: `r${index}`, text }));
  const found = compareRows(rows('1', '1', '1', '1', '1', '1'), rows('1', '1', '2', '2', '2'), [
    ...rows('1', '2', '1', '2', '3'),
    { label: 'new', text: '9' },
  ]);
  expect(found.map(({ label, by }) => `${label}: ${by}`)).toEqual([
    'r0: nobody',
    'r1: me',
    'r2: them',
    'r3: nobody',
    'r4: both',
    'r5: nobody',
    'new: me',
  ]);
});

it('compares an order only where nothing else differs', () => {
  const [old, both, order] = [
    rateAndOrder('1', 'a'),
    rateAndOrder('2', 'b'),
    rateAndOrder('1', 'b'),
  ];
  expect(labels(compareRows(old, both, old))).toEqual(['5-YEAR']);
  expect(labels(compareRows(old, order, old))).toEqual(['5-YEAR', 'Order']);
});
