import type { PlacedPlotLabel } from '@/lib/chart/plotLabels';
import { classes } from '../classes';
import { cssVars } from '../cssVars';
import { percent } from './percent';

interface PlotLabelsProps {
  /** From `placeInPlot`. */
  labels: readonly PlacedPlotLabel[];
  /** Of the year before. */
  quiet?: boolean;
}

/** Words at points of the plot; each is hidden where the plot is too narrow for it. */
export function PlotLabels({ labels, quiet = false }: PlotLabelsProps) {
  return labels.map(({ x, y, before, figure, after, second, side, off, from, afterFrom }) => (
    <span
      key={`${x} ${y} ${before ?? ''}${figure ?? ''}`}
      className={classes('plot-label', `label-${side}`, quiet && 'label-quiet')}
      style={cssVars({ '--x': percent(x), '--y': percent(1 - y), '--off': `${off}em` })}
      data-from={from}
    >
      {before}
      {figure !== undefined && <b>{figure}</b>}
      {afterFrom !== null && <span data-from={afterFrom}>{after}</span>}
      {second !== undefined && <span className="label-second">{second}</span>}
    </span>
  ));
}
