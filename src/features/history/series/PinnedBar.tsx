import { type Ref, useId, useState } from 'react';
import { copyPinnedLink, type ToolResult } from '../tools/copyLink';
import { ToolIcon } from '../tools/ToolIcon';
import { ToolMessage } from '../tools/ToolMessage';
import { pinMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { isPinned } from '../ranges';
import type { Series } from './useSeries';
import './PinnedRange.css';

interface PinnedBarProps {
  series: Pick<Series, 'content' | 'address' | 'shownRange'>;
  onEdit: () => void;
  onLeave: () => void;
  ref: Ref<HTMLDivElement>;
}

export function PinnedBar({ series, onEdit, onLeave, ref }: PinnedBarProps) {
  const textId = useId();
  const [result, setResult] = useState<ToolResult | null>(null);
  const { content, address, shownRange } = series;
  const { range } = address;
  if (!isPinned(range)) return null;
  const { from, to } = range;
  const count = shownRange?.figures.filter(({ at }) => at >= shownRange.span.from).length;
  const handleCopy = async () => {
    setResult(null);
    setResult(await copyPinnedLink(content, range));
  };
  return (
    <div ref={ref} className="pinned-bar" role="group" aria-labelledby={textId} tabIndex={-1}>
      <p id={textId}>
        <b>{pinMessages.fromTo(formatPeriodDate(from), formatPeriodDate(to))}</b>{' '}
        {count !== undefined && <span>{pinMessages.count(count, content)}</span>}
      </p>
      <div>
        <button
          type="button"
          className="small-button inline-flex items-center gap-2"
          aria-label={pinMessages.copyLinkTo(content)}
          onClick={() => void handleCopy()}
        >
          <ToolIcon name="link" size={16} />
          {pinMessages.copyLink}
        </button>
        <button type="button" className="small-button" onClick={onEdit}>
          {pinMessages.edit}
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={pinMessages.leave(content)}
          onClick={onLeave}
        >
          <ToolIcon name="close" size={18} />
        </button>
      </div>
      <ToolMessage answer={result} onAnswer={setResult} />
    </div>
  );
}
