import { expect, it } from 'vitest';
import { getSiteHost } from '@/browser/settings';
import type { SeriesSlug } from '@/content/seriesSlugs';
import { addDays } from '@/lib/days';
import { NAIRA_SIGN } from '@/lib/format';
import type { Points } from '@/figures/history';
import { toFigures } from '../figures';
import { createPicture } from './picture';
import type { ShownSeries } from '../files';
import { createPoints, createWeekdayPoints } from '../../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../../tests/helpers/series';

const NEWEST = '2026-11-20';
const now = new Date(`${NEWEST}T18:00:00Z`);

function createTestPicture(slug: SeriesSlug, points: Points, more: Partial<ShownSeries> = {}) {
  const [content, figures] = [getSeriesContent(slug), toFigures(points)];
  return createPicture({ content, years: [], figures, range: '1y', compare: null, ...more }, now);
}

/**
 * Returns the sessions of the last `days` days. The first value is `first`, and each value is
 * `step` higher than the one before.
 */
const createSessions = (days: number, first: number, step: number) =>
  createWeekdayPoints(addDays(NEWEST, -days), NEWEST, (place) => first + place * step);

const risenPoints = createSessions(365, 80_000, 100);
const last = risenPoints[NEWEST]?.value ?? 0;

it('shows the title, period, change and source of a series in its picture', () => {
  const { change, ...texts } = createTestPicture('asi', risenPoints);
  const onAYearAgo = { amount: '+32.63%', label: 'over a year', arrow: 'up', tone: 'gain' };
  expect(change).toEqual(onAYearAgo);
  expect(texts).toMatchObject({
    title: 'All Share Index',
    period: '1 year to 20 Nov 2026',
    value: last.toLocaleString('en-GB'),
    site: [getSiteHost(), '/markets/asi'],
    source: 'Source: Nigerian Exchange',
  });
  expect(createTestPicture('asi', risenPoints, { range: 'all' }).period).toBe(
    '20 Nov 2025 to 20 Nov 2026',
  );
  const { title } = createTestPicture('bonds', risenPoints, { tenure: '10-YEAR' });
  expect(title).toBe('Government bonds, 10-YEAR');
});

it('does not colour a higher exchange rate as a gain', () => {
  const { change, value } = createTestPicture('exchange-rate', createSessions(365, 1_500, 0.5));
  expect(change).toMatchObject({ arrow: 'up', tone: 'plain' });
  expect(value).toMatch(new RegExp(`^${NAIRA_SIGN}1,6\\d\\d\\.\\d\\d$`));
});

it('labels the change of a short series with its first date', () => {
  const { change } = createTestPicture('asi', createSessions(100, 90_000, -10));
  expect(change).toMatchObject({ label: 'since 12 Aug 2026', arrow: 'down', tone: 'loss' });
  const still = createTestPicture('asi', createSessions(365, 90_000, 0)).change;
  expect(still).toMatchObject({ amount: 'Unchanged', arrow: null, tone: 'plain' });
});

it('shows the date of a decision as well as the end of the range', () => {
  const decisions = createPoints({ '2024-09-24': 27.25, '2025-09-23': 27, '2026-09-22': 26.5 });
  const { period, decided, chart } = createTestPicture('policy-rate', decisions);
  expect([period, decided]).toEqual(['1 year to 20 Nov 2026', 'Decided 22 Sep 2026']);
  expect(chart.selected.figure.key).toBe('2026-09-22');
  // For the index, the range ends on the day of the newest figure.
  expect(createTestPicture('asi', risenPoints).decided).toBeNull();
  const months = createTestPicture('inflation', createPoints({ '2026-08': 15.4, '2026-09': 15.1 }));
  expect([months.period, months.decided]).toEqual(['Aug 2026 to Sep 2026', null]);
});

it('draws a picture of a single figure without a change', () => {
  const { change, value, chart } = createTestPicture('asi', createPoints({ [NEWEST]: 105_432.07 }));
  expect([change, value, chart.selected.x]).toEqual([null, '105,432', 1]);
  expect(() => createTestPicture('asi', {})).toThrow(RangeError);
});
