import { expect, it } from 'vitest';
import { percentile } from './percentile';

it.each([
  [0, 1],
  [0.5, 5],
  [0.95, 10],
  [0.99, 10],
  [1, 10],
])('%f of ten values lie up to it', (share, value) => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share)).toBe(value);
});

it('of nothing there is none', () => expect(percentile([], 0.5)).toBeNaN());
