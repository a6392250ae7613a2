import { describe, expect, it } from 'vitest';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import { toFigures } from '../figures';
import { createPlot } from '../../../../tests/helpers/plotSize';
import {
  createListPoint,
  createPoints,
  createSessionsUpTo,
} from '../../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { createStatisticChart, createYearChart } from './cardCharts';
import { describeTenure } from '../tenures';
import { createCurveChart } from './curveChart';
import { listDaysUpTo } from './weekUpTo';

const NOW = new Date('2025-03-14T18:00:00Z');
const PLOT = createPlot(240, 168);
const createStat = (slug: SeriesSlug, values: Record<string, number>) =>
  createStatisticChart(getSeriesContent(slug), toFigures(createPoints(values)), NOW);

describe('createYearChart', () => {
  const createYear = (points: Points) =>
    createYearChart(getSeriesContent('asi'), toFigures(points), NOW);

  it('labels the figures of a month and a year ago in the chart of a year', () => {
    const chart = createYear(createSessionsUpTo('2025-03-14', 300));
    expect(chart?.node.x).toBe(1);
    expect(chart?.labelsIn().map(({ x }) => x)).toEqual([expect.closeTo(1 - 28 / 365, 2), 0]);
    const before = chart
      ?.labelsIn()
      .map((label) => label.before)
      .toSorted();
    expect(before).toEqual(['A month ago ', 'A year ago ']);
  });

  it('returns a chart for a single figure, but null without figures', () => {
    const chart = createYear(createPoints({ '2025-03-14': 100 }));
    expect(chart?.plotFigures).toHaveLength(1);
    expect(chart?.labelsIn()).toEqual([]);
    expect(createYear({})).toBeNull();
  });

  it('interrupts the chart of a year where sessions are missing', () => {
    const points = Object.fromEntries(
      Object.entries(createSessionsUpTo('2025-03-14', 200)).filter(
        ([key]) => key < '2025-01-06' || key > '2025-01-24',
      ),
    );
    expect(createYear(points)?.path.gaps).toHaveLength(1);
  });
});

