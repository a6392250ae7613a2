import { describe, expect, it } from 'vitest';
import { formatNaira } from '@/lib/format';
import { createPoints } from '../../../tests/helpers/historyPoints';
import { toFigures } from './figures';
import { findRangeFigures } from './rangeFigures';
import type { RangeId } from './ranges';
import { describeRange } from './summary';
import { getSeriesContent } from '../../../tests/helpers/series';

const now = new Date('2026-11-22T10:00:00Z');
const summarize = (slug: string, range: RangeId, values: Record<string, number>) => {
  const content = getSeriesContent(slug);
  const rangeFigures = findRangeFigures(content, toFigures(createPoints(values)), range, now);
  return describeRange(content, range, rangeFigures);
};

it.each<{
  name: string;
  slug: string;
  range: RangeId;
  values: Record<string, number>;
  summary: string;
}>([
  {
    name: 'describes the change, both ends, the highest and the lowest figure',
    slug: 'asi',
    range: '1y',
    values: { '2025-11-20': 74612.29, '2026-02-25': 108497.4, '2026-11-20': 105432.07 },
    summary:
      'The All Share Index rose 41.31% over the year to 20 November 2026, from 74,612.29 to 105,432.07. Highest 108,497.40 on 25 February 2026, lowest 74,612.29 on 20 November 2025.',
  },
  {
    name: 'names both dates of the whole history',
    slug: 'asi',
    range: 'all',
    values: { '2025-11-20': 74612.29, '2026-02-25': 108497.4, '2026-11-20': 105432.07 },
    summary:
      'The All Share Index rose 41.31% from 20 November 2025 to 20 November 2026, from 74,612.29 to 105,432.07. Highest 108,497.40 on 25 February 2026, lowest 74,612.29 on 20 November 2025.',
  },
  {
    name: 'describes the change over a month',
    slug: 'asi',
    range: '1m',
    values: { '2026-10-20': 100, '2026-11-20': 99 },
    summary:
      'The All Share Index fell 1.00% over the month to 20 November 2026, from 100.00 to 99.00. Highest 100.00 on 20 October 2026, lowest 99.00 on 20 November 2026.',
  },
  {
    name: 'rounds the exact change only once',
    slug: 'asi',
    range: '1y',
    values: { '2025-11-20': 100000, '2026-11-20': 141349 },
    summary:
      'The All Share Index rose 41.35% over the year to 20 November 2026, from 100,000.00 to 141,349.00. Highest 141,349.00 on 20 November 2026, lowest 100,000.00 on 20 November 2025.',
  },
  {
    name: 'names both dates if the figures begin later than the range',
    slug: 'asi',
    range: '1y',
    values: { '2026-09-02': 100, '2026-11-20': 105 },
    summary:
      'The All Share Index rose 5.00% from 2 September 2026 to 20 November 2026, from 100.00 to 105.00. Highest 105.00 on 20 November 2026, lowest 100.00 on 2 September 2026.',
  },
  {
    name: 'describes a price in naira',
    slug: 'exchange-rate',
    range: '1y',
    values: { '2025-11-20': 1480, '2026-11-20': 1532.45 },
    summary: `The price of a US dollar rose ${formatNaira(52.45)} (3.54%) over the year to 20 November 2026, from ${formatNaira(1480)} to ${formatNaira(1532.45)}. Highest ${formatNaira(1532.45)} on 20 November 2026, lowest ${formatNaira(1480)} on 20 November 2025.`,
  },
  {
    name: 'describes a rate in percentage points',
    slug: 'inflation',
    range: '1y',
    values: { '2025-10': 24.48, '2026-10': 23.18 },
    summary:
      'Inflation fell 1.30 percentage points over the year to October 2026, from 24.48% to 23.18%. Highest 24.48% in October 2025, lowest 23.18% in October 2026.',
  },
  {
    name: 'does not compare across a rebasing',
    slug: 'inflation',
    range: 'all',
    values: { '2024-12': 31.7, '2025-02': 23.18 },
    summary:
      'Inflation was 31.70% in December 2024, on the old basket, and 23.18% in February 2025, on a new basket: not comparable.',
  },
  {
    name: 'describes a rate that did not change',
    slug: 'policy-rate',
    range: '1y',
    values: { '2025-11-20': 27, '2026-11-20': 27 },
    summary: 'The policy rate stayed at 27.00% over the year to 22 November 2026.',
  },
  {
    name: 'describes a single figure',
    slug: 'gdp-growth',
    range: '1y',
    values: { '2026-Q2': 3.84 },
    summary: 'GDP growth: one figure, 3.84% in Q2 2026.',
  },
  {
    name: 'returns an empty summary without figures',
    slug: 'asi',
    range: '1y',
    values: {},
    summary: '',
  },
  {
    name: 'includes the policy rate at the start of the range',
    slug: 'policy-rate',
    range: '3m',
    values: { '2026-05-19': 26, '2026-07-21': 26.5, '2026-09-22': 27, '2026-11-20': 27.5 },
    summary:
      'The policy rate rose 1.00 percentage points over three months to 22 November 2026, from 26.50% to 27.50%. Highest 27.50% on 20 November 2026, lowest 26.50% (held since 21 July 2026).',
  },
  {
    name: 'describes a rate without a decision in the range',
    slug: 'policy-rate',
    range: '1m',
    values: { '2026-05-19': 26, '2026-09-22': 27 },
    summary: 'The policy rate stayed at 27.00% over the month to 22 November 2026.',
  },
  {
    name: 'names both dates if the newest figure is old',
    slug: 'asi',
    range: '1m',
    values: { '2026-09-29': 1, '2026-09-30': 2 },
    summary:
      'The All Share Index rose 100.00% from 29 September 2026 to 30 September 2026, from 1.00 to 2.00. Highest 2.00 on 30 September 2026, lowest 1.00 on 29 September 2026.',
  },
  {
    name: 'names both dates if a longer range has the same figures',
    slug: 'asi',
    range: '3m',
    values: { '2026-09-29': 1, '2026-09-30': 2 },
    summary:
      'The All Share Index rose 100.00% from 29 September 2026 to 30 September 2026, from 1.00 to 2.00. Highest 2.00 on 30 September 2026, lowest 1.00 on 29 September 2026.',
  },
])('$name', ({ slug, range, values, summary }) => {
  expect(summarize(slug, range, values)).toBe(summary);
});

describe('extremes in describeRange', () => {
  it('names only extremes on the newest basis after a rebasing', () => {
    const values = {
      '2023-12': 28.92,
      '2024-12': 34.8,
      '2025-01': 24.48,
      '2025-06': 22.22,
      '2026-10': 23.18,
    };
    expect(summarize('inflation', 'all', values)).toBe(
      'Inflation was 28.92% in December 2023, on the old basket, and 23.18% in October 2026, on a new basket: not comparable. Since the rebasing in January 2025, highest 24.48% in January 2025, lowest 22.22% in June 2025.',
    );
  });

  it('dates the lowest rate by the decision that introduced it', () => {
    const values = { '2025-07-22': 27.5, '2025-09-23': 27, '2025-11-18': 27, '2026-11-20': 27.5 };
    expect(summarize('policy-rate', '1y', values)).toMatch(
      /Highest 27\.50% on 20 November 2026, lowest 27\.00% \(held since 23 September 2025\)\.$/,
    );
  });
});
