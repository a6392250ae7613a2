import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { getSideBeyond, formatPosition, type ScaleSpan } from '@/lib/scaleSpan';
import './Scale.css';

interface ScaleProps {
  /**
   * If null, the scale is shown without a value. If undefined, the value is loading, and only the
   * space of the scale is reserved.
   */
  value: number | null | undefined;
  span: ScaleSpan;
  /** The distance between two short ticks. */
  minor: number;
  /** The distance between two long ticks. */
  major: number;
  labels: readonly { at: number; text: string }[];
}

/**
 * A label such as 'beyond 10' takes this fraction of the scale. Other labels in this part of the
 * scale are left out.
 */
const END_LABEL_SHARE = 0.25;

/**
 * Shows a figure on a scale that is filled from 0 to the figure. For a figure outside the scale, an
 * arrow and a label are at the nearest end.
 */
export function Scale({ value, span, minor, major, labels }: ScaleProps) {
  const width = span.max - span.min;
  // The prerendered page only reserves the space, because the content security policy rejects the
  // inline styles of a scale.
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
