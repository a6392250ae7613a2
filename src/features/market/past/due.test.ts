import { describe, expect, it } from 'vitest';
import type { SeriesSlug } from '@/content/series';
import { pointsOf } from '../../../../tests/helpers/pastPoints';
import { beginsWords, nextDue } from './due';
import { figuresOf } from './figures';
import { contentOf } from '../../../../tests/helpers/series';

const free = new Set(['2025-03-31', '2025-04-01']);
function due(slug: SeriesSlug, newest: string | null, now: string) {
  const figures = figuresOf(newest === null ? {} : pointsOf({ [newest]: 1 }));
  return newest === null
    ? beginsWords(contentOf(slug), new Date(now), free)
    : nextDue(contentOf(slug), figures, new Date(now), free);
}

describe('the next figure', () => {
  it.each<[SeriesSlug, string, string, string | null, string]>([
    ['asi', '2025-03-14', '2025-03-14T18:00:00Z', '2025-03-17', 'Monday 17 March, in the evening'],
    ['asi', '2025-03-13', '2025-03-14T10:00:00Z', '2025-03-14', 'Friday 14 March, in the evening'],
    [
      'bonds',
      '2025-03-14',
      '2025-03-16T10:00:00Z',
      '2025-03-17',
      'Monday 17 March, in the evening',
    ],
    [
      'asi',
      '2025-03-28',
      '2025-03-28T18:00:00Z',
      '2025-04-02',
      'Wednesday 2 April, in the evening',
    ],
    // In Lagos it is Monday already, and no figure of it is there.
    ['asi', '2025-03-14', '2025-03-16T23:30:00Z', '2025-03-17', 'Monday 17 March, in the evening'],
    ['inflation', '2025-10', '2025-11-22T10:00:00Z', null, 'mid-December'],
    ['inflation', '2025-11', '2025-12-17T10:00:00Z', null, 'mid-January 2026'],
    ['inflation', '2025-09', '2025-11-22T10:00:00Z', null, 'any day now'],
    ['gdp-growth', '2025-Q2', '2025-11-22T10:00:00Z', null, 'late November'],
    ['gdp-growth', '2025-Q3', '2025-11-28T10:00:00Z', null, 'late February 2026'],
    ['policy-rate', '2025-09-23', '2025-11-22T10:00:00Z', null, "at the committee's next meeting"],
  ])('of %s after %s, on %s', (slug, newest, now, day, words) => {
    expect(due(slug, newest, now)).toMatchObject({ day, words });
  });

  it('has the part to stress apart', () => {
    expect(due('asi', '2025-03-14', '2025-03-14T18:00:00Z')).toMatchObject({
      when: 'Monday 17 March',
    });
  });
});

describe('a series without figures says when it will begin', () => {
  it.each<[SeriesSlug, string, string]>([
    ['asi', '2025-03-14T10:00:00Z', 'on Friday 14 March, in the evening'],
    ['inflation', '2025-11-22T10:00:00Z', 'in mid-December'],
    ['inflation', '2025-11-10T10:00:00Z', 'in mid-November'],
    ['gdp-growth', '2025-12-22T10:00:00Z', 'in late February 2026'],
    ['policy-rate', '2025-11-22T10:00:00Z', "at the committee's next meeting"],
  ])('%s on %s', (slug, now, words) => {
    expect(due(slug, null, now)).toBe(`No figures yet. The first one is to come ${words}.`);
  });
});
