import { expect, it } from 'vitest';
import { pointsOf } from '../../../../tests/helpers/pastPoints';
import { figuresOf } from './figures';
import { nearestRange } from './ranges';
import { summaryOf } from './summary';
import cases from './summary.cases.json' with { type: 'json' };
import { contentOf } from '../../../../tests/helpers/series';

it.each(Object.entries(cases))('a range in a sentence %s', (_, { slug, range, values, words }) => {
  const figures = figuresOf(pointsOf(values));
  expect(summaryOf(contentOf(slug), figures, nearestRange(range))).toBe(words);
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
    /^The 10-year bond rate rose 1\.00 percentage points/,
  );
});
