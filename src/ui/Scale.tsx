import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { beyond, position, type ScaleSpan } from '@/lib/scaleSpan';
import './Scale.css';

interface ScaleProps {
  /** Null draws the scale without a value. Undefined draws nothing, while the value is loading. */
  value: number | null | undefined;
  span: ScaleSpan;
  /** Distance between two short ticks (`minor`) and between two long ticks (`major`). */
  minor: number;
  major: number;
  labels: readonly { at: number; text: string }[];
}

/**
 * Share of the scale that a label such as 'beyond 10' takes at an end. Other labels there are left
 * out.
 */
const END = 0.25;

/**
 * Shows a figure on its scale, filled from zero. A figure outside the scale is an arrow at that
 * end, with a label.
 */
export function Scale({ value, span, minor, major, labels }: ScaleProps) {
  const width = span.max - span.min;
  // A prerendered scale has no styles yet, because the content security policy rejects inline ones.
  if (value === undefined) return <div className="scale" />;
  const side = value === null ? 0 : beyond(value, span);
  const end = side > 0 ? span.max : span.min;
  const fits = ({ at }: { at: number }) =>
    side === 0 || at === end || Math.abs(at - end) >= END * width;
  return (
    <>
      {side !== 0 && <span className="sr-only">Beyond the scale</span>}
      <div
        className={classes('scale', side > 0 && 'above', side < 0 && 'below')}
        style={cssVars({
          '--at': position(value ?? 0, span),
          '--zero': position(0, span),
          '--minor': width / minor,
          '--major': width / major,
        })}
        aria-hidden="true"
      >
        <i className="scale-ticks" />
        {value !== null && <i className="scale-fill" />}
        {value !== null && <i className="scale-pointer" />}
        {labels.filter(fits).map(({ at, text }) => (
          <span key={at} className="scale-label" style={cssVars({ '--at': position(at, span) })}>
            {side !== 0 && at === end ? `beyond ${text}` : text}
          </span>
        ))}
      </div>
    </>
  );
}
