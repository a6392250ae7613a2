import { classes } from '../classes';
import { percent } from '../cssVars';

/**
 * node: now, or the day that is read; ring: the base of a change; extreme: highest and lowest;
 * hollow: revised; dot: a point of a curve; small: a point on its own; was: first published.
 */
export type MarkKind = 'node' | 'ring' | 'extreme' | 'hollow' | 'dot' | 'small' | 'was';

interface MarkProps {
  kind: MarkKind;
  /** Fractions of the plot, y upwards. */
  x: number;
  y: number;
  quiet?: boolean;
}

export function Mark({ kind, x, y, quiet = false }: MarkProps) {
  return (
    <i
      className={classes('mark', `mark-${kind}`, quiet && 'mark-quiet')}
      style={{ left: percent(x), top: percent(1 - y) }}
    />
  );
}

/** The Today edge, moved: an upright at the day that is read. */
export function Cursor({ x }: { x: number }) {
  return <i className="chart-cursor" style={{ left: percent(x) }} />;
}

/** A dashed upright where a series begins anew. */
export function Break({ x }: { x: number }) {
  return <i className="chart-break" style={{ left: percent(x) }} />;
}

/** A dashed line across at the level of a single figure. */
export function Level({ y }: { y: number }) {
  return <i className="chart-level" style={{ top: percent(1 - y) }} />;
}

/** Hatching over the days whose figures could not be loaded, from `x` to the right edge. */
export function Missing({ x }: { x: number }) {
  return <i className="chart-missing" style={{ left: percent(x) }} />;
}
