import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './days';
import {
  formatAsOf,
  formatCalendarDate,
  formatExchangeRate,
  formatUsDate,
  formatNaira,
  formatPrice,
  formatGrouped,
} from './format';
import { formatKilobytes, formatMonth, formatUploadDay } from './uploads';
import { formatAtMoment, formatClock, formatMoment, formatMomentWithDay } from './moments';

describe('numbers', () => {
  it.each([0, 1, 2, 5])('formats numbers with %d decimals like Intl.NumberFormat', (decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const expected = new Intl.NumberFormat('en-US', { ...digits, signDisplay: 'negative' });
    for (const value of [0, -0, -0.000001, 0.5, -2.5, 999.999, 1000, -1e6, 123456789.125, 1e15]) {
      expect(formatGrouped(value, decimals), String(value)).toBe(expected.format(value));
    }
  });

  it.each([
    { value: 105432.07, text: '105,432.07' },
    { value: 1234567.891, text: '1,234,567.89' },
    { value: 0, text: '0.00' },
    { value: -0, text: '0.00' },
    { value: -0.001, text: '0.00' },
    { value: -1.25, text: '-1.25' },
    { value: 1.005, text: '1.01' },
  ])('formats the price $value as $text', ({ value, text }) => {
    expect(formatPrice(value)).toBe(text);
  });

  it('formats amounts and exchange rates in naira', () => {
    expect(formatNaira(-1532.449)).toBe('N-1,532.45');
    expect(formatExchangeRate(1532.45)).toBe('N1,532.45/$');
  });
});

describe('dates', () => {
  it.each<[moment: string, text: string]>([
    ['2026-11-20T17:31:00Z', '18:31'],
    ['2026-11-19T23:00:00Z', '00:00'],
    ['2026-11-19T22:59:59Z', 'Thu 19 Nov, 23:59'],
    ['2026-09-05T06:07:00Z', 'Sat 5 Sep, 07:07'],
    ['2025-12-31T12:00:00Z', 'Wed 31 Dec 25, 13:00'],
  ])('formats the moment %s as %s', (moment, text) => {
    const now = new Date('2026-11-20T22:59:00Z');
    expect(formatMoment(new Date(moment), now)).toBe(text);
    const preposition = text.includes(',') ? 'on' : 'at';
    expect(formatAtMoment(new Date(moment), now)).toBe(`${preposition} ${text}`);
    const day = text.includes(',') ? '' : 'Fri 20 Nov, ';
    expect(formatMomentWithDay(new Date(moment), now)).toBe(day + text);
  });

  it('returns an invalid calendar date unchanged', () => {
    expect(formatCalendarDate('2025-03-04')).toBe('4 Mar 25');
    expect(formatCalendarDate('soon')).toBe('soon');
    expect(isCalendarDate('2024-02-29')).toBe(true);
    expect(isCalendarDate('2025-02-29')).toBe(false);
    expect(isCalendarDate('2025-3-4')).toBe(false);
  });

  it.each<[iso: string, text: string]>([
    ['2025-03-04', '4 Mar 25'],
    ['2199-12-31', '31 Dec 2199'],
    ['1925-03-04', '4 Mar 1925'],
    ['2025-03-14T16:05:00.000Z', '14 Mar 25, 17:05'],
    ['2025-03-14T23:05:00.000Z', '15 Mar 25, 00:05'],
    ['soon', ''],
    ['', ''],
  ])('formats the date or time "%s" of a figure as "%s"', (iso, text) => {
    expect(formatAsOf(iso)).toBe(text);
  });

  it.each<[time: string, text: string]>([
    ['2025-03-03T10:00:00Z', 'March 3rd 2025'],
    ['2025-03-01T23:30:00Z', 'March 2nd 2025'],
    ['2025-03-11T10:00:00Z', 'March 11th 2025'],
    ['2025-03-21T10:00:00Z', 'March 21st 2025'],
    ['never', ''],
  ])('formats the upload time %s as "%s" in Lagos time', (time, text) => {
    expect(formatUploadDay(time)).toBe(text);
  });

  it('formats the month of a time in Lagos time', () => {
    expect(formatMonth('2025-03-31T22:59:00Z')).toBe('March 2025');
    expect(formatMonth('2025-03-31T23:00:00Z')).toBe('April 2025');
    expect(formatMonth('soon')).toBe('');
  });

  it('formats US dates and clock times in Lagos time', () => {
    expect(formatUsDate('2025-03-03T10:00:00Z')).toBe('March 3, 2025');
    expect(formatClock(new Date('2026-03-14T17:42:10Z'))).toBe('18:42');
    expect(formatClock(new Date('2026-03-14T23:05:00Z'))).toBe('00:05');
  });
});

it('formats file sizes in KB with 1 decimal', () => {
  expect(formatKilobytes(1536)).toBe('1.5 KB');
});
