/*
 * The government's rates by the time it borrows for: the newest lists of bills and bonds, and
 * earlier ones.
 */
import type { View } from '@/lib/requestState';
import { YAxis } from '@/ui/chart/YAxis';
import { XAxis } from '@/ui/chart/XAxis';
import { Chart } from '@/ui/chart/Chart';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { Marks } from '@/ui/chart/Marks';
import { PlotLine } from '@/ui/chart/PlotLine';
import { usePlot } from '@/ui/chart/usePlot';
import { axisFormatter, axisStart } from '../axis';
import { formatShortPeriod } from '../periods';
import { formatValue } from '../values';
import { curveChart } from './curveChart';
import type { SeriesWithHistory } from './useMarkets';

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
  const chart = view === 'done' ? curveChart(bonds, bills, now) : null;
  const look = { size: 'medium', className: 'curve-chart' } as const;
  if (chart === null) {
    return (
      <>
        <Chart {...look} blank={{ ticks: 7, every: 4, isLoading: view === 'loading' }} />
        <CurveLegend lines={[]} />
      </>
    );
  }
  const { scale, paths, rift, dots, lines, lists, names, groups } = chart;
  const drawing = (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(bonds.content, scale)}
        broken={axisStart(bonds.content, scale) !== null}
      />
      <PlotLine kind="year" lines={paths.year} />
      <PlotLine kind="month" lines={paths.month} />
      <PlotLine lines={paths.now} />
      {rift !== null && <Rift x={rift} />}
      <XAxis ticks={names.map(({ at }) => at)} labels={[names]} groups={groups} />
      <Marks kind="dot" points={dots} />
      <PlotLabels
        labels={dots}
        marks={dots}
        lines={paths.now}
        backgroundLines={[...paths.month, ...paths.year]}
      />
    </>
  );
  const percents = lists.flat().map(({ label, figures }) => {
    const said = lines.flatMap(({ when, name }) => {
      const figure = figures[when];
      if (figure === undefined) return [];
      const rate = formatValue(bonds.content, figure.value);
      return `${name.toLowerCase()} (${formatShortPeriod(figure.key)}) ${rate}`;
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

/** Shows what each line of the curve is, and of which lists; in the same height while they load. */
function CurveLegend({ lines }: { lines: NonNullable<ReturnType<typeof curveChart>>['lines'] }) {
  return (
    <p className="curve-legend">
      {lines.map(({ when, name, days }) => [
        <span key={when}>
          <svg width="28" height="8" fill="none" aria-hidden="true">
            <path className="chart-line" data-kind={when} d="M0 4h28" />
          </svg>
          {` ${name}: ${days}`}
        </span>,
        ' ',
      ])}
    </p>
  );
}
