import { YAxis } from '@/ui/chart/YAxis';
import { XAxis } from '@/ui/chart/XAxis';
import { Bars } from '@/ui/chart/Bars';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { EdgeMark } from '@/ui/chart/EdgeMark';
import { Marks } from '@/ui/chart/Marks';
import type { MarksProps } from '@/ui/chart/markLooks';
import { PlotPath } from '@/ui/chart/PlotPath';
import { PlotLine } from '@/ui/chart/PlotLine';
import { usePlot } from '@/ui/chart/usePlot';
import { axisFormatter } from '../axis';
import type { Figure } from '../figures';
import { formatShortPeriod, formOf } from '../periods';
import type { Drawing } from './chartLabels';
import { chartLayout, drawnBars, permanentMarks, selectedMarks } from './chartLayout';
import { horizontalLine, firstPublished, isSingleFigure } from './seriesPlot';
import type { ShownRange } from './shownRange';

const MarksList = ({ marks }: { marks: readonly MarksProps[] }) =>
  marks.map((each, index) => <Marks key={index} {...each} />);

/** Draws the line or the bars, the year-earlier line, and the permanent markers. */
function LineOrBars(props: Drawing) {
  const { content, seriesPlot } = props;
  const { main, path, breaks, earlierLine } = seriesPlot;
  const bars = drawnBars(props);
  const steps = content.every === 'decision';
  return (
    <>
      {bars === null ? (
        <>
          <PlotLine kind="earlier" lines={earlierLine} steps={steps} />
          <PlotPath path={path} steps={steps} />
        </>
      ) : (
        <>
          <Bars bars={bars} />
          <PlotLine kind="under" lines={earlierLine} />
          <PlotLine kind="earlier" lines={earlierLine} />
        </>
      )}
      <PlotLine kind="break" lines={breaks} />
      {isSingleFigure(content, seriesPlot) && main[0] && (
        <PlotLine kind="level" lines={[horizontalLine(main[0].y)]} />
      )}
      <MarksList marks={permanentMarks(props)} />
    </>
  );
}

/**
 * Draws a vertical line at the selected day. Labels are drawn later, so that it never crosses their
 * text.
 */
function Cursor({ seriesPlot: { main, bandWidth }, selected }: Drawing) {
  const { width, height } = usePlot();
  if (selected === undefined || selected === main.at(-1) || bandWidth !== null) return null;
  const x = selected.x * width;
  return <line className="chart-cursor" x1={x} x2={x} y2={height + 12} />;
}

/** Marks the selected figure, the figure a year earlier, and the first published value. */
function SelectedFigure(props: Drawing) {
  const { shownRange, seriesPlot, selected } = props;
  const first =
    selected === undefined || shownRange.relative ? null : firstPublished(seriesPlot, selected);
  return (
    <>
      {first?.beyond && <EdgeMark x={first.x} side={first.beyond} />}
      <MarksList marks={selectedMarks(props)} />
    </>
  );
}

/**
 * Returns the text of the flag on the x-axis. It omits the year if the range makes the year
 * obvious.
 */
function flagText({ range, span }: ShownRange, { at, key }: Figure): string {
  // A decision made before the range is drawn at its start, but keeps its own day.
  if (at < span.from) return formatShortPeriod(key);
  const long = range === '5y' || range === 'all' || formOf(key) !== 'day';
  return formatShortPeriod(key, long ? undefined : key);
}

/** Draws the chart of a series, on its page and in the picture that users share. */
export function SeriesDrawing(props: Drawing) {
  const { content, shownRange, seriesPlot, selected } = props;
  const { scale, start, time, bandWidth } = seriesPlot;
  const plot = usePlot();
  return (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(content, scale, shownRange)}
        at={selected && scale.toPosition.invert(selected.y)}
        upright={bandWidth === null ? time.labels[0] : undefined}
        broken={start !== null}
      />
      <LineOrBars {...props} />
      <Cursor {...props} />
      <PlotLabels {...chartLayout(props, plot)} />
      <XAxis
        {...time}
        flag={selected && { at: selected.x, text: flagText(shownRange, selected.figure) }}
      />
      <SelectedFigure {...props} />
    </>
  );
}
