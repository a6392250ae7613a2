import { useId } from 'react';
import { marketStaffMessages } from '@/figures/admin/messages';
import { confirmLabel } from '@/lib/sanityCheck';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Questions, type Ticks } from '@/ui/admin/Questions';
import type { HistoryRequest } from './useHistory';

interface UncheckedProps {
  history: HistoryRequest;
  /** The figure that differs from the saved one; null if none does. */
  figure: string | null;
  ticks: Ticks;
}

/**
 * Shows that a figure could not be checked against the last sessions, and asks whether it is right.
 */
export function Unchecked({ history, figure, ticks }: UncheckedProps) {
  const reasonId = useId();
  if (history.data !== null || !history.failed) return null;
  // The label differs from that of a check that failed: its tick must not answer that one too.
  const label = confirmLabel(`Unchecked: ${figure}`);
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
