import { placeOnAxis, within } from '@/lib/chart/labels';
import type { Tick, ValueScale } from '@/lib/chart/scale';
import type { TimeLabel, TimeTicks } from '@/lib/chart/time';
import { usePlot } from './usePlot';

const lengthOf = ({ long }: Tick) => (long ? 8 : 4);
export const tickPath = (ticks: readonly Tick[], width: number) =>
  ticks.map((tick) => `M${tick.at * width} 0v${lengthOf(tick)}`).join('');

interface XAxisProps extends TimeTicks {
  /** The day that is read, or the newest. */
  flag?: TimeLabel | undefined;
  /** A second row of labels, each over a part of the axis. */
  groups?: TimeLabel[];
}

/** The scale of time under the plot. */
export function XAxis({ ticks, labels, flag, groups = [] }: XAxisProps) {
  const plot = usePlot();
  const { width, height, em, size } = plot;
  const [top, beside, over] = size === 'big' ? [18, 10, 4] : [14, 8, 2];
  const line = (4 / 3) * em;
  const { words, flag: placed } = placeOnAxis(labels, plot, flag, beside);
  const rows = [words, placeOnAxis([groups], plot).words];
  return (
    <g className="x-axis" transform={`translate(0 ${height + 1})`}>
      <path className="axis-ticks" d={tickPath(ticks, width)} />
      {rows.map((row, below) =>
        row.map(({ x, text }) => (
          <text key={x} x={x} y={top + em + below * line}>
            {text}
          </text>
        )),
      )}
      {placed && (
        <g className="axis-flag">
          <rect
            x={placed.x - placed.half}
            y={top - over}
            width={2 * placed.half}
            height={line + 2 * over}
          />
          <text x={placed.x} y={top + em}>
            {placed.text}
          </text>
        </g>
      )}
    </g>
  );
}

interface YAxisProps {
  scale: ValueScale;
  /** Returns the text of a label; `top` for the highest, which may carry the unit. */
  format: (value: number, top: boolean) => string;
  at?: number | undefined;
  /** Fine lines as well: across at each short tick, and upright at each long one of these. */
  upright?: readonly Tick[] | undefined;
}

/**
 * The scale of values at the plot's right edge, with a line across at each label, and a stronger one at 0 where
 * values go below it. Its labels stay on a ground that has an end.
 */
export function YAxis({ scale, format, at, upright }: YAxisProps) {
  const { width, height, em, tone } = usePlot();
  const { low, high, place, major, labels } = scale;
  const down = (value: number) => (1 - place(value)) * height;
  const across = (y: number) => `M0 ${y}H${width}`;
  const ticks = scale.ticks.map((tick) => ({ y: (1 - tick.at) * height, ...tick }));
  const fine = upright && [
    ...ticks.map(({ y }) => across(y)),
    ...upright.map((tick) => (tick.long ? `M${tick.at * width} 0V${height}` : '')),
  ];
  const half = tone === 'paper' ? 0 : (2 / 3) * em;
  const [bar, arrow, wide] = tone === 'cyan' ? [2, 11, 8] : [1, 8, 6];
  const left = tone === 'cyan' ? 10 : 7;
  // Of labels that would touch, where letters are large, only some are there: the highest always.
  const every = Math.ceil(((4 / 3) * em + half) / (down(low) - down(low + major)));
  const last = labels.length - 1;
  const pointer = (y: number) =>
    `M0 ${y - bar}h${left + 1}v${2 * bar}h${-left - 1}zM${left} ${y}l${arrow} ${-wide}v${2 * wide}z`;
  return (
    <>
      {fine && <path className="chart-grid-fine" d={fine.join('')} />}
      <path className="chart-grid" d={labels.map((value) => across(down(value))).join('')} />
      {low < 0 && high > 0 && <path className="chart-grid-zero" d={across(down(0))} />}
      <g className="y-axis" transform={`translate(${width + 1} 0)`}>
        <path
          className="axis-ticks"
          d={ticks.map((tick) => `M0 ${tick.y}h${lengthOf(tick)}`).join('')}
        />
        {labels.map(
          (value, index) =>
            (last - index) % every === 0 && (
              <text
                key={value}
                x={tone === 'cyan' ? 26 : 20}
                y={within(down(value), half, height)}
                dy=".36em"
              >
                {format(value, index === last)}
              </text>
            ),
        )}
        {at !== undefined && <path className="axis-pointer" d={pointer(down(at))} />}
      </g>
    </>
  );
}
