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

/** A plot and its two axes. Nothing is measured. `--plot-height` and `--ruler-width` may be set. */
export function Chart({ size, className, style, children }: ChartProps) {
  return (
    <div className={classes('chart', `chart-${size}`, className)} style={style}>
      {children}
    </div>
  );
}
