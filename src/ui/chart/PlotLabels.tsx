import { placeInPlot, type PlotLabelsLayout } from './labels';
import { usePlot } from './usePlot';

/**
 * Draws labels at points of the plot. The labels must be in order of importance. A label is left
 * out if no position is free.
 */
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
