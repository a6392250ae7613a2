import type { SeriesContent } from '@/content/series';
import { YAxis } from '@/ui/chart/YAxis';
import { XAxis } from '@/ui/chart/XAxis';
import { getBreakMark } from '@/ui/chart/breakMark';
import { Bars } from '@/ui/chart/Bars';
import { Chart } from '@/ui/chart/Chart';
import { addCorners } from '@/ui/chart/labels';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { Marks } from '@/ui/chart/Marks';
import { toPlotMarks } from '@/ui/chart/markLooks';
import { PlotPath } from '@/ui/chart/PlotPath';
import { PlotLine } from '@/ui/chart/PlotLine';
import { usePlot } from '@/ui/chart/usePlot';
import { createAxisFormatter, formatAxisStart } from '../axis';
import { historyMessages } from '../messages';
import { createHorizontalLine } from '../series/seriesPlot';
import { type CardChartParts, createStatisticChart, createYearChart } from './cardCharts';
import type { SeriesWithHistory } from './useMarkets';

export interface CardChartProps extends SeriesWithHistory {
  now: Date;
  /**
   * The colour of a large chart with one year of sessions. Small charts with five years have no
   * colour.
   */
  tone?: 'navy' | 'cyan';
}

interface DrawingProps {
  content: SeriesContent;
  tone: CardChartProps['tone'] | undefined;
  chart: CardChartParts;
}

const getNewestMarker = ({ tone }: Pick<DrawingProps, 'tone'>) =>
  tone === undefined ? ('dot' as const) : ('node' as const);

/**
 * Draws the labels of a chart on a card. The labels never cover the line, the bars or the markers.
 */
function Labels({ content, tone, chart }: DrawingProps) {
  const { scale, path, bars, uprights, node, labelsIn, marks } = chart;
  const plot = usePlot();
  const steps = content.every === 'decision';
  const lines = [...path.old, ...path.current];
  const gapLines = path.gaps.map((gap) => [...gap]);
  return (
    <PlotLabels
      labels={labelsIn(plot)}
      marks={[
        ...toPlotMarks({ kind: getNewestMarker({ tone }), points: bars === null ? [node] : [] }),
        ...marks,
        ...(formatAxisStart(content, scale) === null ? [] : [getBreakMark(plot)]),
      ]}
      lines={[
        ...(bars === null ? [...(steps ? lines.map(addCorners) : lines), ...gapLines] : []),
        ...uprights,
      ]}
      bars={bars ?? []}
    />
  );
}

function Drawing({ content, tone, chart }: DrawingProps) {
  const { scale, time, flag, plotFigures, path, bars, uprights, node, bases, begins } = chart;
  const isYear = tone !== undefined;
  return (
    <>
      <YAxis
        scale={scale}
        format={createAxisFormatter(content, scale)}
        at={node.figure.value}
        upright={tone === 'navy' ? time.long : undefined}
        broken={formatAxisStart(content, scale) !== null}
      />
      <XAxis {...time} flag={flag} />
      {bars === null ? (
        <PlotPath path={path} steps={content.every === 'decision'} />
      ) : (
        <Bars bars={bars} />
      )}
      <PlotLine kind="break" lines={uprights} />
      {isYear && plotFigures.length === 1 && (
        <PlotLine kind="level" lines={[createHorizontalLine(node.y)]} />
      )}
      <Marks kind="base" points={bases} />
      <Marks kind="single" points={begins} />
      <Labels {...{ content, tone, chart }} />
      {bars === null && <Marks kind={getNewestMarker({ tone })} points={[node]} />}
    </>
  );
}

/** Shows one year of a daily or monthly series, or five years of a quarterly or decision series. */
export function CardChart({ content, history, now, tone }: CardChartProps) {
  const { figures, view } = history;
  const isYear = tone !== undefined;
  const chart = isYear
    ? createYearChart(content, figures, now)
    : createStatisticChart(content, figures, now);
  const chartProps = isYear
    ? ({
        size: 'medium',
        tone,
        className: tone === 'navy' ? 'index-chart' : 'naira-chart',
      } as const)
    : ({ size: 'small' } as const);
  if (chart === null) {
    const blank = { ticks: isYear ? 53 : 21, every: 4, isLoading: view === 'loading' };
    return <Chart {...chartProps} blank={blank} />;
  }
  return (
    <Chart {...chartProps} drawing={<Drawing content={content} tone={tone} chart={chart} />}>
      {isYear && chart.plotFigures.length === 1 && (
        <div className="over-plot" aria-hidden="true">
          <p className="absolute inset-x-0 bottom-[55%] text-center text-muted">
            {historyMessages.oneFigure}
          </p>
        </div>
      )}
    </Chart>
  );
}
