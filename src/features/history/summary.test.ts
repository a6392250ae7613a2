import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../tests/helpers/historyPoints';
import { figuresOf } from './figures';
import { rangeOf } from './bases';
import { DEFAULT_RANGE, findRange, type RangeId } from './ranges';
import { summaryOf } from './summary';
import cases from './summary.cases.json' with { type: 'json' };
import { contentOf } from '../../../tests/helpers/series';

const now = new Date('2026-11-22T10:00:00Z');
const said = (slug: string, range: RangeId, values: Record<string, number>) => {
  const content = contentOf(slug);
  const found = rangeOf(content, figuresOf(pointsOf(values)), range, now);
  return summaryOf(content, range, found);
};

it.each(Object.entries(cases))('a range in a sentence %s', (_, { slug, range, values, words }) => {
  expect(said(slug, findRange(contentOf(slug), range) ?? DEFAULT_RANGE, values)).toBe(words);
});

describe('the highest and the lowest', () => {
  it('are of the newest basis alone, after a rebasing', () => {
    const values = {
      '2023-12': 28.92,
      '2024-12': 34.8,
      '2025-01': 24.48,
      '2025-06': 22.22,
      '2026-10': 23.18,
    };
    expect(said('inflation', 'all', values)).toBe(
      'Inflation was 28.92% in December 2023, on the old basket, and 23.18% in October 2026, on a new basket: not comparable. Since the rebasing in January 2025, highest 24.48% in January 2025, lowest 22.22% in June 2025.',
    );
  });

  it('name the decision since which a rate was held, not one that confirmed it', () => {
    const values = { '2025-07-22': 27.5, '2025-09-23': 27, '2025-11-18': 27, '2026-11-20': 27.5 };
    expect(said('policy-rate', '1y', values)).toMatch(
      /Highest 27\.50% on 20 November 2026, lowest 27\.00% \(held since 23 September 2025\)\.$/,
    );
  });
});
