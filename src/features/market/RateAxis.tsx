import { cssVars } from '@/ui/cssVars';
import { position, rateTicks, type Span } from './scales';

/** The axis over both lists of rates, and its grid through them. */
export function RateAxis({ span }: { span: Span }) {
  const { labels, major, minor } = rateTicks(span);
  return (
    <div
      className="rate-axis"
      style={cssVars({ '--minor': minor, '--major': major })}
      aria-hidden="true"
    >
      {labels.map(({ at, text }) => (
        <span key={at} style={cssVars({ '--at': position(at, span) })}>
          {text}
        </span>
      ))}
      <i className="scale-ticks" />
    </div>
  );
}
