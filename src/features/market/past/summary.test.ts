import { describe, expect, it } from 'vitest';
import type { SeriesSlug } from '@/content/series';
import { pointsOf } from '../../../../tests/helpers/pastPoints';
import { figuresOf } from './figures';
import type { RangeId } from './ranges';
import { summaryOf } from './summary';
import { contentOf } from '../../../../tests/helpers/series';

const summary = (slug: SeriesSlug, values: Record<string, number>, range: RangeId = '1y') =>
  summaryOf(contentOf(slug), figuresOf(pointsOf(values)), range);

describe('a range in a sentence', () => {
  const index = { '2025-11-20': 74612.29, '2026-02-25': 108497.4, '2026-11-20': 105432.07 };

  it('names the change, both ends, the highest and the lowest', () => {
    expect(summary('asi', index)).toBe(
      'The All Share Index rose 41.3% over the year to 20 November 2026, from 74,612.29 to 105,432.07. Highest 108,497.40 on 25 February 2026, lowest 74,612.29 on 20 November 2025.',
    );
  });
  it('of other ranges', () => {
    expect(summary('asi', index, 'all')).toMatch(
      /^The All Share Index rose 41\.3% from 20 November 2025 to 20 November 2026, from 74/,
    );
    expect(summary('asi', { '2026-10-20': 100, '2026-11-20': 99 }, '1m')).toMatch(
      /^The All Share Index fell 1\.0% over the month to 20 November 2026, from 100\.00 to 99\.00\./,
    );
  });
  it('rounds the exact change once', () => {
    expect(summary('asi', { '2025-11-20': 100000, '2026-11-20': 141349 })).toMatch(/rose 41\.3% /);
  });
  it('speaks of no year where the figures began later', () => {
    expect(summary('asi', { '2026-09-02': 100, '2026-11-20': 105 })).toMatch(
      /^The All Share Index rose 5\.0% from 2 September 2026 to 20 November 2026, /,
    );
  });
  it('of naira and of points', () => {
    expect(summary('exchange-rate', { '2025-11-20': 1480, '2026-11-20': 1532.45 })).toMatch(
      /^The price of a US dollar rose N52\.45 over the year to 20 November 2026, from N1,480\.00 to N1,532\.45\./,
    );
    expect(summary('inflation', { '2025-10': 24.48, '2026-10': 23.18 })).toBe(
      'Inflation fell 1.30 points over the year to October 2026, from 24.48% to 23.18%. Highest 24.48% in October 2025, lowest 23.18% in October 2026.',
    );
  });
  it('says no change across a rebasing', () => {
    expect(summary('inflation', { '2024-02': 31.7, '2025-02': 23.18 })).toMatch(
      /^Inflation was 31\.70% in February 2024, on the old basket, and 23\.18% in February 2025, on a new basket: not comparable\./,
    );
  });
  it('of what stayed, of one figure, of none', () => {
    expect(summary('policy-rate', { '2025-11-20': 27, '2026-11-20': 27 })).toMatch(
      /^The policy rate did not change over the year to 20 November 2026: 27\.00%\./,
    );
    expect(summary('gdp-growth', { '2026-Q2': 3.84 })).toBe(
      'GDP growth: one figure, 3.84% in Q2 2026.',
    );
    expect(summary('asi', {})).toBe('');
  });
  it("is none of a range that ends before today's begins", () => {
    const figures = figuresOf(pointsOf({ '2026-09-29': 1, '2026-09-30': 2 }));
    const now = new Date('2026-11-22T10:00:00Z');
    expect(summaryOf(contentOf('asi'), figures, '1m', undefined, now)).toBe('');
    expect(summaryOf(contentOf('asi'), figures, '3m', undefined, now)).not.toBe('');
  });
  it('names the tenure of a list', () => {
    const figures = figuresOf(pointsOf({ '2025-11-20': 18, '2026-11-20': 19 }));
    expect(summaryOf(contentOf('bonds'), figures, '1y', '10-YEAR')).toMatch(
      /^The rate of 10-YEAR bonds rose 1\.00 points/,
    );
  });
});
