import type { ReactNode } from 'react';
import { linear, type ValueScale } from '@/lib/chart/scale';
import { type Bar, inBox } from '@/lib/chart/paths';
import type { PlacedPlotLabel } from '@/lib/chart/plotLabels';
import { classes } from '../classes';
import { cssVars, percent } from '../cssVars';

interface PlotProps {
  /** Lines and grid, in a box of 1000 x 1000 that is stretched over the plot. */
  drawing?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Draws the line, hidden from screen readers: a caption and a table beside it say the same. */
export function Plot({ drawing, className, children }: PlotProps) {
  return (
    <div className={classes('plot', className)} aria-hidden="true">
      <svg className="plot-drawing" viewBox="0 0 1000 1000" preserveAspectRatio="none">
        {drawing}
      </svg>
      {children}
    </div>
  );
}

interface GridLinesProps {
  scale: ValueScale;
  /** A fine line at each short tick as well. */
  fine?: boolean;
  /** Upright lines, as fractions of the width. */
  times?: readonly number[];
}

/** Draws a line at each label of the vertical axis, and a stronger one at 0 where values go below it. */
export function GridLines({ scale, fine = false, times = [] }: GridLinesProps) {
  const { low, high, labels, minor } = scale;
  const place = linear(low, high);
  const across = (value: number) => `M0 ${inBox(1 - place(value))}H1000`;
  const count = Math.round((high - low) / minor) + 1;
  const values = Array.from({ length: fine ? count : 0 }, (_, step) => low + step * minor);
  return (
    <>
      {fine && <path className="chart-grid-fine" d={values.map(across).join('')} />}
      {times.length > 0 && (
        <path className="chart-grid-fine" d={times.map((at) => `M${inBox(at)} 0V1000`).join('')} />
      )}
      <path className="chart-grid" d={labels.map(across).join('')} />
      {low < 0 && high > 0 && <path className="chart-grid-zero" d={across(0)} />}
    </>
  );
}

/** The kind of a line: today's, one before a break, the year earlier, a curve of a month or a year ago. */
export type LineKind = 'now' | 'old' | 'earlier' | 'month-ago' | 'year-ago' | 'holes';

/** A line of the drawing; dashes tell the kinds apart as well as colours. */
export function PlotLine({ d, kind = 'now' }: { d: string; kind?: LineKind }) {
  return d === '' ? null : <path className={classes('chart-line', `line-${kind}`)} d={d} />;
}

/** Bars of the drawing, the last one set off. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return bars.map((bar, index) => (
    <rect
      key={bar.x}
      className={classes('chart-bar', index === bars.length - 1 && 'bar-latest')}
      {...bar}
    />
  ));
}

interface PlotLabelsProps {
  labels: readonly PlacedPlotLabel[];
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
