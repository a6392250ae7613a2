import { YAxis } from '@/ui/chart/YAxis';
import { XAxis } from '@/ui/chart/XAxis';
import { Chart } from '@/ui/chart/Chart';
import { DayInput } from '@/ui/chart/DayInput';
import type { SeriesContent } from '@/content/series';
import { classes } from '@/ui/classes';
import { toCssPercent } from '@/ui/cssVars';
import { createAxisFormatter, formatAxisStart, isDrawnAsBars, createSeriesScale } from '../axis';
import { clampKey } from '../rangeFigures';
import { describeFigure } from '../moves';
import { historyMessages, seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { describeRange } from '../summary';
import { describeComparison } from '../compared/describeComparison';
import { RebasedChart } from '../compared/RebasedChart';
import { EventMarks } from './EventMarks';
import { renderEmptyMessage } from './emptyChartMessage';
import { isSingleFigure, createTimeAxis } from './seriesPlot';
import { SeriesDrawing } from './SeriesDrawing';
import type { Series } from './useSeries';
import './SeriesChart.css';

interface SeriesChartProps {
  series: Series;
  plain?: boolean;
}

/** Returns the CSS classes of the chart. A `plain` chart reserves no space for events. */
const getChartClass = (content: SeriesContent, plain: boolean) =>
  classes(
    !plain && 'series-chart',
    isDrawnAsBars(content) && 'of-quarters',
    content.every === 'decision' && 'of-decisions',
  );

/**
 * Shows the axes without figures. If the series has figures outside the range, the axes have
 * labels.
 */
function BlankChart({ series }: SeriesChartProps) {
  const { content, shownRange } = series;
  const instead = renderEmptyMessage(series);
  const newest = shownRange?.all.slice(-1).map(({ value }) => value) ?? [];
  const scale = createSeriesScale(content, newest);
  return (
    <Chart
      size="big"
      tone="navy"
      className={getChartClass(content, false)}
      blank={
        shownRange === null ? { ticks: 53, every: 13, isLoading: instead === undefined } : undefined
      }
      drawing={
        shownRange && (
          <>
            <YAxis
              scale={scale}
              format={createAxisFormatter(content, scale, shownRange)}
              broken={formatAxisStart(content, scale) !== null}
            />
            <XAxis {...createTimeAxis(content, shownRange).time} />
          </>
        )
      }
    >
      {instead !== undefined && <div className="chart-instead">{instead}</div>}
    </Chart>
  );
}

/**
 * Shows the chart with its events. Hatching covers the days that failed to load. Without figures,
 * shows only the axes.
 */
function DrawnChart({ series, plain = false }: SeriesChartProps) {
  const { content, shownRange, chart, isNewestMissing, selected, comparison } = series;
  const { main } = chart?.seriesPlot ?? { main: [] };
  const [first, last] = [main[0], main.at(-1)];
  if (!shownRange || !chart || !first || !last || !selected) return <BlankChart series={series} />;
  const { seriesPlot } = chart;
  const events = plain ? [] : chart.events;
  const index = main.findIndex(({ figure }) => figure === selected);
  const getKeyAt = (stop: number) => main[stop]?.figure.key ?? '';
  return (
    <Chart
      size="big"
      tone="navy"
      className={getChartClass(content, plain)}
      drawing={
        <SeriesDrawing {...{ content, shownRange, seriesPlot, events }} selected={main[index]} />
      }
    >
      <div className="over-plot" aria-hidden="true">
        {isNewestMissing && last.x < 1 && (
          <i className="chart-missing print:hidden" style={{ left: toCssPercent(last.x) }} />
        )}
        <EventMarks events={events} />
        {isSingleFigure(content, seriesPlot) && (
          <p
            className="absolute inset-x-0 pb-2 text-center text-muted"
            style={{ bottom: toCssPercent(first.y) }}
          >
            {shownRange.all.length === 1 ? historyMessages.oneFigure : seriesMessages.oneInRange}
          </p>
        )}
        {shownRange.relative && (
          <p className="ruler-note">{`${seriesMessages.changeSince}\n${formatShortPeriod(clampKey(shownRange.span, first.figure))}`}</p>
        )}
      </div>
      <DayInput
        label={seriesMessages.dayToRead}
        stops={main.map(({ figure, x }) => ({ at: figure.at, x }))}
        value={index}
        valueText={describeFigure(content, selected, comparison)}
        onChange={(stop) => series.selectFigure(getKeyAt(stop))}
        onPreview={(stop) => series.previewFigure(stop === null ? null : getKeyAt(stop))}
      />
    </Chart>
  );
}

/**
 * Shows the chart of a series and a summary for screen readers. The x-axis is a slider that selects
 * a day.
 */
export function SeriesChart(props: SeriesChartProps & { className: string }) {
  const { series, plain = false } = props;
  const { content, history, shownRange, compared, settle } = series;
  const rebased = compared?.rebased ?? null;
  return (
    // When the focus leaves the chart, write the selected day to the URL immediately. The user may
    // copy the URL next.
    <figure className={props.className} aria-label={content.name} onBlur={settle}>
      <figcaption className="sr-only">
        <span>
          {shownRange && describeRange(content, shownRange.range, shownRange, history.tenure)}
        </span>
        {compared && rebased && <span>{` ${describeComparison(rebased, compared.names)}`}</span>}
      </figcaption>
      {compared && rebased ? (
        <RebasedChart series={series} compared={compared} rebased={rebased} plain={plain} />
      ) : (
        <DrawnChart {...props} />
      )}
    </figure>
  );
}
