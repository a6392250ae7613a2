import { beforeEach, expect, it, vi } from 'vitest';
import { seriesContent } from '@/content/series';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import type { Revision } from '@/figures/revisions';
import {
  createListPoint,
  createPoint,
  createPoints,
  createWeekdayPoints,
  createYears,
} from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { toFigures } from './figures';
import { createFile, formatPictureName, type ShownSeries } from './files';
import { rangeIds } from './ranges';

const NEWEST = '2026-11-20';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${NEWEST}T18:00:00Z`) });
});

function createShownSeries(
  slug: SeriesSlug,
  points: Points,
  more: Partial<ShownSeries> = {},
  revisions: readonly Revision[] = [],
): ShownSeries {
  return {
    content: getSeriesContent(slug),
    figures: toFigures(points, more.tenure),
    years: createYears(points, revisions),
    range: '1y',
    compare: null,
    ...more,
  };
}
const createWithdrawal = (was: Points): Revision => ({
  ...{ at: '2026-11-20T09:00:00.000Z', was },
  ...{ reason: 'correction', note: 'It was no session.' },
});
const listKeys = (series: ShownSeries) =>
  createFile(series, 'csv')?.years.flatMap(({ points, revisions }) => [
    ...Object.keys(points),
    ...revisions.flatMap(({ was }) => Object.keys(was)),
  ]) ?? [];

const sessions = createWeekdayPoints('2026-10-01', NEWEST, (index) => 1500 + index);
const months = createPoints({ '2026-08': 22, '2026-09': 21, '2026-10': 20 });

it.each<[SeriesSlug, Points, name: string]>([
  ['exchange-rate', sessions, 'naira-per-dollar-2026-10-01-to-2026-11-20.csv'],
  ['inflation', months, 'inflation-2026-08-to-2026-10.csv'],
  ['gdp-growth', createPoints({ '2026-Q1': 3, '2026-Q2': 4 }), 'gdp-growth-2026-q1-to-2026-q2.csv'],
  ['gdp-growth', createPoints({ '2026-Q2': 4 }), 'gdp-growth-2026-q2.csv'],
  ['policy-rate', createPoints({ '2024-09-24': 27.25 }), 'policy-rate-2024-09-24.csv'],
])('names the file of %s after its first and last period: %s', (slug, points, name) => {
  const series = createShownSeries(slug, points);
  expect(createFile(series, 'csv')?.name).toBe(name);
  expect(formatPictureName(series)).toBe(name.replace('.csv', '.png'));
});

it('writes complete dates in the file names of all series and ranges', () => {
  const points: Record<string, Points> = {
    session: sessions,
    month: months,
    quarter: createPoints({ '2026-Q1': 3, '2026-Q2': 4 }),
    decision: createPoints({ '2024-09-24': 27.25, '2026-09-22': 27 }),
  };
  const period = String.raw`\d{4}(-\d\d(-\d\d)?|-q[1-4])`;
  for (const { slug, every } of seriesContent) {
    for (const range of rangeIds) {
      const name = createFile(createShownSeries(slug, points[every] ?? {}, { range }), 'csv')?.name;
      if (name !== undefined) {
        expect(name).toMatch(new RegExp(`^[a-z]+(-[a-z]+)*-${period}(-to-${period})?\\.csv$`));
      }
    }
  }
  expect(createFile(createShownSeries('exchange-rate', {}), 'csv')).toBeNull();
});

it('includes withdrawn figures of the range in a file', () => {
  const saturday = { '2026-11-21': createPoint(1500, '2026-11-21') };
  const series = createShownSeries('exchange-rate', sessions, { range: '1m' }, [
    createWithdrawal(saturday),
    createWithdrawal({
      '2026-10-25': createPoint(1500, '2026-10-25'),
      '2026-03-08': createPoint(1),
    }),
  ]);
  const keys = listKeys(series);
  expect(keys).toContain('2026-10-25');
  expect(keys).toContain('2026-11-21');
  expect(keys).not.toContain('2026-03-08');
  expect(keys).not.toContain('2026-10-01');
  expect(createFile(series, 'csv')?.name).toBe('naira-per-dollar-2026-10-20-to-2026-11-21.csv');
  expect(formatPictureName(series)).toBe('naira-per-dollar-2026-10-20-to-2026-11-20.png');
  expect(listKeys({ ...series, range: 'all' })).toContain('2026-03-08');
});

it('does not treat a rate as withdrawn if its list never had the tenor', () => {
  const points = {
    '2026-11-04': createListPoint(['91-DAY', 18], ['182-DAY', 19]),
    '2026-11-18': { ...createListPoint(['91-DAY', 18]), savedAt: '2026-11-20T09:00:00.000Z' },
  };
  const was = { '2026-11-18': createListPoint(['91-DAY', 81]) };
  const series = createShownSeries('treasury-bills', points, { tenure: '182-DAY' }, [
    createWithdrawal(was),
  ]);
  expect(listKeys(series)).toEqual(['2026-11-04']);
});
