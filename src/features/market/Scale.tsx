import { cssVars } from '@/lib/cssVars';
import { position, type Span } from './scales';
import './Scale.css';

interface ScaleProps {
  value: number;
  span: Span;
  /** Distance between two ticks, and between two long ones. */
  minor: number;
  major: number;
  labels: readonly { at: number; text: string }[];
}

/** A figure on its scale: filled from zero, a pointer at the value. The figure itself stands beside it. */
export function Scale({ value, span, minor, major, labels }: ScaleProps) {
  const width = span.max - span.min;
  return (
    <div
      className="scale"
      style={cssVars({
        '--at': position(value, span),
        '--zero': position(0, span),
        '--minor': width / minor,
        '--major': width / major,
      })}
      aria-hidden="true"
    >
      <i className="t" />
      <i className="f" />
      <i className="p" />
      {labels.map(({ at, text }) => (
        <span key={at} className="l" style={cssVars({ '--p': position(at, span) })}>
          {text}
        </span>
      ))}
    </div>
  );
}
