import { expect, test } from 'vitest';
import { Integer } from './integer.ts';

test.each([
  ['7', '10', -1],
  ['9007199254740993', '9007199254740992', 1],
  ['-3', '-3', 0],
])('compares %s with %s and returns %s', (one, other, order) => {
  expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(order);
});
