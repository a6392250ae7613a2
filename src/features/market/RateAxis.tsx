import { toCssVars } from '@/ui/cssVars';
import { formatPosition, type ScaleSpan } from '@/lib/scaleSpan';
import { getRateTicks } from './rateTicks';

export function RateAxis({ span }: { span: ScaleSpan }) {
  const { labels, major, minor } = getRateTicks(span);
  return (
    <div
      className="rate-axis"
      style={toCssVars({ '--minor': minor, '--major': major })}
      aria-hidden="true"
    >
      {labels.map(({ at, text }) => (
        <span
          key={at}
          className="print:even:hidden"
          style={toCssVars({ '--at': formatPosition(at, span) })}
        >
          {text}
        </span>
      ))}
      <i className="scale-ticks" />
    </div>
  );
}
