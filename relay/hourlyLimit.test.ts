import { expect, test } from 'vitest';
import { HourlyLimit } from './hourlyLimit.ts';
import { HOUR_MS } from './limits.ts';

test('one caller has so many an hour, and others have theirs', () => {
  const limit = new HourlyLimit(2, 100);
  expect([limit.take('a', 0), limit.take('a', 1000)]).toEqual([0, 0]);
  expect(limit.take('a', 2000)).toBe(3598);
  expect(limit.take('b', 2000)).toBe(0);
});

test('the hour is the one that has just passed, not that of the clock', () => {
  const limit = new HourlyLimit(2, 100);
  limit.take('a', 0);
  limit.take('a', HOUR_MS - 1);
  expect(limit.take('a', HOUR_MS - 1)).toBe(1);
  expect(limit.take('a', HOUR_MS)).toBe(0);
  expect(limit.take('a', HOUR_MS)).toBe(3600);
});

test('all together have so many, and what was refused does not count', () => {
  const limit = new HourlyLimit(2, 3);
  expect(['a', 'a', 'a', 'b'].map((by) => limit.take(by, 0))).toEqual([0, 0, 3600, 0]);
  expect(limit.take('c', 0)).toBe(3600);
  expect(limit.take('c', HOUR_MS)).toBe(0);
});

test('the longer wait is the one that is told', () => {
  const limit = new HourlyLimit(1, 2);
  limit.take('a', 0);
  limit.take('b', 10_000);
  expect(limit.take('b', 20_000)).toBe(3590);
});
