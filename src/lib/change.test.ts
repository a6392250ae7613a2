import { expect, it } from 'vitest';
import {
  formatChange,
  formatPriceChange,
  isBeyondDailyLimit,
  calculatePercentMove,
} from './change';
import { formatNaira } from './format';

// A change that rounds to 10.00% can exceed the limit of 10%. The change from 2 to 2.2 is exactly
// 10%, but binary arithmetic gives a larger result.
it.each([
  { previous: 100, current: 110, beyond: false },
  { previous: 100, current: 110.01, beyond: true },
  { previous: 100, current: 90, beyond: false },
  { previous: 100, current: 89.99, beyond: true },
  { previous: 2, current: 2.2, beyond: false },
  { previous: 0.1, current: 0.11, beyond: false },
  { previous: 105432.07, current: 115975.28, beyond: true },
  { previous: 105432.07, current: 115975.27, beyond: false },
  { previous: 0, current: 5, beyond: false },
  { previous: -1, current: 5, beyond: false },
  { previous: NaN, current: 5, beyond: false },
  { previous: 5, current: Infinity, beyond: false },
])(
  'checks whether a move from $previous to $current exceeds the daily limit: $beyond',
  ({ previous, current, beyond }) => {
    expect(isBeyondDailyLimit(previous, current)).toBe(beyond);
  },
);

it.each<[change: number, text: string]>([
  [0.62, '+0.62%'],
  [-0.21, '-0.21%'],
  [0.005, '+0.01%'],
  [0.0049, 'up less than 0.01%'],
  [-0.0049, 'down less than 0.01%'],
  [0, '0.00%'],
  [-0, '0.00%'],
])('formats a change of %d as %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

it.each<[previous: number, current: number, text: string]>([
  [1532.45, 1532.39, `-${formatNaira(0.06)}`],
  [1532.39, 1532.45, `+${formatNaira(0.06)}`],
  [1532.45, 1530.45, '-0.13%'],
  [1532.45, 1532.45, '0.00%'],
  [1532.45, 1532.451, 'up less than 0.01%'],
  [0, 5, '0.00%'],
])('formats the change of a price from N%d to N%d as %s', (previous, current, text) => {
  expect(formatPriceChange(previous, current)).toBe(text);
});

it('keeps the sign of a percentage change that rounds to 0.00', () => {
  expect(calculatePercentMove(200, 223.45)).toBe(11.73);
  expect(calculatePercentMove(105432.07, 105432.08)).toBeGreaterThan(0);
  expect(calculatePercentMove(105432.08, 105432.07)).toBeLessThan(0);
  expect(calculatePercentMove(105432.07, 105432.07)).toBe(0);
});
