import { greatest, least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { addMonths, type Span } from '@/lib/calendar';
import { linear, valueScale } from '@/lib/chart/scale';
import { byMonth } from '@/lib/chart/time';
import { dayInLagos } from '@/lib/days';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Chart } from '@/ui/chart/Chart';
import type { PlotLabel } from '@/ui/chart/labels';
import { Marks, PlotLabels, PlotLine, PlotPath } from '@/ui/chart/Plot';
import { type PlotPoint, usePlot } from '@/ui/chart/usePlot';
import { figuresIn } from '../bases';
import { type Figure, timeOf } from '../figures';
import { formatShortPeriod } from '../periods';
import { breakLabels } from '../series/chartLabels';
import { type LinePath, middleOf, pathOf, type Spot, spotsOf, upright } from '../series/plotted';
import { axisFormatter, breakBetween, formatValue } from '../values';
import type { CardSeries } from './useMarkets';

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

/** The words at points of a statistic that are told apart by what they are. */
function labelsOf(
  content: SeriesContent,
  spots: readonly Spot[],
  path: LinePath,
  half: number,
): PlotLabel[] {
  const label = ({ x, y, figure }: Spot, side?: PlotLabel['side'], after?: string): PlotLabel => ({
    x: x + half,
    y,
    figure: formatValue(content, figure.value),
    after,
    side,
  });
  const dayOf = ({ figure }: Spot) => formatShortPeriod(figure.key);
  const valueOf = ({ figure }: Spot) => figure.value;

  if (content.every === 'decision') {
    // Labels the rate before the newest change and the first one; a decision may change nothing.
    const changes = spots.filter(
      (spot, place) => spot.figure.value !== spots[place - 1]?.figure.value,
    );
    const [first, second] = changes;
    const before = changes.slice(1, -1).at(-1);
    return [
      ...(before ? [label(before, 'above-left', ` from ${dayOf(before)}`)] : []),
      ...(first && second ? [label(first, 'below-right', ` until ${dayOf(second)}`)] : []),
    ];
  }
  if (content.every === 'quarter') {
    // The newest bar and the highest one on its basis, and from which bar on there is another basis.
    const [before, after] = path.breaks.at(-1) ?? [];
    const comparable = spots.slice(after === undefined ? 0 : spots.indexOf(after));
    const tops = new Set([spots.at(-1), greatest(comparable, valueOf)]);
    const labels = [...tops].flatMap((spot) => (spot ? [label(spot)] : []));
    const basis = before && after && breakBetween(content, before.figure, after.figure);
    if (after === undefined || basis === undefined) return labels;
    return [...labels, { x: after.x, y: 1, before: basis.words, side: 'below-left' }];
  }
  if (path.breaks.length > 0) return breakLabels(content, path);
  const [lowest, highest] = [least(spots, valueOf), greatest(spots, valueOf)];
  if (!lowest || !highest || valueOf(lowest) === valueOf(highest)) return [];
  return [
    label(highest, 'above', ` ${dayOf(highest)}`),
    label(lowest, 'below', ` ${dayOf(lowest)}`),
  ];
}

/**
 * Returns the chart of five years of a statistic: months as a line, decisions as steps, quarters as
 * bars. `top` is the least value that the scale goes to. Null without figures.
 */
export function statChart(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  top: number,
) {
  const isBars = content.every === 'quarter';
  const span = spanOfCard(content, figures, now);
  const drawn = figuresIn(content, figures, span);
  const values = drawn.map(({ value }) => value);
  const scale = valueScale([top, ...values], {
    zero: true,
    // Over the bars there is room for words.
    room: isBars ? 0.3 : 0,
  });
  const offset = content.every === 'month' ? HALF_MONTH_MS : 0;
  const x = linear(span.from - offset, span.to - offset);
  const spots = spotsOf({ figures: drawn, drawn: values }, x, scale.place);
  const newest = spots.at(-1);
  if (newest === undefined) return null;
  const node = { x: content.every === 'decision' ? 1 : newest.x, y: newest.y };
  const slot = isBars ? x(addMonths(span.from, 3)) : 0;
  const path = pathOf(content, spots);
  const ends = isBars ? [] : path.breaks;
  const cuts = content.breaks.map(({ at }) => x(timeOf(at))).filter((at) => at > 0 && at < 1);
  return {
    scale,
    time: byMonth(span, 3),
    spots,
    /** Null where quarters are drawn as bars, `slot` apart. */
    path: isBars ? null : path,
    slot,
    zero: scale.place(0),
    uprights: (isBars ? cuts : ends.map((gap) => middleOf(gap).x)).map(upright),
    ends,
    newest,
    node,
    labels: labelsOf(content, spots, path, slot / 2),
    marks: isBars ? [] : [node, ...ends.flat()],
  };
}

interface BarsProps {
  points: readonly PlotPoint[];
  /** The width of a bar's slot, and the height of 0: fractions. */
  slot: number;
  zero: number;
}

/** The part of its slot that a bar takes. */
const BAR_SHARE = 0.72;

/** Bars on 0, each in the middle of its slot, which begins at its point; the last one is set off. */
export function Bars({ points, slot, zero }: BarsProps) {
  const { width, height } = usePlot();
  return points.map(({ x, y }, index) => (
    <rect
      key={x}
      fill={`var(--${index === points.length - 1 ? 'color-link' : 'bar'})`}
      x={(x + (slot * (1 - BAR_SHARE)) / 2) * width}
      y={(1 - Math.max(y, zero)) * height}
      width={slot * BAR_SHARE * width}
      height={Math.abs(y - zero) * height}
    />
  ));
}

export interface StatChartProps extends CardSeries {
  now: Date;
  /** The least value that the scale goes to. */
  top: number;
}

/** A small chart of months, decisions or quarters; rates and bars begin at 0. */
export function StatChart({ content, history, now, top }: StatChartProps) {
  const { figures, view } = history;
  const chart = statChart(content, figures, now, top);
  if (chart === null)
    return <Chart size="small" blank={{ ticks: 21, every: 4, waits: view === 'loading' }} />;
  const { scale, time, spots, path, slot, zero, uprights, ends, newest, node, labels, marks } =
    chart;
  const drawing = (
    <>
      <YAxis scale={scale} format={axisFormatter(content, scale)} at={newest.figure.value} />
      <XAxis {...time} />
      {path === null ? (
        <Bars points={spots} slot={slot} zero={zero} />
      ) : (
        <PlotPath path={path} steps={content.every === 'decision'} />
      )}
      <PlotLine kind="break" lines={uprights} />
      <Marks kind="base" points={ends.map(([before]) => before)} />
      <Marks kind="single" points={ends.map(([, after]) => after)} />
      <PlotLabels labels={labels} marks={marks} lines={[spots, ...uprights]} />
      {path !== null && <Marks kind="dot" points={[node]} />}
    </>
  );
  return <Chart size="small" drawing={drawing} />;
}
