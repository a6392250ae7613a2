import { type Ref, useId } from 'react';
import { ToolIcon } from '../tools/ToolIcon';
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
  const { content, address, shownRange } = series;
  if (!isPinned(address.range)) return null;
  const { from, to } = address.range;
  const count = shownRange?.figures.filter(({ at }) => at >= shownRange.span.from).length;
  return (
    <div ref={ref} className="pinned-bar" role="group" aria-labelledby={textId} tabIndex={-1}>
      <p id={textId}>
        <b>{pinMessages.fromTo(formatPeriodDate(from), formatPeriodDate(to))}</b>{' '}
        {count !== undefined && <span>{pinMessages.count(count, content)}</span>}
      </p>
      <div>
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
    </div>
  );
}
