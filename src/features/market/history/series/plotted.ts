/* Places everything in a chart of a series: all of it in fractions of the plot. */
import { isOfPeriods } from '@/figures/history';
import type { SeriesContent } from '@/content/series';
import { linePath, type Point } from '@/lib/chart/paths';
import { type Linear, linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { isDaily, isHole } from '../bases';
import type { Figure } from '../figures';
import { breakBetween, LEAST_SPAN, leastSpan } from '../values';
import type { Line, Shown } from './shown';

export interface Spot extends Point {
  figure: Figure;
}

export type Plotted = ReturnType<typeof plottedOf>;

const spotsOf = ({ figures, drawn }: Line, x: Linear, y: Linear) =>
  figures.map((figure, index): Spot => ({
    figure,
    // A rate that was decided before the range began holds at its start.
    x: Math.max(0, x(figure.at)),
    y: y(drawn[index] ?? figure.value),
  }));

/** Returns the line: a rate holds until `end`, others end where figures are missing or a new basis begins. */
export function pathOf(
  content: SeriesContent,
  spots: readonly Spot[],
  end: number,
  weekly = false,
) {
  const isMissing = isHole(content, weekly);
  const held = content.every === 'decision' ? spots.slice(-1) : [];
  return linePath(
    [...spots, ...held.map((last) => ({ ...last, x: Math.min(1, end) }))],
    (from, to) => isMissing(from.figure, to.figure),
    (from, to) => breakBetween(content, from.figure, to.figure) !== undefined,
  );
}

/** @param room over and under the values, in parts of their span */
export function plottedOf(content: SeriesContent, shown: Shown, room?: number) {
  const { span, main, earlier, relative, range, weekly } = shown;
  const firsts = relative ? [] : main.figures.flatMap(({ first }) => (first ? [first.value] : []));
  const scale = valueScale([...main.drawn, ...(earlier?.drawn ?? []), ...firsts], {
    // The scales of indicators begin at 0.
    zero: !relative && isOfPeriods(content.id),
    ...(room !== undefined && { room }),
    least: relative ? LEAST_SPAN : leastSpan(content, main.drawn[0] ?? 0),
  });
  const x = linear(span.from, span.to);
  const days = isDaily(content) && !weekly ? { days: main.figures.map(({ at }) => at) } : {};
  const spots = spotsOf(main, x, scale.place);
  const yearEarlier = earlier === null ? [] : spotsOf(earlier, x, scale.place);
  return {
    scale,
    x,
    time: timeTicks({ ...span, range, ...days }),
    path: pathOf(content, spots, x(span.to), weekly),
    main: spots,
    earlier: yearEarlier,
    // Its figures stand a year later than they were.
    earlierLine: pathOf({ ...content, breaks: [] }, yearEarlier, x(span.to), weekly).now,
  };
}
