import type { SeriesContent } from '@/content/series';
import type { PlacedPlotLabel } from '@/lib/chart/plotLabels';
import { Break, Cursor, Level, Mark, Missing } from '@/ui/chart/Mark';
import { PlotLabels } from '@/ui/chart/Plot';
import { figureEarlier, isDaily } from '../bases';
import { pastMessages, seriesMessages } from '../messages';
import { breakSpots, isOfYearEarlier } from './chartLabels';
import type { Plotted, Spot } from './plotted';
import type { Shown } from './shown';

interface PlotMarksProps {
  content: SeriesContent;
  shown: Shown;
  plotted: Plotted;
  /** The point that is read. */
  at: Spot | undefined;
  labels: readonly PlacedPlotLabel[];
  missing: boolean;
}

/** Up to so many figures each has its point. */
const POINTS = 40;

type PointsProps = Omit<PlotMarksProps, 'labels' | 'missing'>;

/** What stands on the line at all times: extremes, ends at breaks, revised figures, single points. */
function Points({ content, shown, plotted }: PointsProps) {
  const { main } = plotted;
  const extremes = Object.values(shown.extremes ?? {});
  const small = isDaily(content) || main.length > POINTS ? [] : main;
  return (
    <>
      {small.map(({ figure, x, y }) => (
        <Mark key={figure.key} kind="small" x={x} y={y} />
      ))}
      {main
        .filter(({ figure }) => extremes.includes(figure))
        .map(({ figure, x, y }) => (
          <Mark key={figure.key} kind="extreme" x={x} y={y} />
        ))}
      {breakSpots(content, main).map(({ before, after }) => [
        <Mark key={before.figure.key} kind="ring" x={before.x} y={before.y} />,
        <Mark key={after.figure.key} kind="small" x={after.x} y={after.y} />,
      ])}
      {main
        .filter(({ figure }) => figure.first !== undefined)
        .map(({ figure, x, y }) => (
          <Mark key={figure.key} kind="hollow" x={x} y={y} />
        ))}
    </>
  );
}

/** What belongs to the day that is read: the upright, its point, the year earlier, what was first published. */
function Reading({ content, shown, plotted, at }: PointsProps) {
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
            {shown.all.length === 1 ? pastMessages.oneFigure : seriesMessages.oneInRange}
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
