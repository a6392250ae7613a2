/* Calculates the positions of everything in the chart of a series, as fractions of the plot. */
import { pairs } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { createQuarterAxis } from '@/lib/chart/quarters';
import { createLinearScale } from '@/lib/chart/scale';
import { createTimeTicks } from '@/lib/chart/time';
import type { BarProps } from '@/ui/chart/Bars';
import { BAR_SHARE } from '@/ui/chart/barShare';
import type { PlotPoint } from '@/ui/chart/usePlot';
import { formatAxisStart, isDrawnAsBars, createSeriesScale } from '../axis';
import { isDaily, isGap } from '../rangeFigures';
import { type Figure, toTimestamp } from '../figures';
import { toRangeName } from '../ranges';
import { findBreak } from '../values';
import { type ShownRange, getDrawnValues } from './shownRange';

export interface PlotFigure extends PlotPoint {
  figure: Figure;
}

/** Maps a time or a value to a fraction of the plot. */
type PositionScale = (value: number) => number;

export type SeriesPlot = ReturnType<typeof createSeriesPlot>;

/** Returns figures with their positions in the plot. `values` replaces the figures' own values. */
export const toPlotFigures = (
  figures: readonly Figure[],
  x: PositionScale,
  y: PositionScale,
  values: readonly number[] = [],
) =>
  figures.map((figure, index): PlotFigure => ({
    figure,
    // A rate decided before the range is drawn at its start.
    x: Math.max(0, x(figure.at)),
    y: y(values[index] ?? figure.value),
  }));

const createVerticalLine = (x: number): PlotPoint[] => [1, 0].map((y) => ({ x, y }));

export const createHorizontalLine = (y: number): PlotPoint[] => [0, 1].map((x) => ({ x, y }));

const toYearAfter = (key: string) => `${Number(key.slice(0, 4)) + 1}${key.slice(4)}`;

/** Returns a horizontal line as wide as the band of a bar, at the height of a point. */
const createBandLine = ({ x, y }: PlotPoint, bandWidth: number): PlotPoint[] =>
  [-bandWidth / 2, bandWidth / 2].map((away) => ({ x: x + away, y }));

export const getMidpoint = ([from, to]: readonly [PlotPoint, PlotPoint]): PlotPoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/**
 * Returns the position of the first published value of a figure. The scale does not include it,
 * because no line is drawn through it. A value outside the plot is marked at the nearest edge.
 */
export function placeFirstPublished(
  { scale }: Pick<SeriesPlot, 'scale'>,
  { x, figure: { first } }: PlotFigure,
) {
  if (first === undefined) return null;
  const y = scale.toPosition(first.value);
  const beyond = y > 1 ? 'above' : y < 0 ? 'below' : null;
  return { x, y: Math.max(0, Math.min(y, 1)), value: first.value, beyond } as const;
}

export type LinePath = ReturnType<typeof toLinePath>;

/**
 * Splits the line through figures into segments. A segment ends where figures are missing and where
 * a new basis begins. A decided rate continues to the end of the plot.
 */
export function toLinePath(
  content: SeriesContent,
  plotFigures: readonly PlotFigure[],
  weekly = false,
) {
  const isBreak = ([from, to]: readonly [PlotFigure, PlotFigure]) =>
    findBreak(content, from.figure, to.figure) !== undefined;
  const lastDecision = content.every === 'decision' ? plotFigures.slice(-1) : [];
  const points = [...plotFigures, ...lastDecision.map((last) => ({ ...last, x: 1 }))];
  const interruptions = pairs(points).filter(
    (pair) => isBreak(pair) || isGap(content, weekly, pair[0].figure, pair[1].figure),
  );
  const cuts = [0, ...interruptions.map(([, to]) => points.indexOf(to)), points.length];
  const segments = pairs(cuts, (from, to) => points.slice(from, to));
  const firstCurrent = interruptions.findLastIndex(isBreak) + 1;
  return {
    /** The segments before the last break. Their values are not comparable with the newest. */
    old: segments.slice(0, firstCurrent),
    current: segments.slice(firstCurrent),
    /** Pairs of figures with missing figures between them. */
    gaps: interruptions.filter((pair) => !isBreak(pair)),
    /** Pairs of figures with a new basis between them. */
    breaks: interruptions.filter(isBreak),
  };
}

