import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { getSideBeyond, formatPosition, type ScaleSpan } from '@/lib/scaleSpan';
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
const END_LABEL_SHARE = 0.25;

/**
 * Shows a figure on its scale, filled from zero. A figure outside the scale is an arrow at that
 * end, with a label.
 */
export function Scale({ value, span, minor, major, labels }: ScaleProps) {
  const width = span.max - span.min;
  // A prerendered scale has no styles yet, because the content security policy rejects inline ones.
  if (value === undefined) return <div className="scale" />;
  const side = value === null ? 0 : getSideBeyond(value, span);
  const end = side > 0 ? span.max : span.min;
  const hasRoom = ({ at }: { at: number }) =>
    side === 0 || at === end || Math.abs(at - end) >= END_LABEL_SHARE * width;
  return (
    <>
      {side !== 0 && <span className="sr-only">Beyond the scale</span>}
      <div
        className={classes('scale', side > 0 && 'above', side < 0 && 'below')}
        style={toCssVars({
          '--at': formatPosition(value ?? 0, span),
          '--zero': formatPosition(0, span),
          '--minor': width / minor,
          '--major': width / major,
        })}
        aria-hidden="true"
      >
        <i className="scale-ticks" />
        {value !== null && <i className="scale-fill" />}
        {value !== null && <i className="scale-pointer" />}
        {labels.filter(hasRoom).map(({ at, text }) => (
          <span
            key={at}
            className="scale-label"
            style={toCssVars({ '--at': formatPosition(at, span) })}
          >
            {side !== 0 && at === end ? `beyond ${text}` : text}
          </span>
        ))}
      </div>
    </>
  );
}
