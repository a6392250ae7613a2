import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeriesSlug } from '@/content/seriesSlugs';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { toQuarter, type Points } from '@/figures/history';
import { toFigures } from '../figures';
import type { RangeId } from '../ranges';
import { placeFirstPublished, toLinePath, createSeriesPlot } from './seriesPlot';
import { createShownRange } from './shownRange';
import {
  createPoint,
  createPoints,
  createWeekdayPoints,
} from '../../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../../tests/helpers/series';

const WEEK_MS = 7 * 86_400_000;
/**
 * Returns a point of an auction in the given week. In a list of rates, figures count as missing if
 * two auctions are more than 40 days apart.
 */
const createWeek = (week: number, y = 0.5) => {
  const at = Date.parse('2024-12-31') + week * WEEK_MS;
  const key = toCalendarDay(at);
  return { figure: { key, at, value: y, savedAt: `${key}T17:00:00.000Z` }, x: week / 100, y };
};
const createBreaks = (...weeks: number[]) => ({
  ...getSeriesContent('treasury-bills'),
  breaks: weeks.map((week) => ({
    at: createWeek(week).figure.key,
    basis: '',
    before: '',
    after: '',
    note: '',
  })),
});

it('interrupts the line where figures are missing', () => {
  const [from, to, last] = [createWeek(1), createWeek(8), createWeek(9)];
  const path = toLinePath(createBreaks(), [from, to, last]);
  expect(path).toEqual({ old: [], current: [[from], [to, last]], gaps: [[from, to]], breaks: [] });
});

it('interrupts the line at a rebasing', () => {
  const [first, from, to] = [createWeek(1), createWeek(2), createWeek(12)];
  const path = toLinePath(createBreaks(5), [first, from, to]);
  expect(path).toEqual({ old: [[first, from]], current: [[to]], gaps: [], breaks: [[from, to]] });
  // A rebasing interrupts the line even if no figures are missing.
  expect(toLinePath(createBreaks(2), [first, from]).breaks).toEqual([[first, from]]);
});

it('accepts an empty line and a rebasing before the first point', () => {
  expect(toLinePath(createBreaks(3), [createWeek(3)]).current).toEqual([[createWeek(3)]]);
  expect(toLinePath(createBreaks(), [])).toEqual({ old: [], current: [[]], gaps: [], breaks: [] });
});

it('includes every point of a line in exactly one segment', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }),
      fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
      (weeks, breakWeeks) => {
        const points = weeks.sort((a, b) => a - b).map((week) => createWeek(week));
        const { old, current, gaps, breaks } = toLinePath(createBreaks(...breakWeeks), points);
        expect([...old, ...current].flat()).toEqual(points);
        expect([...old, ...current]).toHaveLength(gaps.length + breaks.length + 1);
      },
    ),
  );
});

const NOW = new Date('2025-03-14T18:00:00Z');
const createPlot = (slug: SeriesSlug, points: Points, range: RangeId = '5y', compare = false) => {
  const [content, figures] = [getSeriesContent(slug), toFigures(points)];
  return createSeriesPlot(
    content,
    createShownRange({
      content,
      figures,
      range,
      compare: compare ? 'year-earlier' : null,
      now: NOW,
    }),
  );
};

it('interrupts the year-earlier line a year after a rebasing', () => {
  const months = Object.fromEntries(
    Array.from({ length: 26 }, (_, index) => {
      const key = toCalendarDay(addMonths(Date.parse('2023-01-01'), index)).slice(0, 7);
      return [key, createPoint(key < '2024-01' ? 34 : 24)];
    }),
  );
  const content = getSeriesContent('inflation');
  const rebased = {
    ...content,
    breaks: content.breaks.map((each) => ({ ...each, at: '2024-01' })),
  };
  const figures = toFigures(months);
  const shownRange = createShownRange({
    content: rebased,
    figures,
    range: 'all',
    compare: 'year-earlier',
    now: NOW,
  });
  const { earlier, earlierLine } = createSeriesPlot(rebased, shownRange);
  expect(earlierLine.flat()).toEqual(earlier);
  // All twelve months of 2023 are on the old basis.
  expect(earlierLine.map(({ length }) => length)).toEqual([12, earlier.length - 12]);
});

describe('scale of createSeriesPlot', () => {
  it('ignores first published values when it sets the scale', () => {
    const year = createWeekdayPoints('2024-03-14', '2025-03-14', (index) => 1_500 + index / 10);
    const typo = {
      ...createPoint(1_510),
      first: { value: 15_100, savedAt: '2024-08-01T17:00:00Z' },
    };
    const [plain, corrected] = [year, { ...year, '2024-08-01': typo }].map((points) =>
      createPlot('exchange-rate', points, '1y'),
    );
    expect(corrected?.scale.high).toBe(plain?.scale.high);
    const read = corrected?.main.find(({ figure }) => figure.key === '2024-08-01');
    expect(read && corrected && placeFirstPublished(corrected, read)).toMatchObject({
      x: read?.x,
      y: 1,
      value: 15_100,
      beyond: 'above',
    });
  });

  it('makes half a point of the policy rate visible on an axis that starts above 0', () => {
    const { main, scale, start } = createPlot(
      'policy-rate',
      createPoints({ '2024-11-26': 27, '2025-02-20': 27.5 }),
    );
    expect((main[1]?.y ?? 0) - (main[0]?.y ?? 0)).toBeGreaterThan(1 / 8);
    expect(start).toBe(`${scale.low}%`);
    expect(scale.low).toBeGreaterThan(20);
  });

  const slugs = ['inflation', 'policy-rate', 'gdp-growth'] as const;
  const keyOf = { inflation: 7, 'policy-rate': 10, 'gdp-growth': 0 };
  const someRates = fc.array(
    fc.integer({ min: -500, max: 6000 }).map((value) => value / 100),
    { minLength: 1, maxLength: 30 },
  );
  it('includes every value in a scale with round ticks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...slugs), someRates, fc.boolean(), (slug, rates, compare) => {
        const months = slug === 'gdp-growth' ? 3 : 1;
        const points = rates.map((rate, index) => {
          const day = toCalendarDay(addMonths(Date.parse('2025-01-01'), -months * index));
          const key = keyOf[slug] === 0 ? toQuarter(day) : day.slice(0, keyOf[slug]);
          return [key, createPoint(rate)] as const;
        });
        const { main, earlier, scale, start } = createPlot(
          slug,
          Object.fromEntries(points),
          '5y',
          compare,
        );
        for (const { y } of [...main, ...earlier]) {
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect([1, 2, 5]).toContain(Number(scale.major.toExponential(6).split('e')[0]));
        if (slug === 'gdp-growth') {
          expect(scale.low).toBeLessThanOrEqual(0);
          expect(scale.high).toBeGreaterThanOrEqual(0);
        } else expect(scale.high - scale.low).toBeGreaterThanOrEqual(2 - 1e-9);
        // If the axis does not start at 0, `start` is a label with the lowest value of the axis.
        if (scale.low > 0) expect(start).toBe(`${scale.low}%`);
      }),
    );
  });
});
