import { type Flag, halfOfFlag, placeOnRuler } from '@/lib/chart/placement';
import { inBox } from '@/lib/chart/paths';
import { linear, type Tick, type ValueScale, valueTicks } from '@/lib/chart/scale';
import type { TimeLabel } from '@/lib/chart/time';
import { classes } from '../classes';
import { cssVars, percent } from '../cssVars';

const SHORT = 4;
const LONG = 8;

/** Draws the ticks of an axis, as one path; from the left, or from the bottom up. */
function AxisTicks({ ticks, upright = false }: { ticks: readonly Tick[]; upright?: boolean }) {
  const mark = ({ at, long }: Tick) => {
    const length = long ? LONG : SHORT;
    return upright ? `M0 ${inBox(1 - at)}h${length}` : `M${inBox(at)} 0v${length}`;
  };
  return (
    <svg
      className="ruler-ticks"
      viewBox={upright ? `0 0 ${LONG} 1000` : `0 0 1000 ${LONG}`}
      preserveAspectRatio="none"
    >
      <path d={ticks.map(mark).join('')} />
    </svg>
  );
}

interface XAxisProps {
  ticks: readonly Tick[];
  labels: readonly TimeLabel[];
  /** The day that is read, or the newest. */
  flag?: Flag | undefined;
  /** A second row of labels, each over a part of the axis. */
  groups?: readonly { at: number; text: string }[];
}

/** The scale of time under the plot. */
export function XAxis({ ticks, labels, flag, groups = [] }: XAxisProps) {
  const place = (at: number, half: number) =>
    cssVars({ '--at': percent(at), '--half': `${half}em` });
  return (
    <div className="lying-ruler">
      <div aria-hidden="true">
        <AxisTicks ticks={ticks} />
        {placeOnRuler(labels, flag).map(({ at, text, lead, half, from, leadFrom }) => (
          <span key={at} data-from={from} style={place(at, half)}>
            {leadFrom !== null && <span data-from={leadFrom}>{lead}</span>}
            {text}
          </span>
        ))}
        {placeOnRuler(groups.map((group) => ({ ...group, rank: 0 }))).map((group) => (
          <span
            key={group.text}
            className="ruler-group"
            data-from={group.from}
            style={place(group.at, group.half)}
          >
            {group.text}
          </span>
        ))}
        {flag !== undefined && (
          <b className="ruler-flag" style={place(flag.at, halfOfFlag(flag.text))}>
            {flag.text}
          </b>
        )}
      </div>
    </div>
  );
}

interface YAxisProps {
  /** The scale; null, without ticks, before the figures are loaded. */
  scale: ValueScale | null;
  /** Returns the text of a label; `top` for the highest, which may carry the unit. */
  format: (value: number, top: boolean) => string;
  at?: number | undefined;
  tone?: 'paper' | 'navy' | 'cyan';
}

/** The scale of values at the plot's right edge. */
export function YAxis({ scale, format, at, tone = 'paper' }: YAxisProps) {
  const place = scale === null ? null : linear(scale.low, scale.high);
  return (
    <div className={classes('upright-ruler', `ruler-${tone}`)} aria-hidden="true">
      {scale !== null && place !== null && (
        <>
          <AxisTicks ticks={valueTicks(scale)} upright />
          {scale.labels.map((value, index) => (
            <span key={value} style={cssVars({ '--at': percent(1 - place(value)) })}>
              {format(value, index === scale.labels.length - 1)}
            </span>
          ))}
          {at !== undefined && (
            <i className="ruler-pointer" style={cssVars({ '--at': percent(1 - place(at)) })} />
          )}
        </>
      )}
    </div>
  );
}
