import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type PlotPoint, usePlot } from './usePlot';

export interface PlotLineProps {
  /** The points of each are joined. */
  lines: readonly (readonly PlotPoint[])[];
  /**
   * Today's, one before a break, the year earlier, a curve of a month or a year ago, over missing
   * figures, where a series begins anew, at the level of a single figure, under a line that crosses
   * bars.
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
