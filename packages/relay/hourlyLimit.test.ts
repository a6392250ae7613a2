import { expect, test } from 'vitest';
import { HourlyLimit } from './hourlyLimit.ts';
import { HOUR_MS } from './limits.ts';

/**
 * Returns a function that counts mails.
 * @param each limit of each caller
 * @param total limit for the mails of all callers together
 */
function createCounter(each: number, total: number) {
  const limit = new HourlyLimit();
  return (by: string, now: number) =>
    limit.countMail(new Map(Object.entries({ [by]: each, all: total })), now);
}

test('counts the mails of the last 60 minutes', () => {
  const take = createCounter(2, 100);
  take('a', 0);
  take('a', HOUR_MS - 1);
  expect(take('a', HOUR_MS - 1)).toBe(1);
  expect(take('a', HOUR_MS)).toBe(0);
  expect(take('a', HOUR_MS)).toBe(3600);
});

test('counts only accepted mails towards the shared limit', () => {
  const take = createCounter(2, 3);
  expect(['a', 'a', 'a', 'b'].map((by) => take(by, 0))).toEqual([0, 0, 3600, 0]);
  expect(take('c', 0)).toBe(3600);
  expect(take('c', HOUR_MS)).toBe(0);
});

test('returns the longest wait if several limits apply', () => {
  const take = createCounter(1, 2);
  take('a', 0);
  take('b', 10_000);
  expect(take('b', 20_000)).toBe(3590);
});
