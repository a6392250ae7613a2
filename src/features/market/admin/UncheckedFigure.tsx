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
 * Shows an error if the recent sessions failed to load, because a new figure cannot be checked
 * without them. The user must confirm the unchecked figure.
 */
export function UncheckedFigure({ history, figure, ticks }: UncheckedFigureProps) {
  const reasonId = useId();
  if (history.data !== null || !history.failed) return null;
  // Confirmations are stored by label. The prefix separates the confirmation of an unchecked figure
  // from the confirmation of a warning about the same figure.
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
