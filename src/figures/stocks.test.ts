import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { parseEquityMarket, parseStockList } from './stocks';
import { calculatePercentChange } from '@/lib/change';

it('computes the change with two decimals, and 0 without a previous close', () => {
  expect(calculatePercentChange(245, 269.5)).toBe(10);
  expect(calculatePercentChange(3, 1)).toBe(-66.67);
  expect(calculatePercentChange(0, 5)).toBe(0);
  expect(calculatePercentChange(-1, 5)).toBe(0);
  expect(calculatePercentChange(5e-324, 1e9)).toBe(0);
  expect(calculatePercentChange(0.004, 0.01)).toBe(0);
  expect(Object.is(calculatePercentChange(100000, 99999.999), 0)).toBe(true);
});

it('rounds the exact change and not its floating-point value', () => {
  expect(calculatePercentChange(200, 223.45)).toBe(11.73);
  expect(calculatePercentChange(200, 176.55)).toBe(-11.73);
  const kobo = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(kobo, kobo, (previous, current) => {
      // Integers are exact, so compute in kobo and in hundredths of a percent. The remainder
      // decides the rounding.
      const part = Math.abs(current - previous) * 10_000;
      const whole = Math.floor(part / previous) + ((part % previous) * 2 >= previous ? 1 : 0);
      const exact = (current < previous ? -whole : whole) / 100;
      expect(calculatePercentChange(previous / 100, current / 100)).toBe(exact + 0);
    }),
    { numRuns: 2000 },
  );
});

it('keeps the first five shares in display order', () => {
  const stocks = Array.from({ length: 10 }, (_, index) => ({
    symbol: `S${9 - index}`,
    previousDayClose: 1,
    currentDayClose: 2,
    displayOrder: 9 - index,
  }));
  const list = parseStockList('gainers', { stocks, lastUpdated: '2025-03-14T17:05:00Z' });
  expect(list?.stocks.map(({ symbol }) => symbol)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
});

it('leaves out invalid shares and logs a single warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const good = { symbol: ' A ', previousDayClose: 1, currentDayClose: 2 };
  const wrong = [{ currentDayClose: NaN }, { previousDayClose: -1 }];
  const stocks = [null, 'x', ...wrong.map((field) => ({ ...good, ...field })), good];
  const list = parseStockList('losers', { stocks, lastUpdated: 'never' });
  expect(list).toMatchObject({ stocks: [{ symbol: 'A', change: 100 }], lastUpdated: '' });
  expect(warn).toHaveBeenCalledOnce();
});

it.each(['never', '2199-12-31T00:00:00Z', '+010000-01-01T00:00:00Z'])(
  'replaces the invalid or future time "%s" with an empty text',
  (lastUpdated) => {
    expect(parseStockList('losers', { stocks: [], lastUpdated })?.lastUpdated).toBe('');
  },
);

it('returns null for a list that is missing or invalid', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseEquityMarket({ topLosers: { stocks: 7 } })).toEqual({ gainers: null, losers: null });
  expect(parseEquityMarket(null)).toEqual({ gainers: null, losers: null });
});
