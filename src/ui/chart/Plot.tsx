import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { placeInPlot, type PlotLabelsLayout, type PlotMark } from './labels';
import { type PlotPoint, usePlot } from './usePlot';

interface PlotLineProps {
  /** The points of each are joined. */
  lines: readonly (readonly PlotPoint[])[];
  /**
   * Today's, one before a break, the year earlier, a curve of a month or a year ago, over missing figures,
   * where a series begins anew, at the level of a single figure, under a line that crosses bars.
   */
  kind?: 'now' | 'old' | 'earlier' | 'month' | 'year' | 'holes' | 'break' | 'level' | 'under';
  /** Values hold until the next one. */
  steps?: boolean;
}

/** Lines of the drawing; dashes tell the kinds apart as well as colours. */
export function PlotLine({ lines, kind = 'now', steps = false }: PlotLineProps) {
  const { px } = usePlot();
  const path = line<PlotPoint>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(steps ? curveStepAfter : curveLinear);
  const d = lines.map((points) => path(points.map(px))).join('');
  return d !== '' && <path className="chart-line" data-kind={kind} d={d} />;
}

interface PlotPathProps extends Pick<PlotLineProps, 'steps'> {
  /** The stretches before and after its last break, and the neighbours between which figures are missing. */
  path: Record<'old' | 'now' | 'holes', PlotLineProps['lines']>;
}

/** A line that is set off before its last break, with dotted joins over its holes. */
export function PlotPath({ path, steps = false }: PlotPathProps) {
  return (
    <>
      <PlotLine kind="old" lines={path.old} steps={steps} />
      <PlotLine lines={path.now} steps={steps} />
      <PlotLine kind="holes" lines={path.holes} />
    </>
  );
}

const [paper, link, navy, cyan] = ['paper', 'link', 'navy-900', 'cyan'].map(
  (name) => `var(--color-${name})`,
);

const NODE_RADIUS = 10;

/**
 * The looks of each kind of mark, px; some have a ring around them. A node is now or the day that is read, a dot a
 * point of a curve or now in a small chart, a base that of a change.
 */
const MARKS = {
  node: {
    r: 6.5,
    fill: cyan,
    stroke: paper,
    strokeWidth: 3,
    around: { r: NODE_RADIUS, fill: navy },
  },
  dot: { r: 4.5, fill: cyan, stroke: navy },
  base: { r: 3.5 },
  extreme: { r: 3.5, fill: link, stroke: paper, around: { r: 5.5, fill: link } },
  revised: { r: 4.5, around: { r: 7.5, fill: paper } },
  single: { r: 3.5, fill: link, strokeWidth: 0 },
  firstPublished: { r: 3.75, stroke: 'var(--color-edge)', strokeWidth: 1.5, strokeDasharray: 1.5 },
  yearEarlier: { r: 3.5, stroke: 'var(--color-muted)' },
};

export interface MarksProps {
  kind: keyof typeof MARKS;
  points: readonly PlotPoint[];
}

/** Returns the points of marks, with the radius that labels have to keep clear of if a mark is large. */
export const marksAt = ({ kind, points }: MarksProps): PlotMark[] =>
  kind === 'node' ? points.map(({ x, y }) => ({ x, y, r: NODE_RADIUS })) : [...points];

export function Marks({ kind, points }: MarksProps) {
  const { px } = usePlot();
  const { around, ...own } = { around: null, ...MARKS[kind] };
  return points.map((point, place) => {
    const { x: cx, y: cy } = px(point);
    const looks = { cx, cy, fill: paper, stroke: link, strokeWidth: 2, ...own };
    return (
      <g key={place}>
        {around && <circle cx={cx} cy={cy} {...around} />}
        <circle className={`mark-${kind}`} {...looks} />
      </g>
    );
  });
}

const EDGE_MARK = { above: 'M-5 7L0 0L5 7Z', below: 'M-5-7L0 0L5-7Z' };

/** Marks a value outside the plot at the edge that it lies beyond. */
export function EdgeMark({ x, side }: { x: number; side: keyof typeof EDGE_MARK }) {
  const { width, height } = usePlot();
  return (
    <path
      className="edge-mark"
      d={EDGE_MARK[side]}
      transform={`translate(${x * width} ${side === 'above' ? 0 : height})`}
    />
  );
}

/** Labels at points, the most important first: each is drawn only if it has a free position. */
export function PlotLabels(layout: PlotLabelsLayout) {
  return placeInPlot(layout, usePlot()).map(({ x, y, before, figure, after, second }) => (
    <text key={`${x} ${y}`} className="plot-label" x={x} y={y} dy=".36em">
      {before}
      {figure !== undefined && <tspan className="label-figure">{figure}</tspan>}
      {after}
      {second !== undefined && (
        <tspan x={x} dy="1.333em">
          {second}
        </tspan>
      )}
    </text>
  ));
}
