/* Where everything of a small chart of statistics stands, as fractions of its plot. */
import type { SeriesContent } from '@/content/series';
import { type Bar, bars, extremesOf, linePath, type LinePath, stepPath } from '@/lib/chart/paths';
import {
  type PlacedPlotLabel,
  placeInPlot,
  PLOT_HEIGHTS,
  type PlotLabel,
} from '@/lib/chart/plotLabels';
import { type Linear, linear, type ValueScale, valueScale } from '@/lib/chart/scale';
import { quarterTicks, type TimeTicks } from '@/lib/chart/time';
import { dayInLagos } from '@/lib/days';
import { heldIn, isHole } from '../bases';
import { type Figure, timeOf } from '../figures';
import { shortWords } from '../periods';
import type { Span } from '@/lib/chart/time';
import { figuresIn } from '../ranges';
import { addMonths } from '@/lib/days';
import { breakLabels, breakSpots } from '../series/chartLabels';
import type { Spot } from '../series/plotted';
import { valueWords } from '../values';

export interface StatChart extends Pick<LinePath, 'segments' | 'holes' | 'breaks'> {
  scale: ValueScale;
  time: TimeTicks;
  bars: Bar[];
  /** Figures on both sides of a break. */
  ends: { before: Spot; after: Spot }[];
  newest: Spot;
  /** Where the newest value stands today. */
  node: { x: number; y: number };
  labels: PlacedPlotLabel[];
}

/** Inflation and policy rate go at least so far, and are read on one scale, in percent. */
export const SHARED_TOP = 40;
const HALF_MONTH_MS = 15 * 86_400_000;
/** A series without a figure for so many months has ended: its chart ends with it. */
const ENDED_MONTHS = 12;

/** Five years up to today, or as far as there are figures. */
function spanOfCard(content: SeriesContent, figures: readonly Figure[], now: Date): Span {
  const last = figures.at(-1)?.at ?? 0;
  const today = timeOf(dayInLagos(now));
  const ended = content.every !== 'decision' && addMonths(last, ENDED_MONTHS) < today;
  const to = ended ? addMonths(last, 3) : today;
  const from = addMonths(to, -60);
  return { from: Math.max(figures[0]?.at ?? from, from), to };
}

const label = (
  { x, y, figure }: Spot,
  content: SeriesContent,
  rest: Omit<PlotLabel, 'x' | 'y' | 'figure'> = {},
): PlotLabel => ({ x, y, figure: valueWords(content, figure.value), ...rest });

/** What held before the newest change, and what held at first; a decision may change nothing. */
function decisionLabels(content: SeriesContent, spots: readonly Spot[]): PlotLabel[] {
  const changes = spots.filter(
    ({ figure }, place) => figure.value !== spots[place - 1]?.figure.value,
  );
  const [first, second, before] = [changes[0], changes[1], changes.at(-2)];
  const labels: PlotLabel[] = [];
  if (before !== undefined && before !== first) {
    const after = ` from ${shortWords(before.figure.key)}`;
    labels.push(
      label(before, content, { after, sides: ['above-left', 'above', 'below-left', 'below'] }),
    );
  }
  if (first !== undefined && second !== undefined) {
    const after = ` until ${shortWords(second.figure.key)}`;
    labels.push(label(first, content, { after, sides: ['below-right', 'above-right'] }));
  }
  return labels;
}

/** Highest and lowest where all are on one basis. */
function extremeLabels(content: SeriesContent, spots: readonly Spot[]): PlotLabel[] {
  const found = extremesOf(spots.map((spot) => ({ spot, value: spot.figure.value })));
  if (found === null || found.lowest.value === found.highest.value) return [];
  const words = ({ figure }: Spot) => ({ after: ` ${shortWords(figure.key)}` });
  const { highest, lowest } = found;
  return [
    label(highest.spot, content, words(highest.spot)),
    label(lowest.spot, content, {
      ...words(lowest.spot),
      sides: ['below', 'below-left', 'below-right'],
    }),
  ];
}

