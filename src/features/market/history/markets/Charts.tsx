import { useMemo } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Break, Level, Mark } from '@/ui/chart/Mark';
import { Bars, GridLines, PlotLine, Plot, PlotLabels } from '@/ui/chart/Plot';
import { percent } from '@/ui/cssVars';
import { classes } from '@/ui/classes';
import { historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { BreakEnds, Segments } from '../series/PlotMarks';
import { axisFormatter, formatValue } from '../values';
import { curveChart, type When } from './curve';
import { statChart } from './statChart';
import type { SeriesWithHistory } from './useMarkets';
import { yearChart } from './yearChart';

export interface StatChartProps extends SeriesWithHistory {
  now: Date;
  /** The least value that the scale goes to. */
  top: number;
}

export interface YearChartProps extends Omit<StatChartProps, 'top'> {
  tone: 'navy' | 'cyan';
  className: string;
  /** Least and greatest height of the plot, in em of its labels. */
  heights: readonly [number, number];
}

export function YearChart({ content, history, now, tone, className, heights }: YearChartProps) {
  const { figures } = history;
  const chart = useMemo(
    () => yearChart(content, figures, now, heights),
    [content, figures, now, heights],
  );
  const last = figures.at(-1);
  if (chart === null || last === undefined) return null;
  const { scale, time, path, newest, bases, labels } = chart;
  const drawing = (
    <>
      <GridLines
        scale={scale}
        fine={tone === 'navy'}
        times={tone === 'navy' ? time.ticks.filter(({ long }) => long).map(({ at }) => at) : []}
      />
      <Segments {...path} />
    </>
  );
  return (
    <Chart size="medium" className={className}>
      <Plot drawing={drawing}>
        {chart.count === 1 && (
          <>
            <Level y={newest.y} />
            <p className="card-one">{historyMessages.oneFigure}</p>
          </>
        )}
        {bases.map(({ x, y }) => (
          <Mark key={x} kind="ring" x={x} y={y} />
        ))}
        <PlotLabels labels={labels} />
        <Mark kind="node" {...newest} />
      </Plot>
      <YAxis scale={scale} format={axisFormatter(content, scale)} at={last.value} tone={tone} />
      <XAxis {...time} flag={{ at: newest.x, text: formatShortPeriod(last.key, last.key) }} />
    </Chart>
  );
}

/** A small chart of months, decisions or quarters; rates and bars begin at 0. */
export function StatChart({ content, history, now, top }: StatChartProps) {
  const { figures } = history;
  const chart = useMemo(() => statChart(content, figures, now, top), [content, figures, now, top]);
  if (chart === null) return null;
  const { scale, breaks, ends, newest, node } = chart;
  const drawing = (
    <>
      <GridLines scale={scale} />
      <Bars bars={chart.bars} />
      <Segments {...chart} />
    </>
  );
  return (
    <Chart size="small">
      <Plot drawing={drawing}>
        {breaks.map((x) => (
          <Break key={x} x={x} />
        ))}
        <BreakEnds spots={ends} />
        <PlotLabels labels={chart.labels} />
        {chart.bars.length === 0 && <Mark kind="node" {...node} />}
      </Plot>
      <YAxis scale={scale} format={axisFormatter(content, scale)} at={newest.figure.value} />
      <XAxis {...chart.time} />
    </Chart>
  );
}

export function CurveChart({
  bonds,
  bills,
  now,
}: Record<'bonds' | 'bills', SeriesWithHistory> & { now: Date }) {
  const chart = useMemo(() => curveChart(bonds, bills, now), [bonds, bills, now]);
  if (chart === null) return null;
  const { scale, paths, rift, dots, labels, lines, lists, names, groups } = chart;
  const drawing = (
    <>
      <GridLines scale={scale} />
      <PlotLine kind="year-ago" d={paths.year} />
      <PlotLine kind="month-ago" d={paths.month} />
      <PlotLine d={paths.now} />
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
      <Chart size="medium" className="curve-chart">
        <Plot drawing={drawing}>
          {rift !== null && <i className="curve-rift" style={{ left: percent(rift) }} />}
          {dots.map(({ x, y }) => (
            <Mark key={x} kind="dot" x={x} y={y} />
          ))}
          <PlotLabels labels={labels} />
        </Plot>
        <YAxis scale={scale} format={axisFormatter(bonds.content, scale)} />
        <XAxis ticks={names.map(({ at }) => ({ at, long: true }))} labels={names} groups={groups} />
      </Chart>
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
export function CurveLegend({ lines = [] }: { lines?: readonly { when: When; words: string }[] }) {
  const kinds = { now: 'line-now', month: 'line-month-ago', year: 'line-year-ago' } as const;
  return (
    <p className="curve-legend">
      {lines.map(({ when, words }) => [
        <span key={when}>
          <svg width="28" height="8" fill="none" aria-hidden="true">
            <path className={classes('chart-line', kinds[when])} d="M0 4h28" />
          </svg>
          {` ${words}`}
        </span>,
        ' ',
      ])}
    </p>
  );
}
