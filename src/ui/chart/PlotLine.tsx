import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type PlotPoint, usePlot } from './usePlot';

export interface PlotLineProps {
  /** Lines, each a list of points to join. */
  lines: readonly (readonly PlotPoint[])[];
  /**
   * `now`: current figures; `old`: figures before a break; `earlier`: figures of a year earlier;
   * `month`, `year`: curve of a month or a year ago; `holes`: across missing figures; `break`:
   * start of a new basis; `level`: a single figure; `under`: below a line that crosses bars;
   * `other`: another series, on its `band`; `base`: the value that two series begin at.
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
  /** Draws each value as a horizontal line to the next point. */
  steps?: boolean;
}

/** Draws lines. Each kind has its own dashes, not only its own colour. */
export function PlotLine({ lines, kind = 'now', steps = false }: PlotLineProps) {
  const { px } = usePlot();
  const path = line<PlotPoint>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(steps ? curveStepAfter : curveLinear);
  const d = lines.map((points) => path(points.map(px))).join('');
  return d !== '' && <path className="chart-line" data-kind={kind} d={d} />;
}
