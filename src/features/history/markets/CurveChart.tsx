/* The yield curve: government rates by tenor, for the newest lists of bills and bonds and for
   earlier lists. */
import type { RequestView } from '@/lib/requestState';
import { YAxis } from '@/ui/chart/YAxis';
import { XAxis } from '@/ui/chart/XAxis';
import { Chart } from '@/ui/chart/Chart';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { Marks } from '@/ui/chart/Marks';
import { PlotLine } from '@/ui/chart/PlotLine';
import { usePlot } from '@/ui/chart/usePlot';
import { createAxisFormatter, formatAxisStart } from '../axis';
import { formatShortPeriod } from '../periods';
import { formatValue } from '../values';
import { createCurveChart } from './curveChart';
import type { SeriesWithHistory } from './useMarkets';

/** A white gap in the axis, between the tenors of bills and those of bonds. */
function ListGap({ x }: { x: number }) {
  const { width, height } = usePlot();
  return <rect className="fill-paper" x={x * width - 6} width={12} height={height + 1} />;
}

interface CurveChartProps extends Record<'bonds' | 'bills', SeriesWithHistory> {
  /** The request view of both lists together. */
  view: RequestView;
  now: Date;
}

export function CurveChart({ bonds, bills, view, now }: CurveChartProps) {
  const chart = view === 'done' ? createCurveChart(bonds, bills, now) : null;
  const chartProps = { size: 'medium', className: 'curve-chart' } as const;
  if (chart === null) {
    return (
      <>
        <Chart {...chartProps} blank={{ ticks: 7, every: 4, isLoading: view === 'loading' }} />
        <CurveLegend lines={[]} />
      </>
    );
  }
  const { scale, paths, gapX, dots, lines, lists, names, groups } = chart;
  const drawing = (
    <>
      <YAxis
        scale={scale}
        format={createAxisFormatter(bonds.content, scale)}
        broken={formatAxisStart(bonds.content, scale) !== null}
      />
      <PlotLine kind="year" lines={paths.year} />
      <PlotLine kind="month" lines={paths.month} />
      <PlotLine lines={paths.now} />
      {gapX !== null && <ListGap x={gapX} />}
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
  const descriptions = lists.flat().map(({ label, figures }) => {
    const rates = lines.flatMap(({ when, name }) => {
      const figure = figures[when];
      if (figure === undefined) return [];
      const rate = formatValue(bonds.content, figure.value);
      return `${name.toLowerCase()} (${formatShortPeriod(figure.key)}) ${rate}`;
    });
    return `${label}: ${rates.join(', ')}`;
  });
  return (
    <>
      <Chart {...chartProps} drawing={drawing} />
      <ul className="sr-only">
        {descriptions.map((description) => (
          <li key={description}>{description}</li>
        ))}
      </ul>
      <CurveLegend lines={lines} />
    </>
  );
}

/**
 * The legend with the lines of the yield curve and the dates of their lists. It keeps its height
 * while the lists load.
 */
function CurveLegend({
  lines,
}: {
  lines: NonNullable<ReturnType<typeof createCurveChart>>['lines'];
}) {
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
