import { useId } from 'react';
import { marketStaffMessages } from '@/figures/admin/messages';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Questions, type QuestionTicks } from '@/ui/admin/Questions';
import type { HistoryRequest } from './useHistory';

interface UncheckedFigureProps {
  history: HistoryRequest;
  /** Describes the changed figure. Null if the figure has not changed. */
  figure: string | null;
  ticks: QuestionTicks;
}

/**
 * Reports that a figure could not be checked against the last sessions, and asks the user to
 * confirm it.
 */
export function UncheckedFigure({ history, figure, ticks }: UncheckedFigureProps) {
  const reasonId = useId();
  if (history.data !== null || !history.failed) return null;
  // Ticks are stored by label. The prefix keeps a tick here from confirming a failed check too.
  const label = formatConfirmLabel(`Unchecked: ${figure}`);
  const questions = figure === null ? [] : [{ label, reason: '' }];
  return (
    <div className="mt-2">
      <div id={reasonId}>
        <LoadFailed onRetry={history.reload} busy={history.loading}>
          {marketStaffMessages.historyFailed}
        </LoadFailed>
      </div>
      <Questions questions={questions} {...ticks} required reasonId={reasonId} />
    </div>
  );
}
