/* Calculates the chart of a series. Positions are fractions of the plot, from 0 to 1. */
import { pairs } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { createQuarterAxis } from '@/lib/chart/quarters';
import { createLinearScale } from '@/lib/chart/scale';
import { createTimeTicks } from '@/lib/chart/time';
import type { BarProps } from '@/ui/chart/Bars';
import { BAR_SHARE } from '@/ui/chart/barShare';
import type { PlotPoint } from '@/ui/chart/usePlot';
import { type AxisOptions, formatAxisStart, isDrawnAsBars, createSeriesScale } from '../axis';
import { isDaily, isGap } from '../rangeFigures';
import { type Figure, toTimestamp } from '../figures';
import { toRangeName } from '../ranges';
import { findBreak } from '../values';
import { type ShownRange, getDrawnValues } from './shownRange';

export interface PlotFigure extends PlotPoint {
  figure: Figure;
}

/** Maps a time or a value to a position in the plot. */
type PositionScale = (value: number) => number;

export type SeriesPlot = ReturnType<typeof createSeriesPlot>;

/**
 * Adds the position in the plot to each figure. If `values` are given, they replace the values of
 * the figures.
 */
export const toPlotFigures = (
  figures: readonly Figure[],
  x: PositionScale,
  y: PositionScale,
  values: readonly number[] = [],
) =>
  figures.map((figure, index): PlotFigure => ({
    figure,
    // A decision from before the range is drawn at the start of the range.
    x: Math.max(0, x(figure.at)),
    y: y(values[index] ?? figure.value),
  }));

const createVerticalLine = (x: number): PlotPoint[] => [1, 0].map((y) => ({ x, y }));

export const createHorizontalLine = (y: number): PlotPoint[] => [0, 1].map((x) => ({ x, y }));

const toYearAfter = (key: string) => `${Number(key.slice(0, 4)) + 1}${key.slice(4)}`;

/** Returns a horizontal line that is as wide as the band of a bar. */
const createBandLine = ({ x, y }: PlotPoint, bandWidth: number): PlotPoint[] =>
  [-bandWidth / 2, bandWidth / 2].map((away) => ({ x: x + away, y }));

export const getMidpoint = ([from, to]: readonly [PlotPoint, PlotPoint]): PlotPoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/**
 * Returns the position of the first published value of a revised figure. The scale ignores this
 * value, so it can be outside the plot. Its position is then at the nearest edge.
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
 * Splits the line of a series into segments. A segment ends where figures are missing and where a
 * new basis begins. The line of the policy rate continues to the right edge.
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
    /**
     * The segments before the last rebasing. Their values are not comparable with the newest value.
     */
    old: segments.slice(0, firstCurrent),
    current: segments.slice(firstCurrent),
    /** Each pair is the last figure before missing figures and the first one after them. */
    gaps: interruptions.filter((pair) => !isBreak(pair)),
    /** Each pair is the last figure on one basis and the first one on the next basis. */
    breaks: interruptions.filter(isBreak),
  };
}

/** Returns the time axis of a range. A bar chart has a band for each quarter. */
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
  const isMonthly = content.every === 'month';
  return {
    bandWidth: null,
    time: createTimeTicks({ ...span, range: toRangeName(range), isMonthly, ...days }),
    middle: x,
    x,
  };
}

/**
 * Returns a vertical line at each rebasing. In a bar chart, the line is before the first bar on the
 * new basis.
 */
export function createBreakLines(content: SeriesContent, { breaks }: LinePath, x: PositionScale) {
  const positions = isDrawnAsBars(content)
    ? content.breaks.map(({ at }) => x(toTimestamp(at))).filter((at) => at > 0 && at < 1)
    : breaks.map((gap) => getMidpoint(gap).x);
  return positions.map(createVerticalLine);
}

/** Returns the bars of the figures, or null if the series is drawn as a line. */
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

/**
 * Returns the year-earlier line, split like the main line. All its figures and rebasings are moved
 * forward by a year.
 */
function createEarlierLines(
  content: SeriesContent,
  plotFigures: readonly PlotFigure[],
  weekly: boolean,
) {
  const breaks = content.breaks.map((each) => ({ ...each, at: toYearAfter(each.at) }));
  const { old, current } = toLinePath({ ...content, breaks }, plotFigures, weekly);
  return [...old, ...current];
}

type PlotOptions = Pick<AxisOptions, 'room' | 'fromZero'>;

export function createSeriesPlot(
  content: SeriesContent,
  shownRange: ShownRange,
  options: PlotOptions = {},
) {
  const { shownFigures, earlier, relative, weekly } = shownRange;
  const main = getDrawnValues(content, shownFigures, relative);
  const before = getDrawnValues(content, earlier, relative);
  const scale = createSeriesScale(content, [...main, ...before], {
    isChange: relative,
    ...options,
  });
  const { bandWidth, time, middle, x } = createTimeAxis(content, shownRange);
  const plotFigures = toPlotFigures(shownFigures, middle, scale.toPosition, main);
  const yearEarlier = toPlotFigures(earlier, middle, scale.toPosition, before);
  const path = toLinePath(content, plotFigures, weekly);
  return {
    scale,
    /** The lowest value on the axis, such as '20%'. Null if the axis starts at 0. */
    start: formatAxisStart(content, scale, relative),
    x,
    time,
    /** The width of the band of a quarter. Null if the series is drawn as a line. */
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
 * Returns true if a chart has only one point and therefore no line. A single decision has a line,
 * because its rate continues.
 */
export const isSingleFigure = ({ every }: SeriesContent, { main, bandWidth }: SeriesPlot) =>
  main.length === 1 && bandWidth === null && every !== 'decision';
