import { Marks } from '@/ui/chart/Marks';
import { PlotLabels } from '@/ui/chart/PlotLabels';
import { PlotLine } from '@/ui/chart/PlotLine';
import { PlotPath } from '@/ui/chart/PlotPath';
import { type PlotPoint, usePlot } from '@/ui/chart/usePlot';
import { XAxis } from '@/ui/chart/XAxis';
import { YAxis } from '@/ui/chart/YAxis';
import { formatShortPeriod } from '../periods';
import { createHorizontalLine } from '../series/seriesPlot';
import { formatTick } from '../values';
import { createRebasedLayout } from './rebasedLabels';
import type { RebasedDrawingProps } from './rebasedPlot';

const SQUARE_SIZE = 10;

/** A square mark on the line of the compared series. The series of the page has a round mark. */
function SquareMark({ point }: { point: PlotPoint }) {
  const { px } = usePlot();
  const { x, y } = px(point);
  return (
    <rect
      className="square-mark"
      x={x - SQUARE_SIZE / 2}
      y={y - SQUARE_SIZE / 2}
      width={SQUARE_SIZE}
      height={SQUARE_SIZE}
    />
  );
}

function Cursor({ at }: { at: number }) {
  const { width, height } = usePlot();
  return <line className="chart-cursor" x1={at * width} x2={at * width} y2={height + 12} />;
}

export function RebasedDrawing(props: RebasedDrawingProps) {
  const { rebasedPlot, index } = props;
  const { scale, time, base, main, other } = rebasedPlot;
  const [selected, otherSelected] = [main.points[index], other.points[index]];
  const otherLines = other.path.current;
  return (
    <>
      <YAxis
        scale={scale}
        format={(value) => formatTick(value, scale.decimals)}
        at={selected && scale.toPosition.invert(selected.y)}
        upright={time.long}
      />
      <PlotLine kind="base" lines={[createHorizontalLine(base)]} />
      <PlotLine kind="band" lines={otherLines} />
      <PlotLine kind="other" lines={otherLines} />
      <PlotLine kind="holes" lines={other.path.gaps} />
      <PlotPath path={main.path} />
      {selected && index < main.points.length - 1 && <Cursor at={selected.x} />}
      <PlotLabels {...createRebasedLayout(props)} />
      <XAxis
        {...time}
        flag={selected && { at: selected.x, text: formatShortPeriod(selected.figure.key) }}
      />
      {otherSelected && <SquareMark point={otherSelected} />}
      <Marks kind="node" points={selected ? [selected] : []} />
    </>
  );
}
