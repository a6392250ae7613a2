/* Finds the markers of a chart and everything that its labels must not cover. */
import { getBreakMark } from '@/ui/chart/breakMark';
import { type PlotBar, type PlotLabelsLayout, addCorners } from '@/ui/chart/labels';
import { toPlotMarks, type MarksProps } from '@/ui/chart/markLooks';
import type { Plot, PlotPoint } from '@/ui/chart/usePlot';
import { isDaily } from '../rangeFigures';
import { findEarlierFigure } from '../comparisons';
import { createChartLabels, type ChartDrawing } from './chartLabels';
import {
  createHorizontalLine,
  createBars,
  placeFirstPublished,
  isSingleFigure,
} from './seriesPlot';

/** A line with more points than this has no markers at ordinary points. */
const MAX_MARKED_POINTS = 40;

/**
 * Returns the markers that do not depend on the selection: extremes, ends at breaks, revised
 * figures and single points.
 */
export function createPermanentMarks({
  content,
  shownRange,
  seriesPlot: { main, path, bandWidth },
}: ChartDrawing) {
  const revised = main.filter(({ figure }) => figure.first !== undefined);
  if (bandWidth !== null) return [{ kind: 'revised', points: revised }] satisfies MarksProps[];
  const extremes = Object.values(shownRange.extremes ?? {});
  const singles = isDaily(content) || main.length > MAX_MARKED_POINTS ? [] : main;
  return [
    { kind: 'single', points: singles },
    { kind: 'extreme', points: main.filter(({ figure }) => extremes.includes(figure)) },
    { kind: 'base', points: path.breaks.map(([before]) => before) },
    { kind: 'single', points: path.breaks.map(([, after]) => after) },
    { kind: 'revised', points: revised },
  ] satisfies MarksProps[];
}

/**
 * Returns the markers for the selected figure: at the figure, at the figure a year earlier and at
 * the first published value.
 */
export function createSelectedMarks({
  content,
  shownRange,
  seriesPlot,
  selected,
}: ChartDrawing): MarksProps[] {
  if (selected === undefined) return [];
  const { earlier, bandWidth } = seriesPlot;
  const first = shownRange.relative ? null : placeFirstPublished(seriesPlot, selected);
  const published: MarksProps = {
    kind: 'firstPublished',
    points: first?.beyond === null ? [first] : [],
  };
  if (bandWidth !== null) return [published];
  const base = findEarlierFigure(content, shownRange.all, selected.figure, 12, shownRange.now);
  const then = earlier.find(({ figure }) => figure.key === base?.figure.key);
  return [
    { kind: 'yearEarlier', points: then ? [{ x: selected.x, y: then.y }] : [] },
    published,
    { kind: 'node', points: [selected] },
  ];
}

/** Returns the bars of a bar chart with the selected bar highlighted, or null for a line chart. */
export const createDrawnBars = ({
  seriesPlot: { path, main, bandWidth, scale },
  selected,
}: ChartDrawing) => createBars(path, main, bandWidth, scale.toPosition(0), selected);

function createDrawnLines({
  content,
  seriesPlot,
  events = [],
}: ChartDrawing): readonly PlotPoint[][] {
  const { path, breaks, earlierLine, main, bandWidth } = seriesPlot;
  const leaders = events.map(({ x, y }) => [
    { x, y: 1 },
    { x, y },
  ]);
  const others = [...breaks, ...leaders];
  if (bandWidth !== null) return [...earlierLine, ...others];
  const lines = [...path.old, ...path.current, ...earlierLine];
  const level = isSingleFigure(content, seriesPlot)
    ? main.map(({ y }) => createHorizontalLine(y))
    : [];
  return [
    ...(content.every === 'decision' ? lines.map(addCorners) : lines),
    ...path.gaps.map((gap) => [...gap]),
    ...level,
    ...others,
  ];
}

/**
 * Returns the labels of a chart and everything that the labels must not cover, for one size of the
 * chart.
 */
export function createChartLayout(drawing: ChartDrawing, plot: Plot): PlotLabelsLayout {
  const { main, bandWidth, start } = drawing.seriesPlot;
  const newest: MarksProps = { kind: 'node', points: bandWidth === null ? main.slice(-1) : [] };
  const bars: readonly PlotBar[] = createDrawnBars(drawing) ?? [];
  return {
    labels: createChartLabels(drawing, plot),
    marks: [
      ...[...createPermanentMarks(drawing), newest].flatMap(toPlotMarks),
      ...(start === null ? [] : [getBreakMark(plot)]),
    ],
    selectedMarks: createSelectedMarks(drawing).flatMap(toPlotMarks),
    lines: createDrawnLines(drawing),
    bars,
  };
}