/** Returns the time axis of a range: days, or quarters with a band for each bar. */
export function createTimeAxis(
  content: SeriesContent,
  {
    span,
    range,
    shownFigures,
    weekly,
  }: Pick<ShownRange, 'span' | 'range' | 'shownFigures' | 'weekly'>,
) {
  if (isDrawnAsBars(content)) {
    const { bandWidth, time, middle, position } = createQuarterAxis(span);
    return { bandWidth, time, middle, x: position };
  }
  const x = createLinearScale(span.from, span.to);
  const days = isDaily(content) && !weekly ? { days: shownFigures.map(({ at }) => at) } : {};
  return {
    bandWidth: null,
    time: createTimeTicks({ ...span, range: toRangeName(range), ...days }),
    middle: x,
    x,
  };
}

/**
 * Returns a vertical line at each break: between two points of a line, or before the first bar on
 * the new basis.
 */
export function createBreakLines(content: SeriesContent, { breaks }: LinePath, x: PositionScale) {
  const positions = isDrawnAsBars(content)
    ? content.breaks.map(({ at }) => x(toTimestamp(at))).filter((at) => at > 0 && at < 1)
    : breaks.map((gap) => getMidpoint(gap).x);
  return positions.map(createVerticalLine);
}

/** Returns the bars of the figures, each starting at 0; null if the series is drawn as a line. */
export function createBars(
  { old }: LinePath,
  plotFigures: readonly PlotFigure[],
  bandWidth: number | null,
  zero: number,
  marked = plotFigures.at(-1),
): BarProps[] | null {
  if (bandWidth === null) return null;
  const before = new Set(old.flat());
  return plotFigures.map((plotFigure) => ({
    x: plotFigure.x,
    width: bandWidth * BAR_SHARE,
    from: zero,
    to: plotFigure.y,
    look: plotFigure === marked ? 'marked' : before.has(plotFigure) ? 'old' : 'plain',
  }));
}

/** Returns the segments of the year-earlier line. Its figures and breaks are drawn a year later. */
function createEarlierLines(
  content: SeriesContent,
  plotFigures: readonly PlotFigure[],
  weekly: boolean,
) {
  const breaks = content.breaks.map((each) => ({ ...each, at: toYearAfter(each.at) }));
  const { old, current } = toLinePath({ ...content, breaks }, plotFigures, weekly);
  return [...old, ...current];
}

/** @param room space above and below the values, as a fraction of their range */
export function createSeriesPlot(content: SeriesContent, shownRange: ShownRange, room?: number) {
  const { shownFigures, earlier, relative, weekly } = shownRange;
  const main = getDrawnValues(content, shownFigures, relative);
  const before = getDrawnValues(content, earlier, relative);
  const scale = createSeriesScale(content, [...main, ...before], { isChange: relative, room });
  const { bandWidth, time, middle, x } = createTimeAxis(content, shownRange);
  const plotFigures = toPlotFigures(shownFigures, middle, scale.toPosition, main);
  const yearEarlier = toPlotFigures(earlier, middle, scale.toPosition, before);
  const path = toLinePath(content, plotFigures, weekly);
  return {
    scale,
    /** The start of the axis, such as '20%', if that is not 0. */
    start: formatAxisStart(content, scale, relative),
    x,
    time,
    /** The width of a quarter's band; null if the series is drawn as a line. */
    bandWidth,
    path,
    breaks: createBreakLines(content, path, x),
    main: plotFigures,
    earlier: yearEarlier,
    earlierLine:
      bandWidth === null
        ? createEarlierLines(content, yearEarlier, weekly)
        : yearEarlier.map((plotFigure) => createBandLine(plotFigure, bandWidth)),
  };
}

/**
 * Returns whether a chart has only one figure and therefore no line. A single decision has a line,
 * because its rate continues.
 */
export const isSingleFigure = ({ every }: SeriesContent, { main, bandWidth }: SeriesPlot) =>
  main.length === 1 && bandWidth === null && every !== 'decision';
