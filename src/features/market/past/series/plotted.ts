/* Where everything of a chart of a series stands: all of it fractions of the plot. */
import type { SeriesContent } from '@/content/series';
import { type Hole, linePath, type LineSegment, stepPath } from '@/lib/chart/paths';
import { type Linear, linear, type ValueScale, valueScale } from '@/lib/chart/scale';
import { type TimeTicks, timeTicks } from '@/lib/chart/time';
import { isDaily, isHole } from '../bases';
import { type Figure, timeOf } from '../figures';
import { LEAST_SPAN, leastSpan } from '../values';
import type { Line, Shown } from './shown';

export interface Spot {
  figure: Figure;
  x: number;
  y: number;
}

export interface Plotted {
  scale: ValueScale;
  x: Linear;
  y: Linear;
  time: TimeTicks;
  segments: LineSegment[];
  /** The dotted joins over holes. */
  joins: string;
  holes: Hole<Figure>[];
  /** Uprights where the series begins anew. */
  breaks: number[];
  main: Spot[];
  earlierLine: string;
  earlier: Spot[];
}

/** The series whose scales begin at 0. */
const FROM_ZERO: readonly string[] = ['inflation', 'monetaryPolicy', 'gdp'];

function spotsOf(line: Line, x: Linear, y: Linear): Spot[] {
  return line.figures.map((figure, index) => ({
    figure,
    // A rate that was decided before the range began holds at its start.
    x: Math.max(0, x(figure.at)),
    y: y(line.drawn[index] ?? figure.value),
  }));
}

function drawn(content: SeriesContent, line: Line, shown: Shown, x: Linear, y: Linear) {
  const values = line.figures.map((figure, index) => ({
    ...figure,
    value: line.drawn[index] ?? figure.value,
  }));
  if (content.every === 'decision') {
    const d = stepPath(values, { x, y, end: shown.span.to });
    return { segments: [{ d, old: false }], holes: '', holeSpans: [], breaks: [] };
  }
  return linePath(values, {
    x,
    y,
    isHole: isHole(content, shown.weekly),
    breaks: line === shown.main ? content.breaks.map(({ at }) => timeOf(at)) : [],
  });
}

/** The places of all that a chart draws of what is shown. */
export function plottedOf(content: SeriesContent, shown: Shown): Plotted {
  const { span, main, earlier, relative, range, weekly } = shown;
  const { from, to } = span;
  const firsts = relative ? [] : main.figures.flatMap(({ first }) => (first ? [first.value] : []));
  const scale = valueScale([...main.drawn, ...(earlier?.drawn ?? []), ...firsts], {
    zero: !relative && FROM_ZERO.includes(content.id),
    least: relative ? LEAST_SPAN : leastSpan(content, main.drawn[0] ?? 0),
  });
  const x = linear(from, to);
  const y = linear(scale.low, scale.high);
  const days = isDaily(content) && !weekly ? main.figures.map(({ at }) => at) : null;
  const lines = drawn(content, main, shown, x, y);
  return {
    scale,
    x,
    y,
    time: timeTicks({ from, to, range, ...(days !== null && { days }) }),
    segments: lines.segments,
    joins: lines.holes,
    holes: lines.holeSpans,
    breaks: lines.breaks,
    main: spotsOf(main, x, y),
    earlierLine:
      earlier === null
        ? ''
        : drawn(content, earlier, shown, x, y)
            .segments.map(({ d }) => d)
            .join(''),
    earlier: earlier === null ? [] : spotsOf(earlier, x, y),
  };
}
