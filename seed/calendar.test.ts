import { expect, test } from 'vitest';
import {
  addMonths,
  formatAmericanDay,
  formatBoardDay,
  findLastTradingDay,
  findLatestMonthly,
  findQuarterEndedBefore,
  toQuarter,
  listTradingDays,
  formatTradingWeek,
  getWeekOfYear,
} from './calendar.ts';

test('trading days skip public holidays', () => {
  expect(findLastTradingDay(new Date('2026-12-28T20:00:00Z'))).toBe('2026-12-24');
  expect(listTradingDays('2026-10-02', 3)).toEqual(['2026-10-02', '2026-09-30', '2026-09-29']);
});

test.each([
  ['2026-11-20', 16, '2026-11-16'],
  ['2026-11-13', 16, '2026-10-16'],
  ['2026-08-14', 16, '2026-08-14'], // 16 August is a Sunday
])(
  'finds, as of %s, the latest day %i of a month or the trading day before it',
  (day, dayOfMonth, expected) => {
    expect(findLatestMonthly(day, dayOfMonth)).toBe(expected);
  },
);

test('formats months, quarters and weeks', () => {
  expect(addMonths('2026-01-15', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(formatAmericanDay('2026-11-05')).toBe('November 5, 2026');
  expect(formatBoardDay('2026-11-05')).toBe('5 Nov 26');
  expect(toQuarter('2026-11-20')).toBe('2026-10');
  expect(findQuarterEndedBefore('2026-10-30', 30)).toBe('2026-04');
  expect(findQuarterEndedBefore('2026-10-31', 30)).toBe('2026-07');
  expect(getWeekOfYear('2026-11-20')).toBe(47);
  expect(getWeekOfYear('2027-01-01')).toBe(53);
  expect(getWeekOfYear('2027-01-04')).toBe(1);
  expect(formatTradingWeek('2026-11-20')).toBe('16 to 20 November 2026');
  expect(formatTradingWeek('2026-10-02')).toBe('28 September to 2 October 2026');
  expect(formatTradingWeek('2027-01-01')).toBe('28 December 2026 to 1 January 2027');
});
