import type { SeriesContent } from '@/content/series';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { EdgeMark, Marks, PlotLabels, PlotLine, PlotPath } from '@/ui/chart/Plot';
import { usePlot } from '@/ui/chart/usePlot';
import { axisFormatter } from '../axis';
import { figureEarlier, isDaily, keyIn } from '../bases';
import type { Figure } from '../figures';
import { formOf, formatShortPeriod } from '../periods';
import { chartLabels, type Drawing } from './chartLabels';
import { across, firstPublished, middleOf, type Plotted, upright } from './plotted';
import type { Shown } from './shown';

const MOST_POINTS = 40;

/** Draws the lasting points of the line: extremes, ends at breaks, revised figures, single points. */
function Points({ content, shown, plotted: { main, path } }: Drawing) {
  const extremes = Object.values(shown.extremes ?? {});
  return (
    <>
      <Marks kind="single" points={isDaily(content) || main.length > MOST_POINTS ? [] : main} />
      <Marks kind="extreme" points={main.filter(({ figure }) => extremes.includes(figure))} />
      <Marks kind="base" points={path.breaks.map(([before]) => before)} />
      <Marks kind="single" points={path.breaks.map(([, after]) => after)} />
      <Marks kind="revised" points={main.filter(({ figure }) => figure.first !== undefined)} />
    </>
  );
}

/** Draws the day that is read: the upright, its point, the year earlier, what was first published. */
function Reading({ content, shown, plotted, at }: Drawing) {
  const { width, height } = usePlot();
  if (at === undefined) return null;
  const { earlier, main } = plotted;
  const x = at.x * width;
  const base = figureEarlier(content, shown.all, at.figure, 12, shown.now);
  const then = earlier.find(({ figure }) => figure.key === base?.figure.key);
  const first = shown.relative ? null : firstPublished(plotted, at);
  return (
    <>
      {at !== main.at(-1) && <line className="chart-cursor" x1={x} x2={x} y2={height + 12} />}
      {then && <Marks kind="yearEarlier" points={[{ x: at.x, y: then.y }]} />}
      {first?.beyond === null && <Marks kind="firstPublished" points={[first]} />}
      {first?.beyond && <EdgeMark x={first.x} side={first.beyond} />}
      <Marks kind="node" points={[at]} />
    </>
  );
}

/** Returns the text of the flag: a day without its year where the range tells it. */
function flagText({ range, span }: Shown, figure: Figure): string {
  const key = keyIn(span, figure);
  const long = range === '5y' || range === 'all' || formOf(key) !== 'day';
  return formatShortPeriod(key, long ? undefined : key);
}

/** Returns whether one figure makes a level and no line; a decision's rate holds, and is a line. */
export const isAlone = ({ every }: SeriesContent, { main }: Plotted) =>
  main.length === 1 && every !== 'decision';

/** The chart of a series: in its place on the page, and in the picture that is shared. */
export function SeriesDrawing(props: Drawing) {
  const { content, shown, plotted, at } = props;
  const { scale, start, time, main, path, earlier, earlierLine } = plotted;
  const { width } = usePlot();
  const labels = chartLabels(props, width);
  const steps = content.every === 'decision';
  return (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(content, scale, shown)}
        at={at && scale.place.invert(at.y)}
        upright={time.labels[0]}
        broken={start !== null}
      />
      <PlotLine kind="earlier" lines={earlierLine} steps={steps} />
      <PlotPath path={path} steps={steps} />
      <PlotLine kind="break" lines={path.breaks.map((gap) => upright(middleOf(gap).x))} />
      {isAlone(content, plotted) && main[0] && (
        <PlotLine kind="level" lines={[across(main[0].y)]} />
      )}
      <Points {...props} />
      <PlotLabels labels={labels} marks={[...main.slice(-1), ...labels]} lines={[main, earlier]} />
      <XAxis {...time} flag={at && { at: at.x, text: flagText(shown, at.figure) }} />
      <Reading {...props} />
    </>
  );
}
