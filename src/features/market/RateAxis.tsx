import { cssVars } from '@/ui/cssVars';
import { position, type ScaleSpan } from '@/lib/scaleSpan';
import { rateTicks } from './rateTicks';

export function RateAxis({ span }: { span: ScaleSpan }) {
  const { labels, major, minor } = rateTicks(span);
  return (
    <div
      className="rate-axis"
      style={cssVars({ '--minor': minor, '--major': major })}
      aria-hidden="true"
    >
      {labels.map(({ at, text }) => (
        <span
          key={at}
          className="print:even:hidden"
          style={cssVars({ '--at': position(at, span) })}
        >
          {text}
        </span>
      ))}
      <i className="scale-ticks" />
    </div>
  );
}
