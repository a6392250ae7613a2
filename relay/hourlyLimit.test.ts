import { expect, test } from 'vitest';
import { HourlyLimit } from './hourlyLimit.ts';
import { HOUR_MS } from './limits.ts';

/** Mails of callers who have so many each, and so many together. */
function limits(each: number, inAll: number) {
  const limit = new HourlyLimit();
  return {
    take: (by: string, now: number) =>
      limit.take(
        new Map([
          [by, each],
          ['all', inAll],
        ]),
        now,
      ),
  };
}

test('one caller has so many an hour, and others have theirs', () => {
  const limit = limits(2, 100);
  expect([limit.take('a', 0), limit.take('a', 1000)]).toEqual([0, 0]);
  expect(limit.take('a', 2000)).toBe(3598);
  expect(limit.take('b', 2000)).toBe(0);
});

test('the hour is the one that has just passed, not that of the clock', () => {
  const limit = limits(2, 100);
  limit.take('a', 0);
  limit.take('a', HOUR_MS - 1);
  expect(limit.take('a', HOUR_MS - 1)).toBe(1);
  expect(limit.take('a', HOUR_MS)).toBe(0);
  expect(limit.take('a', HOUR_MS)).toBe(3600);
});

test('all together have so many, and what was refused does not count', () => {
  const limit = limits(2, 3);
  expect(['a', 'a', 'a', 'b'].map((by) => limit.take(by, 0))).toEqual([0, 0, 3600, 0]);
  expect(limit.take('c', 0)).toBe(3600);
  expect(limit.take('c', HOUR_MS)).toBe(0);
});

test('the longer wait is the one that is told', () => {
  const limit = limits(1, 2);
  limit.take('a', 0);
  limit.take('b', 10_000);
  expect(limit.take('b', 20_000)).toBe(3590);
});
