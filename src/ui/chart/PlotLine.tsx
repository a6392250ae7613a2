import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type PlotPoint, usePlot } from './usePlot';

export interface PlotLineProps {
  /** The points of each line are joined. */
  lines: readonly (readonly PlotPoint[])[];
  /**
   * `now`: the current figures; `old`: before a break; `earlier`: the year earlier; `month`,
   * `year`: a curve of a month or a year ago; `holes`: over missing figures; `break`: where a
   * series begins anew; `level`: a single figure; `under`: below a line that crosses bars.
   */
  kind?: 'now' | 'old' | 'earlier' | 'month' | 'year' | 'holes' | 'break' | 'level' | 'under';
  /** Draws each value as a horizontal line to the next point. */
  steps?: boolean;
}

/** Draws lines. Dashes distinguish the kinds as well as colours. */
export function PlotLine({ lines, kind = 'now', steps = false }: PlotLineProps) {
  const { px } = usePlot();
  const path = line<PlotPoint>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(steps ? curveStepAfter : curveLinear);
  const d = lines.map((points) => path(points.map(px))).join('');
  return d !== '' && <path className="chart-line" data-kind={kind} d={d} />;
}
