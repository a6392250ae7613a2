import type { SeriesContent } from '@/content/series';
import type { LineSegment } from '@/lib/chart/paths';
import type { PlacedPlotLabel } from '@/lib/chart/plotLabels';
import { Break, Cursor, Level, Mark, type MarkKind, Missing } from '@/ui/chart/Mark';
import { PlotLine, PlotLabels } from '@/ui/chart/Plot';
import { figureEarlier, isDaily } from '../bases';
import { historyMessages, seriesMessages } from '../messages';
import { breakSpots, isOfYearEarlier } from './chartLabels';
import type { Plotted, Spot } from './plotted';
import type { Shown } from './shown';

interface PlotMarksProps {
  content: SeriesContent;
  shown: Shown;
  plotted: Plotted;
  at: Spot | undefined;
  labels: readonly PlacedPlotLabel[];
  missing: boolean;
}

/** The line in its parts, those before a break set off, with dotted joins over its holes. */
export function Segments({ segments, holes }: { segments: readonly LineSegment[]; holes: string }) {
  return (
    <>
      {segments.map(({ d, old }) => (
        <PlotLine key={d} kind={old ? 'old' : 'now'} d={d} />
      ))}
      <PlotLine kind="holes" d={holes} />
    </>
  );
}

export function BreakEnds({ spots }: { spots: readonly Record<'before' | 'after', Spot>[] }) {
  return spots.map(({ before, after }) => [
    <Mark key={before.figure.key} kind="ring" x={before.x} y={before.y} />,
    <Mark key={after.figure.key} kind="small" x={after.x} y={after.y} />,
  ]);
}

function Marks({ kind, spots }: { kind: MarkKind; spots: readonly Spot[] }) {
  return spots.map(({ figure, x, y }) => <Mark key={figure.key} kind={kind} x={x} y={y} />);
}

const MOST_POINTS = 40;

/** What stands on the line at all times: extremes, ends at breaks, revised figures, single points. */
function Points({ content, shown, plotted: { main } }: PlotMarksProps) {
  const extremes = Object.values(shown.extremes ?? {});
  return (
    <>
      <Marks kind="small" spots={isDaily(content) || main.length > MOST_POINTS ? [] : main} />
      <Marks kind="extreme" spots={main.filter(({ figure }) => extremes.includes(figure))} />
      <BreakEnds spots={breakSpots(content, main)} />
      <Marks kind="hollow" spots={main.filter(({ figure }) => figure.first !== undefined)} />
    </>
  );
}

/** What belongs to the day that is read: the upright, its point, the year earlier, what was first published. */
function Reading({ content, shown, plotted, at }: PlotMarksProps) {
  if (at === undefined) return null;
  const { earlier, main, y } = plotted;
  const base = figureEarlier(content, shown.all, at.figure, 12, shown.now);
  const then = earlier.find(({ figure }) => figure.key === base?.figure.key);
  const first = shown.relative ? undefined : at.figure.first;
  return (
    <>
      {at !== main.at(-1) && <Cursor x={at.x} />}
      {then && <Mark kind="ring" quiet x={at.x} y={then.y} />}
      {first && <Mark kind="was" x={at.x} y={y(first.value)} />}
      <Mark kind="node" x={at.x} y={at.y} />
    </>
  );
}

export function PlotMarks(props: PlotMarksProps) {
  const { content, shown, plotted, labels, missing } = props;
  const { main, breaks } = plotted;
  const [only] = main;
  const last = main.at(-1);
  return (
    <>
      {missing && last !== undefined && last.x < 1 && <Missing x={last.x} />}
      {breaks.map((x) => (
        <Break key={x} x={x} />
      ))}
      {main.length === 1 && only && content.every !== 'decision' && (
        <>
          <Level y={only.y} />
          <p className="one-figure" style={{ bottom: `${only.y * 100}%` }}>
            {shown.all.length === 1 ? historyMessages.oneFigure : seriesMessages.oneInRange}
          </p>
        </>
      )}
      <Points {...props} />
      <PlotLabels labels={labels.filter((label) => !isOfYearEarlier(label))} />
      <PlotLabels labels={labels.filter(isOfYearEarlier)} quiet />
      <Reading {...props} />
    </>
  );
}
