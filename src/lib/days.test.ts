import { expect, test } from 'vitest';
import { dateInWords, dayInLagos, dayInWords, isFutureDay, weekdayOf } from './days';

test.each([
  ['2026-03-17', 'Tuesday 17 March 2026'],
  ['2025-12-03', 'Wednesday 3 December 2025'],
  ['2026-02-30', ''],
  ['', ''],
])('%s in words is %s', (iso, words) => {
  expect(dayInWords(iso)).toBe(words);
  expect(dateInWords(iso)).toBe(words.slice(words.indexOf(' ') + 1));
});

test.each([
  // Half past midnight of the 18th in Lagos.
  ['2026-03-18', '2026-03-17T23:30:00Z', false],
  ['2026-03-19', '2026-03-17T23:30:00Z', true],
  ['2026-03-18', '2026-03-17T22:30:00Z', true],
  ['2026-03-17', '2026-03-17T22:30:00Z', false],
  ['no date', '2026-03-17T22:30:00Z', false],
])('%s at %s is in the future: %s', (iso, now, future) => {
  expect(isFutureDay(iso, new Date(now))).toBe(future);
});

test('a weekday, and the day it is in Lagos', () => {
  expect(weekdayOf('2025-03-13')).toBe('Thursday');
  expect(weekdayOf('2025-03-16')).toBe('Sunday');
  expect(dayInLagos(new Date('2025-03-13T23:00:00Z'))).toBe('2025-03-14');
  expect(dayInLagos(new Date('2025-03-13T22:59:59Z'))).toBe('2025-03-13');
});
