import { linear, type ValueScale, valueTicks } from '@/lib/chart/scale';
import { cssVars } from '../cssVars';
import { classes } from '../classes';
import { percent } from './percent';
import { RulerTicks } from './RulerTicks';

interface UprightRulerProps {
  /** Null before the figures are there: the ruler stands without ticks. */
  scale: ValueScale | null;
  /** The text of a label; `top` for the highest, which may carry the unit. */
  format: (value: number, top: boolean) => string;
  /** The value that the pointer shows. */
  at?: number | undefined;
  tone?: 'paper' | 'navy' | 'cyan';
}

/** The scale of values at the plot's right edge. */
export function UprightRuler({ scale, format, at, tone = 'paper' }: UprightRulerProps) {
  const place = scale === null ? null : linear(scale.low, scale.high);
  return (
    <div className={classes('upright-ruler', `ruler-${tone}`)} aria-hidden="true">
      {scale !== null && place !== null && (
        <>
          <RulerTicks ticks={valueTicks(scale)} upright />
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
