import { expect, test } from 'vitest';
import { HourlyLimit } from './hourlyLimit.ts';
import { HOUR_MS } from './limits.ts';

/** Takes mails of callers who have so many each, and so many together. */
function limits(each: number, inAll: number) {
  const limit = new HourlyLimit();
  return (by: string, now: number) =>
    limit.take(new Map(Object.entries({ [by]: each, all: inAll })), now);
}

test('the hour is the one that has just passed, not that of the clock', () => {
  const take = limits(2, 100);
  take('a', 0);
  take('a', HOUR_MS - 1);
  expect(take('a', HOUR_MS - 1)).toBe(1);
  expect(take('a', HOUR_MS)).toBe(0);
  expect(take('a', HOUR_MS)).toBe(3600);
});

test('all together have so many, and what was refused does not count', () => {
  const take = limits(2, 3);
  expect(['a', 'a', 'a', 'b'].map((by) => take(by, 0))).toEqual([0, 0, 3600, 0]);
  expect(take('c', 0)).toBe(3600);
  expect(take('c', HOUR_MS)).toBe(0);
});

test('the longer wait is the one that is told', () => {
  const take = limits(1, 2);
  take('a', 0);
  take('b', 10_000);
  expect(take('b', 20_000)).toBe(3590);
});
