import type { SeriesContent } from '@/content/series';
import { Icon } from '@/ui/Icon';
import type { Figure } from '../figures';
import { breakBetween, moveBetween } from '../values';
import { seriesMessages } from './messages';

interface MovedProps {
  content: SeriesContent;
  /** The figure that it is against. */
  before: Figure | undefined;
  figure: Figure;
}

/** The change with its arrow; green and red are for shares alone. */
export function Moved({ content, before, figure }: MovedProps) {
  if (before === undefined) return null;
  const move =
    breakBetween(content, before, figure) === undefined
      ? moveBetween(content, before.value, figure.value)
      : null;
  if (move === null) return <span className="plain">{seriesMessages.notComparable}</span>;
  const { direction, signed } = move;
  const tone =
    content.id !== 'asi' || direction === 'same'
      ? 'plain'
      : direction === 'up'
        ? 'rising'
        : 'falling';
  return (
    <span className={tone}>
      {direction !== 'same' && <Icon name={direction} size={16} strokeWidth={2.25} />}
      {signed}
    </span>
  );
}
