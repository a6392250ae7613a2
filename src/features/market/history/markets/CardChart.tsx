import { greatest, least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { addMonths, type Span } from '@/lib/calendar';
import { linear } from '@/lib/chart/scale';
import { byMonth, timeTicks } from '@/lib/chart/time';
import { dayInLagos } from '@/lib/days';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Chart } from '@/ui/chart/Chart';
import type { PlotLabel } from '@/ui/chart/labels';
import { Marks, PlotLabels, PlotLine, PlotPath } from '@/ui/chart/Plot';
import { type PlotPoint, usePlot } from '@/ui/chart/usePlot';
import { axisFormatter, axisStart, isDrawnAsBars, seriesScale } from '../axis';
import { figuresIn, rangeOf } from '../bases';
import { capital, changesOf } from '../changes';
import { type Figure, timeOf } from '../figures';
import { historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { breakLabels } from '../series/chartLabels';
import {
  across,
  type LinePath,
  middleOf,
  pathOf,
  type Spot,
  spotsOf,
  upright,
} from '../series/plotted';
import { breakBetween, formatValue } from '../values';
import type { SeriesWithHistory } from './useMarkets';

/** Places all in a chart of the year up to the newest session, in fractions of its plot; null without figures. */
export function yearChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = changesOf(content, figures, now).filter(({ against }) => against !== 'before');
  const { span } = rangeOf(content, figures, '1y', now);
  // A year ago may have been a Sunday: then it is the Friday before.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const drawn = figuresIn(content, figures, { from, to });
  const values = drawn.map(({ value }) => value);
  const scale = seriesScale(content, values);
  const x = linear(from, to);
  const spots = spotsOf(drawn, x, scale.place);
  const node: Spot = { figure: last, x: 1, y: scale.place(last.value) };
  /** At the figures that the changes in words are against. */
  const labels = changes.map(({ when, against, base }): PlotLabel => ({
    x: x(base.at),
    y: scale.place(base.value),
    before: `${capital(when)} `,
    figure: formatValue(content, base.value).replace('N', ''),
    side: against === 'year' ? 'above-right' : 'above-left',
  }));
  return {
    scale,
    time: timeTicks({ from, to, range: '1y' }),
    flag: { at: node.x, text: formatShortPeriod(last.key, last.key) },
    spots,
    path: pathOf(content, spots),
    bars: null,
    uprights: [],
    bases: labels,
    begins: [],
    node,
    labels,
    marks: [node, ...labels],
  };
}

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

/** Room over the bars for their values, and under a line for the axis' break mark, as parts of the span. */
const CARD_ROOM = 0.3;

/**
 * Returns the chart of five years of a statistic: months as a line, decisions as steps, quarters as
 * bars. Null without figures.
 */
export function statChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const isBars = isDrawnAsBars(content);
  const span = spanOfCard(content, figures, now);
  const drawn = figuresIn(content, figures, span);
  const values = drawn.map(({ value }) => value);
  const scale = seriesScale(content, values, { room: CARD_ROOM });
  const offset = content.every === 'month' ? HALF_MONTH_MS : 0;
  const x = linear(span.from - offset, span.to - offset);
  const spots = spotsOf(drawn, x, scale.place);
  const newest = spots.at(-1);
  if (newest === undefined) return null;
  const node = content.every === 'decision' ? { ...newest, x: 1 } : newest;
  const path = pathOf(content, spots);
  const bars = isBars ? { slot: x(addMonths(span.from, 3)), zero: scale.place(0) } : null;
  const ends = isBars ? [] : path.breaks;
  const cuts = content.breaks.map(({ at }) => x(timeOf(at))).filter((at) => at > 0 && at < 1);
  return {
    scale,
    time: byMonth(span, 3),
    flag: undefined,
    spots,
    path,
    bars,
    uprights: (isBars ? cuts : ends.map((gap) => middleOf(gap).x)).map(upright),
    bases: ends.map(([before]) => before),
    begins: ends.map(([, after]) => after),
    node,
    labels: labelsOf(content, spots, path, (bars?.slot ?? 0) / 2),
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

export interface CardChartProps extends SeriesWithHistory {
  now: Date;
  /** Of a year of sessions, which stands two to a row; else it is small. */
  tone?: 'navy' | 'cyan';
}

/** A chart of a year of sessions, or of five of months, decisions or quarters. */
export function CardChart({ content, history, now, tone }: CardChartProps) {
  const { figures, view } = history;
  const isYear = tone !== undefined;
  const chart = isYear ? yearChart(content, figures, now) : statChart(content, figures, now);
  const look = isYear
    ? ({
        size: 'medium',
        tone,
        className: tone === 'navy' ? 'index-chart' : 'naira-chart',
      } as const)
    : ({ size: 'small' } as const);
  if (chart === null) {
    const blank = { ticks: isYear ? 53 : 21, every: 4, waits: view === 'loading' };
    return <Chart {...look} blank={blank} />;
  }
  const { scale, time, flag, spots, path, bars, uprights, node, labels, marks } = chart;
  const isAlone = isYear && spots.length === 1;
  const drawing = (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(content, scale)}
        at={node.figure.value}
        upright={tone === 'navy' ? time.labels[0] : undefined}
        broken={axisStart(content, scale) !== null}
      />
      <XAxis {...time} flag={flag} />
      {bars === null ? (
        <PlotPath path={path} steps={content.every === 'decision'} />
      ) : (
        <Bars points={spots} {...bars} />
      )}
      <PlotLine kind="break" lines={uprights} />
      {isAlone && <PlotLine kind="level" lines={[across(node.y)]} />}
      <Marks kind="base" points={chart.bases} />
      <Marks kind="single" points={chart.begins} />
      <PlotLabels labels={labels} marks={marks} lines={[spots, ...uprights]} />
      {bars === null && <Marks kind={isYear ? 'node' : 'dot'} points={[node]} />}
    </>
  );
  return (
    <Chart {...look} drawing={drawing}>
      {isAlone && (
        <div className="over-plot" aria-hidden="true">
          <p className="absolute inset-x-0 bottom-[55%] text-center text-muted">
            {historyMessages.oneFigure}
          </p>
        </div>
      )}
    </Chart>
  );
}
