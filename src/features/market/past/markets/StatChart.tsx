import { useMemo } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { LyingRuler } from '@/ui/chart/LyingRuler';
import { Break, Mark } from '@/ui/chart/Mark';
import { Bars, GridLines, Line, Plot } from '@/ui/chart/Plot';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { UprightRuler } from '@/ui/chart/UprightRuler';
import { rulerWords } from '../rulerWords';
import { statChart } from './statChart';
import type { SeriesPast } from './useMarkets';

interface StatChartProps extends SeriesPast {
  now: Date;
  /** The least value that the scale goes to. */
  top: number;
}

/** A small chart of months, decisions or quarters; rates and bars begin at 0. */
export function StatChart({ content, past, now, top }: StatChartProps) {
  const { figures } = past;
  const chart = useMemo(() => statChart(content, figures, now, top), [content, figures, now, top]);
  if (chart === null) return null;
  const { scale, segments, holes, breaks, ends, newest, node } = chart;
  const drawing = (
    <>
      <GridLines scale={scale} />
      <Bars bars={chart.bars} />
      {segments.map(({ d, old }) => (
        <Line key={d} kind={old ? 'old' : 'now'} d={d} />
      ))}
      <Line kind="holes" d={holes} />
    </>
  );
  return (
    <Chart size="small">
      <Plot drawing={drawing}>
        {breaks.map((x) => (
          <Break key={x} x={x} />
        ))}
        {ends.map(({ before, after }) => [
          <Mark key={before.figure.key} kind="ring" x={before.x} y={before.y} />,
          <Mark key={after.figure.key} kind="small" x={after.x} y={after.y} />,
        ])}
        <PlotLabels labels={chart.labels} />
        {chart.bars.length === 0 && <Mark kind="node" {...node} />}
      </Plot>
      <UprightRuler scale={scale} format={rulerWords(content, scale)} at={newest.figure.value} />
      <LyingRuler {...chart.time} />
    </Chart>
  );
}
