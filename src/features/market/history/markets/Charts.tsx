import { useMemo } from 'react';
import type { View } from '@/lib/requestState';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Chart, type ChartProps } from '@/ui/chart/Chart';
import { Level, Mark, Upright } from '@/ui/chart/Mark';
import { Bars, GridLines, PlotLabels, PlotLine, PlotPath } from '@/ui/chart/Plot';
import { usePlot } from '@/ui/chart/usePlot';
import { historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { BreakEnds } from '../series/SeriesDrawing';
import { axisFormatter, formatValue } from '../values';
import { curveChart, type When } from './curve';
import { statChart } from './statChart';
import type { CardSeries, SeriesWithHistory } from './useMarkets';
import { yearChart } from './yearChart';

type CardChartProps = CardSeries & { now: Date };

export interface YearChartProps extends CardChartProps {
  tone: 'navy' | 'cyan';
}

export interface StatChartProps extends CardChartProps {
  /** The least value that the scale goes to. */
  top: number;
}

/** The axes of a chart that has nothing to draw, yet or at all, in its place and height. */
function BlankChart({ ticks, view, ...rest }: ChartProps & { ticks: number; view: View }) {
  const blank = Array.from({ length: ticks }, (_, index) => ({
    at: index / (ticks - 1),
    long: index % 4 === 0,
  }));
  return <Chart {...rest} blank={blank} waits={view === 'loading'} />;
}

export function YearChart({ content, history, now, tone }: YearChartProps) {
  const { figures, view } = history;
  const chart = useMemo(() => yearChart(content, figures, now), [content, figures, now]);
  const isNavy = tone === 'navy';
  const look = { size: 'medium', tone, className: isNavy ? 'index-chart' : 'naira-chart' } as const;
  if (chart === null) return <BlankChart {...look} ticks={53} view={view} />;
  const { scale, time, path, spots, newest, bases, labels } = chart;
  const { key, value } = newest.figure;
  const isAlone = spots.length === 1;
  const drawing = (
    <>
      <GridLines scale={scale} upright={isNavy ? time.ticks : undefined} />
      <YAxis scale={scale} format={axisFormatter(content, scale)} at={value} />
      <XAxis {...time} flag={{ at: newest.x, text: formatShortPeriod(key, key) }} />
      <PlotPath path={path} />
      {isAlone && <Level y={newest.y} />}
      {bases.map(({ x, y }) => (
        <Mark key={x} kind="ring" x={x} y={y} />
      ))}
      <PlotLabels labels={labels} marks={[newest, ...bases]} lines={[spots]} />
      <Mark kind="node" x={newest.x} y={newest.y} />
    </>
  );
  return (
    <Chart
      {...look}
      drawing={drawing}
      over={
        isAlone && (
          <p className="absolute inset-x-0 bottom-[55%] text-center text-muted">
            {historyMessages.oneFigure}
          </p>
        )
      }
    />
  );
}

/** A small chart of months, decisions or quarters; rates and bars begin at 0. */
export function StatChart({ content, history, now, top }: StatChartProps) {
  const { figures, view } = history;
  const chart = useMemo(() => statChart(content, figures, now, top), [content, figures, now, top]);
  if (chart === null) return <BlankChart size="small" ticks={21} view={view} />;
  const { scale, time, spots, path, slot, zero, breaks, ends, newest, node, labels, marks } = chart;
  const uprights = breaks.map((x) => [
    { x, y: 0 },
    { x, y: 1 },
  ]);
  const drawing = (
    <>
      <GridLines scale={scale} />
      <YAxis scale={scale} format={axisFormatter(content, scale)} at={newest.figure.value} />
      <XAxis {...time} />
      {path === null ? (
        <Bars points={spots} slot={slot} zero={zero} />
      ) : (
        <PlotPath path={path} steps={content.every === 'decision'} />
      )}
      {breaks.map((x) => (
        <Upright key={x} kind="break" x={x} />
      ))}
      <BreakEnds of={ends} />
      <PlotLabels labels={labels} marks={marks} lines={[spots, ...uprights]} />
      {path !== null && <Mark kind="dot" {...node} />}
    </>
  );
  return <Chart size="small" drawing={drawing} />;
}

/** The gap between the lists, in the axis too. */
function Rift({ x }: { x: number }) {
  const { width, height } = usePlot();
  return <rect className="fill-paper" x={x * width - 6} width={12} height={height + 1} />;
}

interface CurveChartProps extends Record<'bonds' | 'bills', SeriesWithHistory> {
  /** Of both lists together. */
  view: View;
  now: Date;
}

export function CurveChart({ bonds, bills, view, now }: CurveChartProps) {
  const chart = useMemo(() => curveChart(bonds, bills, now), [bonds, bills, now]);
  const look = { size: 'medium', className: 'curve-chart' } as const;
  if (chart === null || view !== 'done') {
    return (
      <>
        <BlankChart {...look} ticks={7} view={view} />
        <CurveLegend lines={[]} />
      </>
    );
  }
  const { scale, paths, rift, dots, labels, lines, lists, names, groups } = chart;
  const drawing = (
    <>
      <GridLines scale={scale} />
      <YAxis scale={scale} format={axisFormatter(bonds.content, scale)} />
      <PlotLine kind="year-ago" points={paths.year} />
      <PlotLine kind="month-ago" points={paths.month} />
      <PlotLine points={paths.now} />
      {rift !== null && <Rift x={rift} />}
      <XAxis ticks={names.map(({ at }) => ({ at, long: true }))} labels={[names]} groups={groups} />
      {dots.map(({ x, y }) => (
        <Mark key={x} kind="dot" x={x} y={y} />
      ))}
      <PlotLabels labels={labels} marks={dots} lines={[dots]} />
    </>
  );
  const percents = lists.flat().map(({ label, ...rates }) => {
    const said = lines.flatMap(({ when, words }) => {
      const rate = rates[when];
      return rate === undefined ? [] : `${words.toLowerCase()} ${formatValue(bonds.content, rate)}`;
    });
    return `${label}: ${said.join(', ')}`;
  });
  return (
    <>
      <Chart {...look} drawing={drawing} />
      <ul className="sr-only">
        {percents.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <CurveLegend lines={lines} />
    </>
  );
}

/** What each line of the curve is, and of which lists; before they are there, in the same height. */
function CurveLegend({ lines }: { lines: readonly { when: When; words: string }[] }) {
  const kinds = { now: 'now', month: 'month-ago', year: 'year-ago' } as const;
  return (
    <p className="curve-legend">
      {lines.map(({ when, words }) => [
        <span key={when}>
          <svg width="28" height="8" fill="none" aria-hidden="true">
            <path className="chart-line" data-kind={kinds[when]} d="M0 4h28" />
          </svg>
          {` ${words}`}
        </span>,
        ' ',
      ])}
    </p>
  );
}
