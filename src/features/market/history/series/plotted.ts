/* Places everything in a chart of a series: all of it in fractions of the plot. */
import { pairs } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { type Linear, linear } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import type { PlotPoint } from '@/ui/chart/usePlot';
import { axisStart, seriesScale } from '../axis';
import { isDaily, isHole } from '../bases';
import type { Figure } from '../figures';
import { breakBetween } from '../values';
import { type Shown, valuesOf } from './shown';

export interface Spot extends PlotPoint {
  figure: Figure;
}

export type Plotted = ReturnType<typeof plottedOf>;

/** Returns the places of figures; they are `drawn` as their values, or as others, one for each. */
export const spotsOf = (
  figures: readonly Figure[],
  x: Linear,
  y: Linear,
  drawn: readonly number[] = [],
) =>
  figures.map((figure, index): Spot => ({
    figure,
    // A rate that was decided before the range began holds at its start.
    x: Math.max(0, x(figure.at)),
    y: y(drawn[index] ?? figure.value),
  }));

/** Returns the line from the top of the plot to its foot at `x`. */
export const upright = (x: number): PlotPoint[] => [1, 0].map((y) => ({ x, y }));

/** Returns the line from the left end of the plot to its right one at `y`. */
export const across = (y: number): PlotPoint[] => [0, 1].map((x) => ({ x, y }));

/** Returns the middle between two points. */
export const middleOf = ([from, to]: readonly [PlotPoint, PlotPoint]): PlotPoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/**
 * Returns where the first published value of a figure is marked. The scale does not include it, since no line is
 * drawn through it: outside the plot it is marked at the edge that it lies beyond.
 */
export function firstPublished({ scale }: Pick<Plotted, 'scale'>, { x, figure: { first } }: Spot) {
  if (first === undefined) return null;
  const y = scale.place(first.value);
  const beyond = y > 1 ? 'above' : y < 0 ? 'below' : null;
  return { x, y: Math.max(0, Math.min(y, 1)), value: first.value, beyond } as const;
}

export type LinePath = ReturnType<typeof pathOf>;

/**
 * Returns the line through figures, in stretches of which the points are joined: a rate holds until the plot ends, others
 * end where some are missing and where a new basis begins.
 */
export function pathOf(content: SeriesContent, spots: readonly Spot[], weekly = false) {
  const isBreak = ([from, to]: readonly [Spot, Spot]) =>
    breakBetween(content, from.figure, to.figure) !== undefined;
  const held = content.every === 'decision' ? spots.slice(-1) : [];
  const points = [...spots, ...held.map((last) => ({ ...last, x: 1 }))];
  const gaps = pairs(points).filter(
    (gap) => isBreak(gap) || isHole(content, weekly, gap[0].figure, gap[1].figure),
  );
  const cuts = [0, ...gaps.map(([, to]) => points.indexOf(to)), points.length];
  const stretches = pairs(cuts, (from, to) => points.slice(from, to));
  const begins = gaps.findLastIndex(isBreak) + 1;
  return {
    /** The line before the last break: its values are not comparable with the newest. */
    old: stretches.slice(0, begins),
    now: stretches.slice(begins),
    /** The neighbours between which figures are missing, and those where a new basis begins. */
    holes: gaps.filter((gap) => !isBreak(gap)),
    breaks: gaps.filter(isBreak),
  };
}

/** @param room over and under the values, in parts of their span */
export function plottedOf(content: SeriesContent, shown: Shown, room?: number) {
  const { span, drawn, earlier, relative, range, weekly } = shown;
  const main = valuesOf(content, drawn, relative);
  const before = valuesOf(content, earlier, relative);
  const scale = seriesScale(content, [...main, ...before], { isChange: relative, room });
  const x = linear(span.from, span.to);
  const days = isDaily(content) && !weekly ? { days: drawn.map(({ at }) => at) } : {};
  const spots = spotsOf(drawn, x, scale.place, main);
  const yearEarlier = spotsOf(earlier, x, scale.place, before);
  return {
    scale,
    /** The percentage at which the axis begins, if that is not 0. */
    start: axisStart(content, scale, relative),
    x,
    time: timeTicks({ ...span, range, ...days }),
    path: pathOf(content, spots, weekly),
    main: spots,
    earlier: yearEarlier,
    // Its figures stand a year later than they were.
    earlierLine: pathOf({ ...content, breaks: [] }, yearEarlier, weekly).now,
  };
}
