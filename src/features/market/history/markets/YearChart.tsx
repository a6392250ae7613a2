import type { SeriesContent } from '@/content/series';
import { linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Chart } from '@/ui/chart/Chart';
import type { PlotLabel } from '@/ui/chart/labels';
import { Marks, PlotLabels, PlotLine, PlotPath } from '@/ui/chart/Plot';
import { figuresIn, rangeOf } from '../bases';
import { capital, changesOf } from '../changes';
import type { Figure } from '../figures';
import { historyMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { across, pathOf, spotsOf } from '../series/plotted';
import { axisFormatter, formatValue, leastSpan } from '../values';
import type { CardSeries } from './useMarkets';

/** Places all in a chart of the year up to the newest session, in fractions of its plot; null without figures. */
export function yearChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = changesOf(content, figures, now).filter(({ against }) => against !== 'before');
  const { span } = rangeOf(content, figures, '1y', now);
  // A year ago may have been a Sunday: then it is the Friday before.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const drawn = figuresIn(content, figures, { from, to });
  const values = drawn.map(({ value }) => value);
  const scale = valueScale(values, { least: leastSpan(content, last.value) });
  const x = linear(from, to);
  const spots = spotsOf({ figures: drawn, drawn: values }, x, scale.place);
  return {
    scale,
    time: timeTicks({ from, to, range: '1y' }),
    path: pathOf(content, spots),
    spots,
    newest: { figure: last, x: 1, y: scale.place(last.value) },
    /** At the figures that the changes in words are against. */
    labels: changes.map(({ when, against, base }): PlotLabel => ({
      x: x(base.at),
      y: scale.place(base.value),
      before: `${capital(when)} `,
      figure: formatValue(content, base.value).replace('N', ''),
      side: against === 'year' ? 'above-right' : 'above-left',
    })),
  };
}

export interface YearChartProps extends CardSeries {
  tone: 'navy' | 'cyan';
  now: Date;
}

/** A chart of a year of sessions. */
export function YearChart({ content, history, now, tone }: YearChartProps) {
  const { figures, view } = history;
  const chart = yearChart(content, figures, now);
  const isNavy = tone === 'navy';
  const look = { size: 'medium', tone, className: isNavy ? 'index-chart' : 'naira-chart' } as const;
  if (chart === null)
    return <Chart {...look} blank={{ ticks: 53, every: 4, waits: view === 'loading' }} />;
  const { scale, time, path, spots, newest, labels } = chart;
  const { key, value } = newest.figure;
  const isAlone = spots.length === 1;
  const drawing = (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(content, scale)}
        at={value}
        upright={isNavy ? time.labels[0] : undefined}
      />
      <XAxis {...time} flag={{ at: newest.x, text: formatShortPeriod(key, key) }} />
      <PlotPath path={path} />
      {isAlone && <PlotLine kind="level" lines={[across(newest.y)]} />}
      <Marks kind="base" points={labels} />
      <PlotLabels labels={labels} marks={[newest, ...labels]} lines={[spots]} />
      <Marks kind="node" points={[newest]} />
    </>
  );
  return (
    <Chart {...look} drawing={drawing}>
      {isAlone && (
        <div className="over-plot" aria-hidden="true">
          <p className="absolute inset-x-0 bottom-[55%] text-center text-muted">
            {historyMessages.oneFigure}
          </p>
        </div>
      )}
    </Chart>
  );
}
