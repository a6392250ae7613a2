/* Where everything of a chart of a series stands: all of it fractions of the plot. */
import { isOfPeriods } from '@/figures/history';
import type { SeriesContent } from '@/content/series';
import { linePath, stepPath } from '@/lib/chart/paths';
import { type Linear, linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { isDaily, isHole } from '../bases';
import { type Figure, timeOf } from '../figures';
import { LEAST_SPAN, leastSpan } from '../values';
import type { Line, Shown } from './shown';

export interface Spot {
  figure: Figure;
  x: number;
  y: number;
}

export type Plotted = ReturnType<typeof plottedOf>;

function lineOf(content: SeriesContent, line: Line, shown: Shown, x: Linear, y: Linear) {
  const values = line.figures.map((figure, index) => ({
    ...figure,
    value: line.drawn[index] ?? figure.value,
  }));
  const spots = line.figures.map((figure, index): Spot => ({
    figure,
    // A rate that was decided before the range began holds at its start.
    x: Math.max(0, x(figure.at)),
    y: y(values[index]?.value ?? figure.value),
  }));
  if (content.every === 'decision') {
    const d = stepPath(values, { x, y, end: shown.span.to });
    return { spots, segments: [{ d, old: false }], holes: '', holeSpans: [], breaks: [] };
  }
  const breaks = line === shown.main ? content.breaks.map(({ at }) => timeOf(at)) : [];
  return { spots, ...linePath(values, { x, y, isHole: isHole(content, shown.weekly), breaks }) };
}

export function plottedOf(content: SeriesContent, shown: Shown) {
  const { span, main, earlier, relative, range, weekly } = shown;
  const firsts = relative ? [] : main.figures.flatMap(({ first }) => (first ? [first.value] : []));
  const scale = valueScale([...main.drawn, ...(earlier?.drawn ?? []), ...firsts], {
    // The scales of indicators begin at 0.
    zero: !relative && isOfPeriods(content.id),
    least: relative ? LEAST_SPAN : leastSpan(content, main.drawn[0] ?? 0),
  });
  const x = linear(span.from, span.to);
  const y = linear(scale.low, scale.high);
  const days = isDaily(content) && !weekly ? { days: main.figures.map(({ at }) => at) } : {};
  const { spots, ...paths } = lineOf(content, main, shown, x, y);
  const yearEarlier = earlier && lineOf(content, earlier, shown, x, y);
  return {
    scale,
    x,
    y,
    time: timeTicks({ ...span, range, ...days }),
    ...paths,
    main: spots,
    earlier: yearEarlier?.spots ?? [],
    earlierLine: yearEarlier?.segments.map(({ d }) => d).join('') ?? '',
  };
}
