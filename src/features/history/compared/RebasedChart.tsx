import { useMemo } from 'react';
import { Chart } from '@/ui/chart/Chart';
import { DayInput } from '@/ui/chart/DayInput';
import { classes } from '@/ui/classes';
import { seriesMessages } from '../messages';
import type { Series } from '../series/useSeries';
import { describeRebasedDay } from './describeComparison';
import { RebasedDrawing } from './RebasedDrawing';
import { createRebasedPlot, getDayIndex } from './rebasedPlot';
import type { RebasedRange } from './rebasedRange';
import type { ComparedSeries } from './useComparedSeries';
import './compared.css';

interface RebasedChartProps {
  series: Series;
  compared: ComparedSeries;
  rebased: RebasedRange;
  /** True if the chart reserves no space for the labels of events. */
  plain: boolean;
}

/** Shows two series as indexes that are both 100 on the first common day of the range. */
export function RebasedChart({ series, compared, rebased, plain }: RebasedChartProps) {
  const { content, address, rebasedDay } = series;
  const { range } = address;
  const rebasedPlot = useMemo(() => createRebasedPlot(rebased, range), [rebased, range]);
  const index = getDayIndex(rebased, rebasedDay);
  const getKeyAt = (stop: number) => rebased.days[stop]?.urlKey ?? '';
  return (
    <Chart
      size="big"
      tone="navy"
      className={classes('compared-chart', !plain && 'series-chart')}
      drawing={<RebasedDrawing rebasedPlot={rebasedPlot} names={compared.names} index={index} />}
    >
      <DayInput
        label={seriesMessages.dayToRead}
        stops={rebasedPlot.main.points.map(({ figure, x }) => ({ at: figure.at, x }))}
        value={index}
        valueText={
          rebasedDay
            ? describeRebasedDay(rebasedDay, compared.names, [content, compared.content])
            : ''
        }
        onChange={(stop) => series.selectFigure(getKeyAt(stop))}
        onPreview={(stop) => series.previewFigure(stop === null ? null : getKeyAt(stop))}
      />
    </Chart>
  );
}
