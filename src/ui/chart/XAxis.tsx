import type { TimeLabel, TimeTicks } from '@/lib/chart/time';
import { createTickPath } from './tickPath';
import { LINE_HEIGHT, placeOnAxis } from './labels';
import { usePlot } from './usePlot';

interface XAxisProps extends Omit<TimeTicks, 'long'> {
  /** The positions of long ticks. By default, all ticks are long. */
  long?: readonly number[];
  /** The label of the day under the cursor, or of the newest day. */
  flag?: TimeLabel | undefined;
  /** The label of the first day of a pinned range. */
  start?: TimeLabel | undefined;
  /** A second row of labels. Each label names a part of the axis, such as 'Bonds, years'. */
  groups?: TimeLabel[];
}

/** The time axis below the plot. */
export function XAxis({ ticks, long = ticks, labels, flag, start, groups = [] }: XAxisProps) {
  const plot = usePlot();
  const { width, height, em, size } = plot;
  const [top, flagPadding, flagOverhang] = size === 'big' ? [18, 10, 4] : [14, 8, 2];
  const lineHeight = LINE_HEIGHT * em;
  const rows = [
    placeOnAxis(labels, plot, { day: flag, start, padding: flagPadding }),
    placeOnAxis([groups], plot),
  ];
  return (
    <g className="x-axis" data-keep-clear transform={`translate(0 ${height + 1})`}>
      <path className="axis-ticks" d={createTickPath(ticks, long, width)} />
      {rows.map((row, below) =>
        row.map(({ x, half, text, second, flag: kind }) => (
          <g key={kind ?? x} className={kind && 'axis-flag'} data-kind={kind}>
            {kind !== undefined && (
              <rect
                x={x - half}
                y={top - flagOverhang}
                width={2 * half}
                height={lineHeight + 2 * flagOverhang}
              />
            )}
            <text x={x} y={top + em + below * lineHeight}>
              {text}
              {second !== '' && (
                <tspan className="label-figure axis-second" x={x} dy={lineHeight}>
                  {second}
                </tspan>
              )}
            </text>
          </g>
        )),
      )}
    </g>
  );
}
