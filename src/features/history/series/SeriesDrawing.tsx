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
import { createAxisFormatter } from '../axis';
import type { Figure } from '../figures';
import { formatShortPeriod, getPeriodForm } from '../periods';
import { isPinned, ranges } from '../ranges';
import type { ChartDrawing } from './chartLabels';
import {
  createChartLayout,
  createDrawnBars,
  createPermanentMarks,
  createSelectedMarks,
} from './chartLayout';
import { createHorizontalLine, placeFirstPublished, isSingleFigure } from './seriesPlot';
import type { ShownRange } from './shownRange';

const MarksList = ({ marks }: { marks: readonly MarksProps[] }) =>
  marks.map((each, index) => <Marks key={index} {...each} />);

/**
 * Draws the line or the bars, the year-earlier line, and the markers that do not depend on the
 * selection.
 */
function LineOrBars(props: ChartDrawing) {
  const { content, seriesPlot } = props;
  const { main, path, breaks, earlierLine } = seriesPlot;
  const bars = createDrawnBars(props);
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
        <PlotLine kind="level" lines={[createHorizontalLine(main[0].y)]} />
      )}
      <MarksList marks={createPermanentMarks(props)} />
    </>
  );
}

/**
 * Draws a vertical line at the selected day. It is drawn before the labels, so that it never
 * crosses their text.
 */
function Cursor({ seriesPlot: { main, bandWidth }, selected }: ChartDrawing) {
  const { width, height } = usePlot();
  if (selected === undefined || selected === main.at(-1) || bandWidth !== null) return null;
  const x = selected.x * width;
  return <line className="chart-cursor" x1={x} x2={x} y2={height + 12} />;
}

/** Returns the first figure of a pinned range, if it is drawn at the left end of the axis. */
const findPinnedStart = ({ shownRange, seriesPlot: { main } }: ChartDrawing) =>
  isPinned(shownRange.range) && main[0]?.x === 0 ? main[0] : undefined;

/**
 * Formats the first day of a range. If a decision from before a pinned range still applied on that
 * day, formats the day instead of the date of the decision.
 */
const formatStart = ({ range, span }: ShownRange, { at, key }: Figure) =>
  formatShortPeriod(isPinned(range) && at < span.from ? range.from : key);

/** Draws the left edge of a pinned range. */
function PinnedEdge(props: ChartDrawing) {
  const { height } = usePlot();
  return findPinnedStart(props) && <line className="chart-start" x1={1} x2={1} y2={height} />;
}

/** Marks the selected figure, the figure a year earlier and the first published value. */
function SelectedFigure(props: ChartDrawing) {
  const { shownRange, seriesPlot, selected } = props;
  const first =
    selected === undefined || shownRange.relative
      ? null
      : placeFirstPublished(seriesPlot, selected);
  return (
    <>
      {first?.beyond && <EdgeMark x={first.x} side={first.beyond} />}
      <MarksList marks={createSelectedMarks(props)} />
    </>
  );
}

/**
 * Formats the selected day for the flag on the x-axis. Omits the year in ranges of up to a year.
 */
function formatFlag({ range, span }: ShownRange, { at, key }: Figure): string {
  // A decision from before the range is drawn at the start of the range. The flag still shows the
  // real date of the decision.
  if (at < span.from) return formatShortPeriod(key);
  const long = isPinned(range) || ranges[range].months > 12 || getPeriodForm(key) !== 'day';
  return formatShortPeriod(key, long ? undefined : key);
}

/** Draws the chart of a series, for its page and for the picture that users download. */
export function SeriesDrawing(props: ChartDrawing) {
  const { content, shownRange, seriesPlot, selected } = props;
  const { scale, start: axisStart, time, bandWidth } = seriesPlot;
  const start = findPinnedStart(props);
  const plot = usePlot();
  return (
    <>
      <YAxis
        scale={scale}
        format={createAxisFormatter(content, scale, shownRange)}
        at={selected && scale.toPosition.invert(selected.y)}
        upright={bandWidth === null ? time.long : undefined}
        broken={axisStart !== null}
      />
      <PinnedEdge {...props} />
      <LineOrBars {...props} />
      <Cursor {...props} />
      <PlotLabels {...createChartLayout(props, plot)} />
      <XAxis
        {...time}
        flag={selected && { at: selected.x, text: formatFlag(shownRange, selected.figure) }}
        start={start && { at: 0, text: formatStart(shownRange, start.figure) }}
      />
      <SelectedFigure {...props} />
    </>
  );
}
