import { range } from 'd3-array';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { createTickPath } from './tickPath';
import { type Plot, PlotContext, useMeasuredPlot } from './usePlot';
import './chart.css';

interface ChartProps extends Pick<Plot, 'size'>, Partial<Pick<Plot, 'tone'>> {
  className?: string | undefined;
  /**
   * The content of the plot, such as `PlotLine` and the axes. It is drawn after the plot is
   * measured.
   */
  drawing?: ReactNode;
  /**
   * The ticks of a plot that has no figures. Every `every`-th tick is long. If `isLoading` is
   * false, a dashed line shows that there are no figures.
   */
  blank?: { ticks: number; every: number; isLoading: boolean } | undefined;
  /** Elements on top of the plot, such as its slider. */
  children?: ReactNode;
}

/**
 * A plot and its axes in one drawing. The style sheet sets the height, so that nothing moves when
 * the drawing appears. The chart is hidden from screen readers, because a caption and a table have
 * the same content.
 */
export function Chart(props: ChartProps) {
  const { size, tone = 'paper', className, drawing, blank, children } = props;
  const [ref, plot] = useMeasuredPlot();
  const { ticks = 0, every = 1, isLoading = false } = blank ?? {};
  return (
    <div className={classes('chart', className)} data-size={size} data-tone={tone}>
      {/*
        The background of the vertical axis. It is an element, because tools that check contrast
        ignore pseudo-elements.
      */}
      <i aria-hidden="true" />
      <svg
        ref={ref}
        className={classes('plot', isLoading && 'plot-waiting')}
        // For printing, the plot is not measured again. The `viewBox` scales the whole drawing down
        // instead.
        {...(plot && { viewBox: `0 0 ${plot.width} ${plot.height}` })}
        preserveAspectRatio="xMinYMax"
        aria-hidden="true"
      >
        <g className="edges" shapeRendering="crispEdges">
          <line x1="100%" x2="100%" y2="100%" />
          <line x2="100%" y1="100%" y2="100%" />
        </g>
        {blank && (
          <svg y="100%" height="8" viewBox={`0 0 ${ticks - 1} 8`} preserveAspectRatio="none">
            <path
              className="axis-ticks"
              d={createTickPath(range(ticks), range(0, ticks, every), 1)}
            />
          </svg>
        )}
        {blank && !isLoading && (
          <>
            <line className="chart-line" data-kind="holes" y1="75%" x2="100%" y2="75%" />
            <circle className="blank-end" cx="100%" cy="75%" r={6} />
          </>
        )}
        {plot && <PlotContext value={{ ...plot, size, tone }}>{drawing}</PlotContext>}
      </svg>
      {children}
    </div>
  );
}
