import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './days';
import {
  formatAsOf,
  formatCalendarDate,
  formatClock,
  formatKilobytes,
  formatLongDate,
  formatMonth,
  formatPercent,
  formatPrice,
  formatSigned,
  formatUploadDay,
  grouped,
} from './format';
import { atMoment, formatMoment } from './moments';

describe('numbers', () => {
  it.each([0, 1, 2, 5])('groups thousands with %d decimals as Intl does', (decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const expected = new Intl.NumberFormat('en-US', { ...digits, signDisplay: 'negative' });
    for (const value of [0, -0, -0.000001, 0.5, -2.5, 999.999, 1000, -1e6, 123456789.125, 1e15]) {
      expect(grouped(value, decimals), String(value)).toBe(expected.format(value));
    }
  });

  it.each([
    [105432.07, '105,432.07'],
    [1234567.891, '1,234,567.89'],
    [0, '0.00'],
    [-0, '0.00'],
    [-0.001, '0.00'],
    [-1.25, '-1.25'],
    [1.005, '1.01'],
  ])('writes the price %d as %s', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  it('writes rates and changes with 2 decimals', () => {
    expect(formatPercent(18.4)).toBe('18.40%');
    expect(formatSigned(0)).toBe('+0.00');
    expect(formatSigned(-0.001)).toBe('+0.00');
    expect(formatSigned(0.62)).toBe('+0.62');
    expect(formatSigned(-4.36)).toBe('-4.36');
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-20T17:31:00Z', '18:31'],
    ['2026-11-19T23:00:00Z', '00:00'],
    ['2026-11-19T22:59:59Z', 'Thu 19 Nov, 23:59'],
    ['2026-09-05T06:07:00Z', 'Sat 5 Sep, 07:07'],
  ])('writes the moment %s as %s', (moment, text) => {
    const now = new Date('2026-11-20T22:59:00Z');
    expect(formatMoment(new Date(moment), now)).toBe(text);
    const preposition = text.includes(',') ? 'on' : 'at';
    expect(atMoment(new Date(moment), now)).toBe(`${preposition} ${text}`);
  });

  it('writes a calendar date without a time zone', () => {
    expect(formatCalendarDate('2025-03-04')).toBe('4 Mar 25');
    expect(formatCalendarDate('soon')).toBe('soon');
  });

  it.each([
    ['2025-03-04', '4 Mar 25'],
    ['2025-03-14T16:05:00.000Z', '14 Mar 25, 17:05'],
    ['2025-03-14T23:05:00.000Z', '15 Mar 25, 00:05'],
    ['soon', ''],
    ['', ''],
  ])('writes how old %s is as %s', (iso, text) => {
    expect(formatAsOf(iso)).toBe(text);
  });

  it('knows impossible dates', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true);
    expect(isCalendarDate('2025-02-29')).toBe(false);
    expect(isCalendarDate('2025-3-4')).toBe(false);
  });

  it.each([
    ['2025-03-03T10:00:00Z', 'March 3rd 2025'],
    ['2025-03-01T23:30:00Z', 'March 2nd 2025'],
    ['2025-03-11T10:00:00Z', 'March 11th 2025'],
    ['2025-03-21T10:00:00Z', 'March 21st 2025'],
    ['never', ''],
  ])('writes the upload time %s as %s, in Lagos', (time, text) => {
    expect(formatUploadDay(time)).toBe(text);
  });

  it('writes the month of a time in Lagos', () => {
    expect(formatMonth('2025-03-31T22:59:00Z')).toBe('March 2025');
    expect(formatMonth('2025-03-31T23:00:00Z')).toBe('April 2025');
    expect(formatMonth('soon')).toBe('');
  });

  it('writes the long date staff see', () => {
    expect(formatLongDate('2025-03-03T10:00:00Z')).toBe('March 3, 2025');
  });
});

it('writes file sizes in KB with 1 decimal', () => {
  expect(formatKilobytes(1536)).toBe('1.5 KB');
});

it('writes a moment as the time of day in Lagos', () => {
  expect(formatClock(new Date('2026-03-14T17:42:10Z'))).toBe('18:42');
  expect(formatClock(new Date('2026-03-14T23:05:00Z'))).toBe('00:05');
});
