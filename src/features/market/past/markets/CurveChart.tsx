import { useMemo } from 'react';
import type { SeriesContent } from '@/content/series';
import { Chart } from '@/ui/chart/Chart';
import { LyingRuler } from '@/ui/chart/LyingRuler';
import { Mark } from '@/ui/chart/Mark';
import { GridLines, Line, Plot } from '@/ui/chart/Plot';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { UprightRuler } from '@/ui/chart/UprightRuler';
import { percent } from '@/ui/chart/percent';
import type { Points } from '../../history';
import { curveChart } from './curve';
import { rulerWords } from '../rulerWords';

interface CurveChartProps {
  content: SeriesContent;
  bonds: Points;
  bills: Points;
}

/** The curve of bills and bonds, and what it was a month and a year ago, told apart by dashes. */
export function CurveChart({ content, bonds, bills }: CurveChartProps) {
  const chart = useMemo(() => curveChart(bonds, bills), [bonds, bills]);
  if (chart === null) return null;
  const { scale, paths, rift, dots, labels, names, groups } = chart;
  const drawing = (
    <>
      <GridLines scale={scale} />
      <Line kind="year-ago" d={paths.year} />
      <Line kind="month-ago" d={paths.month} />
      <Line d={paths.now} />
    </>
  );
  return (
    <Chart size="medium" className="curve-chart">
      <Plot drawing={drawing}>
        {rift !== null && <i className="curve-rift" style={{ left: percent(rift) }} />}
        {dots.map(({ x, y }) => (
          <Mark key={x} kind="dot" x={x} y={y} />
        ))}
        <PlotLabels labels={labels} />
      </Plot>
      <UprightRuler scale={scale} format={rulerWords(content, scale)} />
      <LyingRuler
        ticks={names.map(({ at }) => ({ at, long: true }))}
        labels={names}
        groups={groups}
      />
    </Chart>
  );
}
