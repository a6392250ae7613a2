import type { Points } from '@/figures/history';
import { formatAsOf } from '@/lib/format';
import { Note } from '@/ui/admin/Note';
import { getPointValue } from '../figures';
import { historyFormMessages } from './messages';
import { formatFigureValue, type HistorySubject } from './subjects';
import { WithdrawButton } from './WithdrawButton';

interface StoredPointProps {
  subject: HistorySubject;
  points: Points;
  /** The day, month or quarter of the point, such as '2026-11-20' or '2026-Q3'. */
  at: string;
  onWithdrawn: (result: 'saved' | 'conflict', figure: string) => void;
}

/**
 * Shows the stored value with a button that withdraws it. If the value was revised, also shows the
 * value that was published first.
 */
export function StoredPoint({ subject, points, at, onWithdrawn }: StoredPointProps) {
  const point = points[at];
  const value = point && getPointValue(point, subject.label);
  if (point === undefined || value === undefined) {
    return <Note className="mt-4">{historyFormMessages.noPoint}</Note>;
  }
  const first = point.first && getPointValue(point.first, subject.label);
  const figure = formatFigureValue(subject, value);
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <Note className="flex-[1_1_12rem]">
        Stored: <b>{figure}</b>, saved {formatAsOf(point.savedAt)}
        {/* If a revision corrected only the daily change of the index, both values are equal. */}
        {point.first !== undefined && first !== undefined && first !== value && (
          <>
            ; first published: <b>{formatFigureValue(subject, first)}</b>,{' '}
            {formatAsOf(point.first.savedAt)}
          </>
        )}
      </Note>
      <WithdrawButton
        subject={subject}
        at={at}
        point={point}
        figure={figure}
        onEnd={(result) => onWithdrawn(result, figure)}
      />
    </div>
  );
}
