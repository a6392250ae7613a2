import { range } from 'd3-array';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { tickPath } from './tickPath';
import { type Plot, PlotContext, useMeasured } from './usePlot';
import './chart.css';

interface ChartProps extends Pick<Plot, 'size'>, Partial<Pick<Plot, 'tone'>> {
  className?: string | undefined;
  /** The drawing of the figures once the place is measured: `PlotLine`, axes and so on. */
  drawing?: ReactNode;
  /**
   * The ticks of a plot that has nothing to draw, and after how many each is long. Unless it waits,
   * a stitch ends in a hollow node.
   */
  blank?: { ticks: number; every: number; waits: boolean } | undefined;
  /**
   * The parts that stand over the plot, in `.over-plot` at parts of its width and height, and the
   * one that reads it.
   */
  children?: ReactNode;
}

/**
 * A plot with its axes: one drawing, whose height is that of the style sheet, so that nothing moves
 * as it comes. It is hidden from screen readers: a caption and a table beside it say the same.
 */
export function Chart(props: ChartProps) {
  const { size, tone = 'paper', className, drawing, blank, children } = props;
  const [ref, plot] = useMeasured();
  const { ticks = 0, every = 1, waits = false } = blank ?? {};
  return (
    <div className={classes('chart', className)} data-size={size} data-tone={tone}>
      {/*
       * The ground of the vertical axis: an element, since checks of contrast see no
       * pseudo-element.
       */}
      <i aria-hidden="true" />
      <svg
        ref={ref}
        className={classes('plot', waits && 'plot-waiting')}
        // The paper of a printer is not measured: there the drawing becomes smaller as a whole.
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
            <path className="axis-ticks" d={tickPath(range(ticks), range(0, ticks, every), 1)} />
          </svg>
        )}
        {blank && !waits && (
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
