import type { ValueScale } from '@/lib/chart/scale';
import { pickEveryFromLast } from '@/lib/chart/time';
import { getTickLength } from './tickPath';
import { AxisBreak } from './AxisBreak';
import { LINE_HEIGHT, clampMiddle } from './labels';
import { usePlot } from './usePlot';

interface YAxisProps {
  scale: ValueScale;
  /**
   * Returns the text of a label. `top` is true for the highest label, which may contain the unit.
   */
  format: (value: number, top: boolean) => string;
  at?: number | undefined;
  /**
   * The positions of long ticks on the time axis. If set, the plot has a fine grid: a vertical line
   * at each of these ticks, and a horizontal line at each tick of the value axis.
   */
  upright?: readonly number[] | undefined;
  /** True if the axis does not begin at 0. The axis then has a break mark. */
  broken?: boolean;
}

/**
 * The value axis at the right edge of the plot. The plot has a horizontal line at each label. The
 * line at 0 is stronger if there are values below 0.
 */
export function YAxis({ scale, format, at, upright, broken = false }: YAxisProps) {
  const { width, height, em, tone } = usePlot();
  const { low, high, ticks, labels, major } = scale;
  const y = scale.toPosition.copy().range([height, 0]);
  const createHorizontalLines = (values: readonly number[]) =>
    values.map((value) => `M0 ${y(value)}H${width}`).join('');
  const fine = upright?.map((at) => `M${at * width} 0V${height}`);
  const [textAt, pointer] =
    tone === 'cyan' ? [26, 'M0-2h11v4h-11zM10 0l11-8v16z'] : [20, 'M0-1h8v2h-8zM7 0l8-6v12z'];
  const half = tone === 'paper' ? 0 : (LINE_HEIGHT * em) / 2;
  // In a large font, the labels may overlap. In that case, some labels are left out, but never the
  // highest one.
  const every = Math.ceil((LINE_HEIGHT * em + half) / (y(low) - y(low + major)));
  const path = ticks
    .map((value) => `M0 ${y(value)}h${getTickLength(labels.includes(value))}`)
    .join('');
  return (
    <>
      {fine && (
        <path className="chart-grid-fine" d={createHorizontalLines(ticks) + fine.join('')} />
      )}
      <path className="chart-grid" d={createHorizontalLines(labels)} />
      {low < 0 && high > 0 && <path className="chart-grid-zero" d={createHorizontalLines([0])} />}
      <g className="y-axis" transform={`translate(${width + 1} 0)`}>
        <path className="axis-ticks" d={path} />
        {pickEveryFromLast(labels, every).map((value) => (
          <text key={value} x={textAt} y={clampMiddle(y(value), half, height)} dy=".36em">
            {format(value, value === labels.at(-1))}
          </text>
        ))}
        {at !== undefined && (
          <path className="axis-pointer" transform={`translate(0 ${y(at)})`} d={pointer} />
        )}
      </g>
      {broken && <AxisBreak />}
    </>
  );
}
