import { useMemo } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { LyingRuler } from '@/ui/chart/LyingRuler';
import { Level, Mark } from '@/ui/chart/Mark';
import { GridLines, Line, Plot } from '@/ui/chart/Plot';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { UprightRuler } from '@/ui/chart/UprightRuler';
import { pastMessages } from '../messages';
import { dayOf, shortWords } from '../periods';
import { rulerWords } from '../rulerWords';
import type { SeriesPast } from './useMarkets';
import { yearChart } from './yearChart';

interface YearChartProps extends SeriesPast {
  now: Date;
  tone: 'navy' | 'cyan';
  className: string;
  /** Least and greatest height of the plot, in em of its labels. */
  heights: readonly [number, number];
}

/** The line of a year of sessions, with what it was a month and a year ago. */
export function YearChart({ content, past, now, tone, className, heights }: YearChartProps) {
  const { figures } = past;
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
      {path.segments.map(({ d }) => (
        <Line key={d} d={d} />
      ))}
      <Line kind="holes" d={path.holes} />
    </>
  );
  const day = dayOf(last.at);
  return (
    <Chart size="medium" className={className}>
      <Plot drawing={drawing}>
        {chart.count === 1 && (
          <>
            <Level y={newest.y} />
            <p className="card-one">{pastMessages.oneFigure}</p>
          </>
        )}
        {bases.map(({ x, y }) => (
          <Mark key={x} kind="ring" x={x} y={y} />
        ))}
        <PlotLabels labels={labels} />
        <Mark kind="node" {...newest} />
      </Plot>
      <UprightRuler scale={scale} format={rulerWords(content, scale)} at={last.value} tone={tone} />
      <LyingRuler {...time} flag={{ at: newest.x, text: shortWords(day, day) }} />
    </Chart>
  );
}
