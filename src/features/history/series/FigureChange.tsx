import type { SeriesContent } from '@/content/series';
import { Icon } from '@/ui/Icon';
import type { Figure } from '../figures';
import { seriesMessages } from '../messages';
import { getFigureMove } from '../values';
import { getToneClass } from './toneOf';
import './FigureReadout.css';

interface FigureChangeProps {
  content: SeriesContent;
  before: Figure | undefined;
  figure: Figure;
  against?: string;
}

export function FigureChange({ content, before, figure, against }: FigureChangeProps) {
  if (before === undefined) return null;
  const move = getFigureMove(content, before, figure);
  if (move === null) return <span className="plain">{seriesMessages.notComparable}</span>;
  const { direction, signed } = move;
  const isSame = direction === 'same';
  return (
    <>
      <span className={getToneClass(content, direction)}>
        {!isSame && <Icon name={direction} size={16} strokeWidth={2.25} />}
        <span translate={isSame ? undefined : 'no'}>
          {isSame && against !== undefined ? seriesMessages.unchanged : signed}
        </span>
      </span>
      {against !== undefined && <span>{` from ${against}`}</span>}
    </>
  );
}
