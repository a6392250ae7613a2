import { expect, test } from 'vitest';
import {
  addDays,
  toLagosDay,
  isFutureDay,
  isTradingDay,
  findPreviousTradingDay,
  listTradingDays,
  findTradingDayUpTo,
  getWeekday,
} from './days';
import { formatLongDate, formatLongDay, findLastTradingDay, findNextTradingDay } from './calendar';

// Christmas Day 2026 is a Friday. Boxing Day is a Saturday, so the Monday after it is a holiday.
const holidays = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);

test.each<[iso: string, formatted: string]>([
  ['2026-03-17', 'Tuesday 17 March 2026'],
  ['2025-12-03', 'Wednesday 3 December 2025'],
  ['2026-02-30', ''],
  ['', ''],
])('formats the date "%s" as "%s"', (iso, formatted) => {
  expect(formatLongDay(iso)).toBe(formatted);
  expect(formatLongDate(iso)).toBe(formatted.slice(formatted.indexOf(' ') + 1));
});

test.each<[iso: string, now: string, future: boolean]>([
  ['2026-03-18', '2026-03-17T23:30:00Z', false],
  ['2026-03-19', '2026-03-17T23:30:00Z', true],
  ['2026-03-18', '2026-03-17T22:30:00Z', true],
  ['2026-03-17', '2026-03-17T22:30:00Z', false],
  ['no date', '2026-03-17T22:30:00Z', false],
])('checks whether %s is a future date in Lagos at %s: %s', (iso, now, future) => {
  expect(isFutureDay(iso, new Date(now))).toBe(future);
});

test('converts times to dates in Lagos, and dates to weekdays', () => {
  expect(getWeekday('2025-03-13')).toBe('Thursday');
  expect(getWeekday('2025-03-16')).toBe('Sunday');
  expect(toLagosDay(new Date('2025-03-13T23:00:00Z'))).toBe('2025-03-14');
  expect(toLagosDay(new Date('2025-03-13T22:59:59Z'))).toBe('2025-03-13');
});

test.each([
  { day: '2026-12-24', trades: true, what: 'a Thursday' },
  { day: '2026-12-25', trades: false, what: 'a Friday that is a holiday' },
  { day: '2026-12-26', trades: false, what: 'a Saturday' },
  { day: '2026-12-27', trades: false, what: 'a Sunday' },
  { day: '2026-12-28', trades: false, what: 'a Monday that is a holiday' },
  { day: '2026-12-29', trades: true, what: 'a Tuesday' },
])('checks whether $day, $what, is a trading day: $trades', ({ day, trades }) => {
  expect(isTradingDay(day, holidays)).toBe(trades);
});

test('finds trading days across weekends, holidays and the end of the year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(findTradingDayUpTo('2026-12-24', holidays)).toBe('2026-12-24');
  expect(findTradingDayUpTo('2026-12-28', holidays)).toBe('2026-12-24');
  expect(findPreviousTradingDay('2026-12-29', holidays)).toBe('2026-12-24');
  expect(findNextTradingDay('2026-12-24', holidays)).toBe('2026-12-29');
  expect(findNextTradingDay('2026-12-31', holidays)).toBe('2027-01-04');
  expect(listTradingDays('2027-01-04', 6, holidays)).toEqual([
    ...['2027-01-04', '2026-12-31', '2026-12-30', '2026-12-29', '2026-12-24', '2026-12-23'],
  ]);
});

test.each([
  { what: 'a weekday evening', now: '2026-11-20T18:00:00Z', day: '2026-11-20' },
  { what: 'a weekday at 16:00 in Lagos', now: '2026-11-20T15:00:00Z', day: '2026-11-20' },
  { what: 'a weekday at 15:59 in Lagos', now: '2026-11-20T14:59:00Z', day: '2026-11-19' },
  { what: 'Saturday', now: '2026-11-21T22:00:00Z', day: '2026-11-20' },
  { what: 'Sunday', now: '2026-11-22T22:59:00Z', day: '2026-11-20' },
  { what: 'Monday in Lagos, Sunday in London', now: '2026-11-22T23:30:00Z', day: '2026-11-20' },
  { what: 'Monday morning', now: '2026-11-23T09:00:00Z', day: '2026-11-20' },
  { what: 'Monday evening', now: '2026-11-23T15:00:00Z', day: '2026-11-23' },
  { what: 'Tuesday morning', now: '2026-11-24T09:00:00Z', day: '2026-11-23' },
  { what: 'the evening of New Year', now: '2027-01-01T20:00:00Z', day: '2026-12-31' },
  {
    what: 'the evening of a holiday after a weekend',
    now: '2026-12-28T20:00:00Z',
    day: '2026-12-24',
  },
  { what: 'a leap day', now: '2028-02-29T20:00:00Z', day: '2028-02-29' },
])('finds the latest trading day with published prices on $what', ({ now, day }) => {
  expect(findLastTradingDay(new Date(now), holidays)).toBe(day);
});
