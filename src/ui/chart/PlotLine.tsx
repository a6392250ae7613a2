import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type PlotPoint, usePlot } from './usePlot';

export interface PlotLineProps {
  /** Each line is a list of points that are joined. */
  lines: readonly (readonly PlotPoint[])[];
  /**
   * - `now`: the current figures.
   * - `old`: the figures before a break.
   * - `earlier`: the figures of a year earlier.
   * - `month`, `year`: the curve of a month or a year ago.
   * - `holes`: a line across missing figures.
   * - `break`: the start of a new basis.
   * - `level`: a single figure.
   * - `under`: the white outline of a line that crosses bars.
   * - `other`: another series.
   * - `band`: the wide line behind the line of the other series.
   * - `base`: the value at which two series begin.
   */
  kind?:
    | 'now'
    | 'old'
    | 'earlier'
    | 'month'
    | 'year'
    | 'holes'
    | 'break'
    | 'level'
    | 'under'
    | 'other'
    | 'band'
    | 'base';
  /** Draws each value as a horizontal line up to the next point. */
  steps?: boolean;
}

/** Draws lines. The kinds differ in their dashes as well as in their colours. */
export function PlotLine({ lines, kind = 'now', steps = false }: PlotLineProps) {
  const { px } = usePlot();
  const path = line<PlotPoint>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(steps ? curveStepAfter : curveLinear);
  const d = lines.map((points) => path(points.map(px))).join('');
  return d !== '' && <path className="chart-line" data-kind={kind} d={d} />;
}
