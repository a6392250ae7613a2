import { expect, it } from 'vitest';
import type { Points } from '@/figures/history';
import { figuresOf } from '../figures';
import { barLabels, basisLabels } from './barLabels';
import { seriesPlotOf } from './seriesPlot';
import { shownRangeOf } from './shownRange';
import { pointsOf } from '../../../../tests/helpers/historyPoints';
import { plotOf } from '../../../../tests/helpers/plotSize';
import { contentOf } from '../../../../tests/helpers/series';

const content = contentOf('gdp-growth');
const now = new Date('2026-03-14T18:00:00Z');
const plot = (points: Points) => {
  const figures = figuresOf(points);
  return seriesPlotOf(
    content,
    shownRangeOf({ content, figures, range: 'all', compare: false, now }),
  );
};

const quarters = (count: number, valueOf: (index: number) => number) =>
  pointsOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${2010 + Math.floor(index / 4)}-Q${(index % 4) + 1}`,
        valueOf(index),
      ]),
    ),
  );
const labelsIn = (points: Points, width: number) => {
  const { main, path, bandWidth } = plot(points);
  return barLabels(content, main, path, bandWidth ?? NaN, plotOf(width));
};

it('labels each bar with its value, below the bar if it is negative', () => {
  const labels = labelsIn(
    quarters(4, (index) => index - 2),
    400,
  );
  expect(labels.map(({ figure, side }) => [figure, side])).toEqual([
    ['1.00', 'above'],
    ['0.00', 'above'],
    ['-1.00', 'below'],
    ['-2.00', 'below'],
  ]);
});

it('labels fewer bars in less space', () => {
  const points = quarters(12, (index) => (index === 3 ? 9 : 3 + index / 10));
  expect(labelsIn(points, 300)).toHaveLength(6);
  expect(labelsIn(points, 120).map(({ figure }) => figure)).toEqual(['3.00', '9.00', '4.10']);
});

it('names the basis on either side of a rebasing in the range', () => {
  const labels = (points: Points) =>
    basisLabels(content, plot(points).x, plotOf(400)).map(({ before }) => before);
  const rebased = pointsOf({ '2024-Q4': 3.84, '2025-Q1': 3.1, '2025-Q2': 3.2 });
  expect(labels(rebased)).toEqual(['on a new base year', 'on the old base year']);
  expect(labels(pointsOf({ '2025-Q2': 3.2, '2025-Q3': 3.2 }))).toEqual([]);
});
