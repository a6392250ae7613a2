import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import type { ChartSize } from '@/lib/chart/plotLabels';
import './chart.css';
import './marks.css';
import './tiers.css';
import './media.css';

interface ChartProps {
  /** Big on the page of a series, medium two to a row, small three to a row. */
  size: ChartSize;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** `Plot`, `YAxis`, `XAxis` and, where days are read, `DayInput`. */
  children: ReactNode;
}

/**
 * Two rulers and a plot: time lies under it, value stands at its right edge. Nothing is measured,
 * so it is drawn at build time and keeps its place. `--plot-height` and `--ruler-width` may be set.
 *
 *     const x = linear(from, to);
 *     const scale = valueScale(values);
 *     const y = linear(scale.low, scale.high);
 *     const path = linePath(figures, { x, y, isHole });
 *     <Chart size="big">
 *       <Plot drawing={<><GridLines scale={scale} />{path.segments.map(({ d, old }) => ...)}</>}>
 *         <PlotLabels labels={placeInPlot(labels, { heights: PLOT_HEIGHTS.big, marks, line })} />
 *         <Mark kind="node" x={x(day.at)} y={y(day.value)} />
 *       </Plot>
 *       <YAxis scale={scale} format={format} at={day.value} tone="navy" />
 *       <XAxis {...timeTicks({ from, to, range, days })} flag={{ at: x(day.at), text }} />
 *       <DayInput stops={stops} ... />
 *     </Chart>
 */
export function Chart({ size, className, style, children }: ChartProps) {
  return (
    <div className={classes('chart', `chart-${size}`, className)} style={style}>
      {children}
    </div>
  );
}