/** The newest bar and the highest one on its basis, and from which bar on there is another basis. */
function barLabels(content: SeriesContent, spots: readonly Spot[], half: number): PlotLabel[] {
  const middle = (spot: Spot) => ({ ...spot, x: spot.x + half });
  const since = breakSpots(content, spots).at(-1);
  const comparable = spots.slice(since === undefined ? 0 : spots.indexOf(since.after));
  const newest = spots.at(-1);
  const highest = extremesOf(
    comparable.map((spot) => ({ spot, value: spot.figure.value })),
  )?.highest;
  const tops = [newest, ...(highest?.spot === newest ? [] : [highest?.spot])];
  return [
    ...tops.flatMap((spot) => (spot ? [label(middle(spot), content, { sides: ['above'] })] : [])),
    ...(since === undefined
      ? []
      : [
          {
            x: since.after.x,
            y: 1,
            before: since.between.words,
            sides: ['below-left', 'below-right'] as const,
          },
        ]),
  ];
}

interface Places {
  span: Span;
  x: Linear;
  y: Linear;
}

function shapesOf(content: SeriesContent, spots: readonly Spot[], { span, x, y }: Places) {
  const values = spots.map(({ figure }) => figure);
  const cuts = content.breaks.map(({ at }) => timeOf(at));
  if (content.every === 'decision') {
    const d = stepPath(values, { x, y, end: span.to });
    return { segments: [{ d, old: false }], holes: '', bars: [], breaks: [] };
  }
  if (content.every === 'quarter') {
    const slot = x(addMonths(span.from, 3));
    const within = cuts.map(x).filter((at) => at > 0 && at < 1);
    return { segments: [], holes: '', bars: bars(values, { x, y, slot }), breaks: within };
  }
  const middles = values.map((figure) => ({ ...figure, at: figure.at + HALF_MONTH_MS }));
  const path = linePath(middles, {
    x,
    y,
    isHole: isHole(content, false),
    breaks: cuts.map((at) => at + HALF_MONTH_MS),
  });
  return { segments: path.segments, holes: path.holes, bars: [], breaks: path.breaks };
}

/**
 * Five years of a statistic: months as a line, decisions as steps, quarters as bars. `top` is the
 * least value that the scale goes to. Null without figures.
 */
export function statChart(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  top: number,
): StatChart | null {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const { every } = content;
  const span = spanOfCard(content, figures, now);
  const drawn = every === 'decision' ? heldIn(figures, span) : figuresIn(figures, span);
  const scale = valueScale([top, ...drawn.map(({ value }) => value)], {
    zero: true,
    // Over the bars there is room for words.
    room: every === 'quarter' ? 0.3 : 0,
  });
  const places = { span, x: linear(span.from, span.to), y: linear(scale.low, scale.high) };
  const offset = every === 'month' ? HALF_MONTH_MS : 0;
  const spots = drawn.map((figure) => ({
    figure,
    x: Math.max(0, places.x(figure.at + offset)),
    y: places.y(figure.value),
  }));
  const newest = spots.at(-1) ?? { figure: last, x: 1, y: places.y(last.value) };
  const half = every === 'quarter' ? places.x(addMonths(span.from, 3)) / 2 : 0;
  const node = { x: every === 'decision' ? places.x(span.to) : newest.x, y: newest.y };
  const ends = every === 'month' ? breakSpots(content, spots) : [];
  const wanted =
    every === 'decision'
      ? decisionLabels(content, spots)
      : every === 'quarter'
        ? barLabels(content, spots, half)
        : ends.length > 0
          ? breakLabels(content, { main: spots })
          : extremeLabels(content, spots);
  const marks =
    every === 'quarter' ? [] : [node, ...ends.flatMap(({ before, after }) => [before, after])];
  return {
    scale,
    time: quarterTicks(span),
    ...shapesOf(content, spots, places),
    ends,
    newest,
    node,
    labels: placeInPlot(wanted, { heights: PLOT_HEIGHTS.small, marks, line: spots }),
  };
}