describe('createStatisticChart', () => {
  it('separates the months before a rebasing from the months after it', () => {
    const values = { '2024-11': 34.6, '2024-12': 34.8, '2025-01': 24.48, '2025-02': 23.18 };
    const chart = createStat('inflation', values);
    expect(chart?.path.old.map(({ length }) => length)).toEqual([2]);
    expect(chart?.path.current.map(({ length }) => length)).toEqual([2]);
    expect(chart?.uprights).toHaveLength(1);
    expect(chart?.bases).toHaveLength(1);
    expect(chart?.labelsIn(PLOT).some(({ second }) => second === 'on a new basket')).toBe(true);
  });

  it('fits the scale of a rate to its figures, with a range of at least two points', () => {
    const policy = createStat('policy-rate', { '2024-11-26': 27, '2025-03-14': 27.5 });
    const { low = 0, high = 0 } = policy?.scale ?? {};
    expect(low).toBeGreaterThan(20);
    expect(high - low).toBeGreaterThanOrEqual(2);
    expect(high - low).toBeLessThan(4);
    const [before, newest] = policy?.plotFigures ?? [];
    expect((newest?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(1 / 8);
  });

  it('extends the line of the latest decision to today', () => {
    const chart = createStat('policy-rate', { '2024-09-24': 27.25, '2024-11-26': 27.5 });
    expect(chart?.node.x).toBe(1);
    const [before, newest] = chart?.plotFigures ?? [];
    expect(chart?.path.current).toEqual([[before, newest, { ...newest, x: 1 }]]);
    expect(chart?.node.y).toBe(newest?.y);
    const decided = { '2024-03-26': 25.25, '2024-05-21': 25.25, '2024-09-24': 27.25 };
    const [label] = createStat('policy-rate', decided)?.labelsIn(PLOT) ?? [];
    expect(label).toMatchObject({ figure: '25.25%', after: ' until 24 Sep 2024' });
  });

  it('labels a rate on the side away from the next rate', () => {
    const decided = {
      '2023-09-26': 27.25,
      '2024-05-21': 27.5,
      '2024-09-24': 27,
      '2024-11-26': 27.5,
    };
    expect(createStat('policy-rate', decided)?.labelsIn(PLOT)).toMatchObject([
      { figure: '27.00%', side: 'below-right', isFixed: true },
      { figure: '27.25%', side: 'below-right', isFixed: true },
    ]);
    const cut = { '2024-09-24': 27.25, '2024-11-26': 27 };
    expect(createStat('policy-rate', cut)?.labelsIn(PLOT)).toMatchObject([
      { figure: '27.25%', side: 'above-right', isFixed: true },
    ]);
  });

  it('draws quarters as bars up or down from 0', () => {
    const chart = createStat('gdp-growth', { '2024-Q2': -3.2, '2024-Q3': 3.46, '2024-Q4': 3.84 });
    expect(chart?.bars).not.toBeNull();
    expect(chart?.bars?.map(({ from, to }) => to > from)).toEqual([false, true, true]);
    expect(chart?.scale.low).toBeLessThanOrEqual(-3.2);
    expect(chart?.labelsIn(PLOT).map(({ figure }) => figure)).toEqual(['3.84', '3.46', '-3.20']);
    expect(createStat('gdp-growth', {})).toBeNull();
  });

  it('ends the axis at the last figure of a discontinued series', () => {
    const chart = createStat('inflation', { '2020-01': 12, '2020-02': 12.2 });
    expect(chart?.path.gaps).toEqual([]);
    expect(chart?.node.x).toBeGreaterThan(0.3);
  });
});

describe('createCurveChart', () => {
  const bonds: Points = {
    '2024-03-14': createListPoint(['10-YEAR', 19.6], ['5-YEAR', 19.3]),
    '2025-02-12': createListPoint(['10-YEAR', 20.8]),
    '2025-03-14': createListPoint(['10-YEAR', 18.74], ['5-YEAR', 18.39]),
  };
  const bills: Points = { '2025-03-12': createListPoint(['364-DAY', 19.84], ['91-DAY', 18.05]) };

  const createList = (slug: SeriesSlug, points: Points) => {
    return { content: getSeriesContent(slug), history: { points } };
  };
  const createCurve = (list: Points, short: Points) =>
    createCurveChart(createList('bonds', list), createList('treasury-bills', short), NOW);

  it('interrupts the yield curve between bills and bonds', () => {
    const chart = createCurve(bonds, bills);
    const xs = chart?.names.map(({ at }) => at) ?? [];
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(chart?.names.map(({ text }) => text)).toEqual(['91', '364', '5', '10']);
    expect(chart?.groups.map(({ text }) => text)).toEqual(['T-bills, days', 'Bonds, years']);
    const [first = 0, second = 0, third = 0] = xs;
    expect(third - second).toBeGreaterThan(second - first);
    expect(chart?.gapX).toBeCloseTo((second + third) / 2);
    expect(chart?.paths.now.map(({ length }) => length)).toEqual([2, 2]);
    // On a phone, only the legend shows the dates of the lines.
    expect(chart?.lines.map(({ name, days }) => `${name}: ${days}`)).toEqual([
      'Latest: T-bills 12 Mar, bonds 14 Mar 2025',
      'A month ago: 12 Feb 2025',
      'A year ago: 14 Mar 2024',
    ]);
  });

  it('names earlier yield curves "earlier" instead of "ago" if the lists are old', () => {
    const lines = createCurveChart(
      createList('bonds', bonds),
      createList('treasury-bills', bills),
      new Date('2025-06-02'),
    )?.lines;
    expect(lines?.map(({ name }) => name)).toEqual(['Latest', 'A month earlier', 'A year earlier']);
  });

  it("keeps a label unchanged that is not a tenor, such as 'FGN 2034'", () => {
    const chart = createCurve({ '2025-03-14': createListPoint(['FGN 2034', 18]) }, {});
    expect(chart?.names.map(({ text }) => text)).toEqual(['FGN 2034']);
    expect(chart?.groups.map(({ text }) => text)).toEqual(['Bonds']);
    expect(chart?.gapX).toBeNull();
    expect(describeTenure('FGN 2034')).toBe('FGN 2034');
    expect(describeTenure('10-YEAR')).toBe('for 10 years');
    expect(createCurve({}, {})).toBeNull();
  });
});

describe('listDaysUpTo', () => {
  it('marks the newest day with figures in the week up to the next due day', () => {
    const week = listDaysUpTo('2025-03-17', ['2025-03-11', '2025-03-13', '2025-03-14']);
    const kinds = week.map(({ kind }) => kind).join(' ');
    expect(kinds).toBe('off entered off entered newest off off due');
    const joinTexts = (days: typeof week) =>
      days.map(({ text, month = '' }) => text + month).join();
    expect(joinTexts(week)).toBe('M,T,W,T,14Mar,S,S,17Mar');
    expect(joinTexts(listDaysUpTo('2025-03-14', ['2025-03-13']))).toBe('F,S,S,M,T,W,13Mar,14');
  });

  it('marks no day of the week as newest if the newest figures are older than a week', () => {
    expect(listDaysUpTo('2025-03-17', ['2025-03-03']).map(({ kind }) => kind)).not.toContain(
      'newest',
    );
  });
});
