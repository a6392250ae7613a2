import { expect, it } from 'vitest';
import type { Points } from '@/figures/history';
import { toFigures } from '../figures';
import { createBarLabels, createBasisLabels } from './barLabels';
import { createSeriesPlot } from './seriesPlot';
import { createShownRange } from './shownRange';
import { createPoints } from '../../../../tests/helpers/historyPoints';
import { createPlot } from '../../../../tests/helpers/plotSize';
import { getSeriesContent } from '../../../../tests/helpers/series';

const content = getSeriesContent('gdp-growth');
const now = new Date('2026-03-14T18:00:00Z');
const createPlotOf = (points: Points) => {
  const figures = toFigures(points);
  return createSeriesPlot(
    content,
    createShownRange({ content, figures, range: 'all', compare: null, now }),
  );
};

const createQuarters = (count: number, valueOf: (index: number) => number) =>
  createPoints(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${2010 + Math.floor(index / 4)}-Q${(index % 4) + 1}`,
        valueOf(index),
      ]),
    ),
  );
const createLabels = (points: Points, width: number) => {
  const { main, path, bandWidth } = createPlotOf(points);
  return createBarLabels(content, main, path, bandWidth ?? NaN, createPlot(width));
};

it('labels each bar with its value, below the bar if it is negative', () => {
  const labels = createLabels(
    createQuarters(4, (index) => index - 2),
    400,
  );
  expect(labels.map(({ figure, side }) => [figure, side])).toEqual([
    ['1.00', 'above'],
    ['0.00', 'above'],
    ['-1.00', 'below'],
    ['-2.00', 'below'],
  ]);
});

it('labels fewer bars in a narrower chart', () => {
  const points = createQuarters(12, (index) => (index === 3 ? 9 : 3 + index / 10));
  expect(createLabels(points, 300)).toHaveLength(6);
  expect(createLabels(points, 120).map(({ figure }) => figure)).toEqual(['3.00', '9.00', '4.10']);
});

it('labels the old and the new basis of a rebasing inside the range', () => {
  const labels = (points: Points) =>
    createBasisLabels(content, createPlotOf(points).x, createPlot(400)).map(({ before }) => before);
  const rebased = createPoints({ '2024-Q4': 3.84, '2025-Q1': 3.1, '2025-Q2': 3.2 });
  expect(labels(rebased)).toEqual(['on a new base year', 'on the old base year']);
  expect(labels(createPoints({ '2025-Q2': 3.2, '2025-Q3': 3.2 }))).toEqual([]);
});
