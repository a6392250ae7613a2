import { expect, test } from 'vitest';
import {
  addMonths,
  americanDay,
  boardDay,
  lagosTime,
  lastTradingDay,
  latestMonthly,
  longQuarter,
  monthOfYear,
  quarterEndedBefore,
  quarterOf,
  shortQuarter,
  tradingDays,
  tradingWeek,
  weekOfYear,
} from './calendar.ts';

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
  ['New Year', '2027-01-01T08:00:00Z', '2026-12-31'],
  ['a leap day', '2028-02-29T20:00:00Z', '2028-02-29'],
])('the last trading day on %s', (_, now, day) => {
  expect(lastTradingDay(new Date(now))).toBe(day);
});

test('trading days go back over weekends and the ends of months', () => {
  expect(tradingDays('2026-11-03', 4)).toEqual([
    ...['2026-11-03', '2026-11-02', '2026-10-30', '2026-10-29'],
  ]);
});

test.each([
  ['2026-11-20', 16, undefined, '2026-11-16'],
  ['2026-11-13', 16, undefined, '2026-10-16'],
  ['2026-08-14', 16, undefined, '2026-08-14'], // the 16th is a Sunday
  ['2027-01-04', 20, [0, 2, 4, 6, 8, 10], '2026-11-20'],
])('up to %s, the day up to the %ith', (day, dayOfMonth, months, expected) => {
  expect(latestMonthly(day, dayOfMonth, months)).toBe(expected);
});

test('months, quarters and weeks are named', () => {
  expect(addMonths('2026-01-15', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(monthOfYear('2026-10')).toBe('October 2026');
  expect(americanDay('2026-11-05')).toBe('November 5, 2026');
  expect(boardDay('2026-11-05')).toBe('5 Nov 26');
  expect(quarterOf('2026-11-20')).toBe('2026-10');
  expect(shortQuarter('2026-10')).toBe('Q4 2026');
  expect(longQuarter('2026-07')).toBe('third quarter 2026');
  expect(quarterEndedBefore('2026-10-30', 30)).toBe('2026-04');
  expect(quarterEndedBefore('2026-10-31', 30)).toBe('2026-07');
  expect(weekOfYear('2026-11-20')).toBe(47);
  expect(weekOfYear('2027-01-01')).toBe(53);
  expect(weekOfYear('2027-01-04')).toBe(1);
  expect(tradingWeek('2026-11-20')).toBe('16 to 20 November 2026');
  expect(tradingWeek('2026-10-02')).toBe('28 September to 2 October 2026');
  expect(tradingWeek('2027-01-01')).toBe('28 December 2026 to 1 January 2027');
  expect(lagosTime('2026-11-20', '15:20')).toBe('2026-11-20T14:20:00.000Z');
});
