/* Finds the markers of a chart, and everything that its labels must not cover. */
import { breakMark } from '@/ui/chart/breakMark';
import { type PlotBar, type PlotLabelsLayout, withCorners } from '@/ui/chart/labels';
import { marksAt, type MarksProps } from '@/ui/chart/markLooks';
import type { Plot, PlotPoint } from '@/ui/chart/usePlot';
import { isDaily } from '../rangeFigures';
import { figureEarlier } from '../comparisons';
import { chartLabels, type Drawing } from './chartLabels';
import { horizontalLine, barsOf, firstPublished, isSingleFigure } from './seriesPlot';

/** Maximum number of points for a line with a marker at every point. */
const MAX_SINGLE_MARKS = 40;

/** Returns the permanent markers: extremes, ends at breaks, revised figures, single points. */
export function permanentMarks({
  content,
  shownRange,
  seriesPlot: { main, path, bandWidth },
}: Drawing) {
  const revised = main.filter(({ figure }) => figure.first !== undefined);
  if (bandWidth !== null) return [{ kind: 'revised', points: revised }] satisfies MarksProps[];
  const extremes = Object.values(shownRange.extremes ?? {});
  const singles = isDaily(content) || main.length > MAX_SINGLE_MARKS ? [] : main;
  return [
    { kind: 'single', points: singles },
    { kind: 'extreme', points: main.filter(({ figure }) => extremes.includes(figure)) },
    { kind: 'base', points: path.breaks.map(([before]) => before) },
    { kind: 'single', points: path.breaks.map(([, after]) => after) },
    { kind: 'revised', points: revised },
  ] satisfies MarksProps[];
}

/**
 * Returns the markers of the selected figure: its own, the figure a year earlier, and the first
 * published value.
 */
export function selectedMarks({
  content,
  shownRange,
  seriesPlot,
  selected,
}: Drawing): MarksProps[] {
  if (selected === undefined) return [];
  const { earlier, bandWidth } = seriesPlot;
  const first = shownRange.relative ? null : firstPublished(seriesPlot, selected);
  const published: MarksProps = {
    kind: 'firstPublished',
    points: first?.beyond === null ? [first] : [],
  };
  if (bandWidth !== null) return [published];
  const base = figureEarlier(content, shownRange.all, selected.figure, 12, shownRange.now);
  const then = earlier.find(({ figure }) => figure.key === base?.figure.key);
  return [
    { kind: 'yearEarlier', points: then ? [{ x: selected.x, y: then.y }] : [] },
    published,
    { kind: 'node', points: [selected] },
  ];
}

/** Returns the bars, with the selected one highlighted; null for a line chart. */
export const drawnBars = ({ seriesPlot: { path, main, bandWidth, scale }, selected }: Drawing) =>
  barsOf(path, main, bandWidth, scale.toPosition(0), selected);

function drawnLines({ content, seriesPlot, events = [] }: Drawing): readonly PlotPoint[][] {
  const { path, breaks, earlierLine, main, bandWidth } = seriesPlot;
  const leaders = events.map(({ x, y }) => [
    { x, y: 1 },
    { x, y },
  ]);
  const others = [...breaks, ...leaders];
  if (bandWidth !== null) return [...earlierLine, ...others];
  const lines = [...path.old, ...path.current, ...earlierLine];
  const level = isSingleFigure(content, seriesPlot) ? main.map(({ y }) => horizontalLine(y)) : [];
  return [
    ...(content.every === 'decision' ? lines.map(withCorners) : lines),
    ...path.gaps.map((gap) => [...gap]),
    ...level,
    ...others,
  ];
}

/**
 * Returns the labels of a chart in a plot of this size, and everything that they must not cover.
 */
export function chartLayout(drawing: Drawing, plot: Plot): PlotLabelsLayout {
  const { main, bandWidth, start } = drawing.seriesPlot;
  const newest: MarksProps = { kind: 'node', points: bandWidth === null ? main.slice(-1) : [] };
  const bars: readonly PlotBar[] = drawnBars(drawing) ?? [];
  return {
    labels: chartLabels(drawing, plot),
    marks: [
      ...[...permanentMarks(drawing), newest].flatMap(marksAt),
      ...(start === null ? [] : [breakMark(plot)]),
    ],
    selectedMarks: selectedMarks(drawing).flatMap(marksAt),
    lines: drawnLines(drawing),
    bars,
  };
}
