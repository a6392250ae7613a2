import { beforeEach, expect, it, vi } from 'vitest';
import { seriesContent } from '@/content/series';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import type { Revision } from '@/figures/revisions';
import {
  listPoint,
  point,
  pointsOf,
  weekdays,
  yearsOf,
} from '../../../tests/helpers/historyPoints';
import { contentOf } from '../../../tests/helpers/series';
import { figuresOf } from './figures';
import { fileOf, pictureName, type ShownSeries } from './files';
import { rangeIds } from './ranges';

const NEWEST = '2026-11-20';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${NEWEST}T18:00:00Z`) });
});

function shown(
  slug: SeriesSlug,
  points: Points,
  more: Partial<ShownSeries> = {},
  revisions: readonly Revision[] = [],
): ShownSeries {
  return {
    content: contentOf(slug),
    figures: figuresOf(points, more.tenure),
    years: yearsOf(points, revisions),
    range: '1y',
    compare: false,
    ...more,
  };
}
const withdrawal = (was: Points): Revision => ({
  ...{ at: '2026-11-20T09:00:00.000Z', was },
  ...{ reason: 'correction', note: 'It was no session.' },
});
const keysIn = (series: ShownSeries) =>
  fileOf(series, 'csv')?.years.flatMap(({ points, revisions }) => [
    ...Object.keys(points),
    ...revisions.flatMap(({ was }) => Object.keys(was)),
  ]) ?? [];

const sessions = weekdays('2026-10-01', NEWEST, (index) => 1500 + index);
const months = pointsOf({ '2026-08': 22, '2026-09': 21, '2026-10': 20 });

it.each<[SeriesSlug, Points, name: string]>([
  ['exchange-rate', sessions, 'naira-per-dollar-2026-10-01-to-2026-11-20.csv'],
  ['inflation', months, 'inflation-2026-08-to-2026-10.csv'],
  ['gdp-growth', pointsOf({ '2026-Q1': 3, '2026-Q2': 4 }), 'gdp-growth-2026-q1-to-2026-q2.csv'],
  ['gdp-growth', pointsOf({ '2026-Q2': 4 }), 'gdp-growth-2026-q2.csv'],
  ['policy-rate', pointsOf({ '2024-09-24': 27.25 }), 'policy-rate-2024-09-24.csv'],
])('names the file of %s after the first and last period', (slug, points, name) => {
  const series = shown(slug, points);
  expect(fileOf(series, 'csv')?.name).toBe(name);
  expect(pictureName(series)).toBe(name.replace('.csv', '.png'));
});

it('writes complete periods in the file names of all series and ranges', () => {
  const points: Record<string, Points> = {
    session: sessions,
    month: months,
    quarter: pointsOf({ '2026-Q1': 3, '2026-Q2': 4 }),
    decision: pointsOf({ '2024-09-24': 27.25, '2026-09-22': 27 }),
  };
  const period = String.raw`\d{4}(-\d\d(-\d\d)?|-q[1-4])`;
  for (const { slug, every } of seriesContent) {
    for (const range of rangeIds) {
      const name = fileOf(shown(slug, points[every] ?? {}, { range }), 'csv')?.name;
      if (name !== undefined) {
        expect(name).toMatch(new RegExp(`^[a-z]+(-[a-z]+)*-${period}(-to-${period})?\\.csv$`));
      }
    }
  }
  expect(fileOf(shown('exchange-rate', {}), 'csv')).toBeNull();
});

it('includes current and withdrawn figures of the range in a file', () => {
  const saturday = { '2026-11-21': point(1500, '2026-11-21') };
  const series = shown('exchange-rate', sessions, { range: '1m' }, [
    withdrawal(saturday),
    withdrawal({ '2026-10-25': point(1500, '2026-10-25'), '2026-03-08': point(1) }),
  ]);
  const keys = keysIn(series);
  expect(keys).toContain('2026-10-25');
  expect(keys).toContain('2026-11-21');
  expect(keys).not.toContain('2026-03-08');
  expect(keys).not.toContain('2026-10-01');
  expect(fileOf(series, 'csv')?.name).toBe('naira-per-dollar-2026-10-20-to-2026-11-21.csv');
  expect(pictureName(series)).toBe('naira-per-dollar-2026-10-20-to-2026-11-20.png');
  expect(keysIn({ ...series, range: 'all' })).toContain('2026-03-08');
});

it('does not treat a rate as withdrawn if its list never had the tenor', () => {
  const points = {
    '2026-11-04': listPoint(['91-DAY', 18], ['182-DAY', 19]),
    '2026-11-18': { ...listPoint(['91-DAY', 18]), savedAt: '2026-11-20T09:00:00.000Z' },
  };
  const was = { '2026-11-18': listPoint(['91-DAY', 81]) };
  const series = shown('treasury-bills', points, { tenure: '182-DAY' }, [withdrawal(was)]);
  expect(keysIn(series)).toEqual(['2026-11-04']);
});
