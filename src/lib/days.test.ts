import { expect, test } from 'vitest';
import {
  addDays,
  dateInWords,
  dayInLagos,
  dayInWords,
  isFutureDay,
  isTradingDay,
  lastTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDays,
  tradingDayUpTo,
  weekdayOf,
} from './days';

/** Christmas of 2026 is a Friday, and the Monday after it is free in place of Boxing Day. */
const holidays = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);

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

test.each([
  ['2026-12-24', true, 'a Thursday'],
  ['2026-12-25', false, 'a Friday that is a holiday'],
  ['2026-12-26', false, 'a Saturday'],
  ['2026-12-27', false, 'a Sunday'],
  ['2026-12-28', false, 'a Monday that is a holiday'],
  ['2026-12-29', true, 'a Tuesday'],
])('%s is a trading day: %s (%s)', (day, trades) => {
  expect(isTradingDay(day, holidays)).toBe(trades);
});

test('trading days are found across weekends, holidays and the end of the year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(tradingDayUpTo('2026-12-24', holidays)).toBe('2026-12-24');
  expect(tradingDayUpTo('2026-12-28', holidays)).toBe('2026-12-24');
  expect(previousTradingDay('2026-12-29', holidays)).toBe('2026-12-24');
  expect(nextTradingDay('2026-12-24', holidays)).toBe('2026-12-29');
  expect(nextTradingDay('2026-12-31', holidays)).toBe('2027-01-04');
  expect(tradingDays('2027-01-04', 6, holidays)).toEqual([
    ...['2027-01-04', '2026-12-31', '2026-12-30', '2026-12-29', '2026-12-24', '2026-12-23'],
  ]);
});

test.each([
  ['a weekday evening', '2026-11-20T18:00:00Z', '2026-11-20'],
  ['the hour by which the reports are out', '2026-11-20T15:00:00Z', '2026-11-20'],
  ['a minute before it', '2026-11-20T14:59:00Z', '2026-11-19'],
  ['Saturday', '2026-11-21T22:00:00Z', '2026-11-20'],
  ['Sunday', '2026-11-22T22:59:00Z', '2026-11-20'],
  ['Monday in Lagos, Sunday in London', '2026-11-22T23:30:00Z', '2026-11-20'],
  ['Monday morning', '2026-11-23T09:00:00Z', '2026-11-20'],
  ['Monday evening', '2026-11-23T15:00:00Z', '2026-11-23'],
  ['Tuesday morning', '2026-11-24T09:00:00Z', '2026-11-23'],
  ['New Year in the evening', '2027-01-01T20:00:00Z', '2026-12-31'],
  ['the evening of a holiday after a weekend', '2026-12-28T20:00:00Z', '2026-12-24'],
  ['a leap day', '2028-02-29T20:00:00Z', '2028-02-29'],
])('the last trading day on %s', (_, now, day) => {
  expect(lastTradingDay(new Date(now), holidays)).toBe(day);
});
