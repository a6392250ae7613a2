import { useId } from 'react';
import { marketStaffMessages } from '@/figures/admin/messages';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Questions, type QuestionTicks } from '@/ui/admin/Questions';
import type { HistoryRequest } from './useHistory';

interface UncheckedFigureProps {
  history: HistoryRequest;
  figure: string | null;
  ticks: QuestionTicks;
}

/**
 * Shows an error if the recent sessions, which a figure is checked against, failed to load. The
 * user confirms the unchecked figure.
 */
export function UncheckedFigure({ history, figure, ticks }: UncheckedFigureProps) {
  const reasonId = useId();
  if (history.data !== null || !history.failed) return null;
  // Confirmations are stored by label. Without the prefix, confirming an unchecked figure would
  // also confirm a warning about it.
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
