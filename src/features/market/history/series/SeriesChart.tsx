import { useMemo } from 'react';
import { linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { Chart } from '@/ui/chart/Chart';
import { DayInput } from '@/ui/chart/DayInput';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { GridLines, PlotLine, Plot } from '@/ui/chart/Plot';
import { classes } from '@/ui/classes';
import { figureBefore, keyIn } from '../bases';
import { describeReading } from '../changes';
import type { Figure } from '../figures';
import { formOf, formatShortPeriod } from '../periods';
import { summaryOf } from '../summary';
import { axisFormatter } from '../values';
import { chartLabels } from './chartLabels';
import { EventMarks } from './Events';
import { wordsFit } from './events';
import { seriesMessages } from '../messages';
import { insteadOf } from './EmptyState';
import { PlotMarks, Segments } from './PlotMarks';
import type { Shown } from './shown';
import type { Series } from './useSeries';
import './SeriesChart.css';

interface SeriesChartProps {
  series: Series;
  plain?: boolean;
}

const BLANK = Array.from({ length: 53 }, (_, tick) => ({ at: tick / 52, long: tick % 13 === 0 }));

/** What the flag says: a day without its year where the range tells it. */
function flagText({ range, span }: Shown, figure: Figure): string {
  const key = keyIn(span, figure);
  const long = range === '5y' || range === 'all' || formOf(key) !== 'day';
  return formatShortPeriod(key, long ? undefined : key);
}

/** The chart without figures: its rulers stand, those of a range that has none with its days. */
function BlankChart({ series }: SeriesChartProps) {
  const { content, shown } = series;
  const instead = insteadOf(series);
  const last = shown?.all.at(-1);
  const scale = last === undefined ? null : valueScale([last.value]);
  const time = shown === null ? null : timeTicks({ ...shown.span, range: shown.range });
  return (
    <Chart size="big" className="series-chart">
      <Plot
        {...(instead === undefined && { className: 'plot-waiting' })}
        drawing={scale && <GridLines scale={scale} />}
      />
      {instead !== undefined && <div className="chart-instead">{instead}</div>}
      <YAxis
        scale={scale}
        format={shown && scale ? axisFormatter(content, scale, shown) : String}
        tone="navy"
      />
      <XAxis ticks={time?.ticks ?? BLANK} labels={time?.labels ?? []} />
    </Chart>
  );
}

interface DrawnChartProps extends SeriesChartProps {
  shown: Shown;
  drawn: NonNullable<Series['drawn']>;
}

function DrawnChart({ series, shown, drawn, plain = false }: DrawnChartProps) {
  const { content, at, read, preview, missing } = series;
  const { plotted } = drawn;
  const events = plain ? [] : drawn.events;
  const { scale, time, main, earlierLine } = plotted;
  const index = main.findIndex(({ figure }) => figure === at);
  const spot = main[index];
  const labels = useMemo(
    () => chartLabels(content, shown, plotted, spot),
    [content, shown, plotted, spot],
  );
  const stops = useMemo(() => main.map(({ figure, x }) => ({ at: figure.at, x })), [main]);
  const keyAt = (stop: number) => main[stop]?.figure.key ?? '';
  const drawing = (
    <>
      <GridLines
        scale={scale}
        fine
        times={time.ticks.filter(({ long }) => long).map((tick) => tick.at)}
      />
      <PlotLine kind="earlier" d={earlierLine} />
      <Segments {...plotted} />
    </>
  );
  return (
    <Chart
      size="big"
      className={classes(!plain && 'series-chart', !wordsFit(events) && 'events-numbered')}
    >
      <Plot drawing={drawing}>
        <EventMarks events={events} />
        <PlotMarks
          content={content}
          shown={shown}
          plotted={plotted}
          at={spot}
          labels={labels}
          missing={missing}
        />
        {shown.relative && main[0] && (
          <p className="ruler-note">{`${seriesMessages.changeSince}\n${formatShortPeriod(keyIn(shown.span, main[0].figure))}`}</p>
        )}
      </Plot>
      <YAxis
        scale={scale}
        format={axisFormatter(content, scale, shown)}
        at={spot && linear(scale.low, scale.high).back(spot.y)}
        tone="navy"
      />
      <XAxis
        ticks={time.ticks}
        labels={time.labels}
        {...(spot && { flag: { at: spot.x, text: flagText(shown, spot.figure) } })}
      />
      {spot && at && (
        <DayInput
          label={seriesMessages.dayToRead}
          stops={stops}
          value={index}
          valueText={describeReading(
            content,
            at,
            figureBefore(shown.all, at, shown.weekly),
            shown.weekly,
          )}
          onChange={(stop) => read(keyAt(stop))}
          onPreview={(stop) => preview(stop === null ? null : keyAt(stop))}
        />
      )}
    </Chart>
  );
}

/** The line of a series, and in a sentence; its lying ruler is a slider that reads it day by day. */
export function SeriesChart(props: SeriesChartProps & { className: string }) {
  const { content, history, shown, drawn, settle } = props.series;
  return (
    // What was read is in the address before the focus is elsewhere: a link is copied whole.
    <figure className={props.className} aria-label={content.name} onBlur={settle}>
      <figcaption className="sr-only">
        {shown && summaryOf(content, shown.range, shown, history.tenure)}
      </figcaption>
      {shown && drawn && shown.main.figures.length > 0 ? (
        <DrawnChart {...props} shown={shown} drawn={drawn} />
      ) : (
        <BlankChart {...props} />
      )}
    </figure>
  );
}
