import { expect, it } from 'vitest';
import { pointsOf } from '../../../../tests/helpers/historyPoints';
import { figuresOf } from './figures';
import { rangeOf } from './bases';
import { nearestRange, type RangeId } from './ranges';
import { summaryOf } from './summary';
import cases from './summary.cases.json' with { type: 'json' };
import { contentOf } from '../../../../tests/helpers/series';

const now = new Date('2026-11-22T10:00:00Z');
const said = (slug: string, range: RangeId, values: Record<string, number>) => {
  const content = contentOf(slug);
  const found = rangeOf(content, figuresOf(pointsOf(values)), range, now);
  return summaryOf(content, range, found);
};

it.each(Object.entries(cases))('a range in a sentence %s', (_, { slug, range, values, words }) => {
  expect(said(slug, nearestRange(contentOf(slug), range), values)).toBe(words);
});
