import { expect, test } from 'vitest';
import {
  addDays,
  dayInLagos,
  isFutureDay,
  isTradingDay,
  previousTradingDay,
  tradingDays,
  tradingDayUpTo,
  weekdayOf,
} from './days';
import { formatLongDate, formatLongDay, lastTradingDay, nextTradingDay } from './calendar';
import cases from './days.cases.json' with { type: 'json' };

/** Christmas of 2026 is a Friday, and the Monday after it is free in place of Boxing Day. */
const holidays = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);

test.each(Object.entries(cases.inWords))('%s in words is %s', (iso, words) => {
  expect(formatLongDay(iso)).toBe(words);
  expect(formatLongDate(iso)).toBe(words.slice(words.indexOf(' ') + 1));
});

test.each(cases.future)('$iso at $now is in the future: $future', ({ iso, now, future }) => {
  expect(isFutureDay(iso, new Date(now))).toBe(future);
});

test('a weekday, and the day it is in Lagos', () => {
  expect(weekdayOf('2025-03-13')).toBe('Thursday');
  expect(weekdayOf('2025-03-16')).toBe('Sunday');
  expect(dayInLagos(new Date('2025-03-13T23:00:00Z'))).toBe('2025-03-14');
  expect(dayInLagos(new Date('2025-03-13T22:59:59Z'))).toBe('2025-03-13');
});

test.each(cases.trading)('$day is a trading day: $trades ($what)', ({ day, trades }) => {
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

test.each(cases.last)('the last trading day on $what', ({ now, day }) => {
  expect(lastTradingDay(new Date(now), holidays)).toBe(day);
});
