import { useState } from 'react';
import { formatShortPeriod } from '@/figures/admin/periods';
import type { Point } from '@/figures/history';
import { NO_EXPLANATION } from '@/figures/revisions';
import { formatRejection } from '@/firebase/staff/rejectionText';
import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { createFormProps } from '@/ui/admin/formProps';
import { historyFormMessages, explanationMessages } from './messages';
import { withdrawPoint } from './points';
import type { HistorySubject } from './subjects';
import { OnlyFigureError } from './shownFigure';
import { WhyChanged } from './WhyChanged';
import { isExplanationComplete } from './isAnswered';

interface WithdrawDialogProps {
  subject: HistorySubject;
  /** The day, month or quarter of the point, such as '2026-11-20' or '2026-Q3'. */
  at: string;
  point: Point;
  figure: string;
  onEnd: (result: 'saved' | 'conflict') => void;
  onClose: () => void;
}

export function WithdrawDialog({
  subject,
  at,
  point,
  figure,
  onEnd,
  onClose,
}: WithdrawDialogProps) {
  const [why, setWhy] = useState(NO_EXPLANATION);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = `${subject.name} of ${formatShortPeriod(at)}`;

  async function handleWithdraw() {
    if (busy) return;
    if (!isExplanationComplete(why)) {
      setFailure(explanationMessages.missing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      onEnd(await withdrawPoint(subject, at, point, why));
      onClose();
    } catch (error) {
      console.error(historyFormMessages.withdrawFailed, error);
      setBusy(false);
      setFailure(
        error instanceof OnlyFigureError
          ? historyFormMessages.onlyFigure
          : formatRejection(historyFormMessages.withdrawFailed, error, [name]),
      );
    }
  }

  return (
    <Dialog
      wide
      title={historyFormMessages.withdrawTitle(`${figure}, ${name}`)}
      onClose={busy ? undefined : onClose}
    >
      <form {...createFormProps(() => void handleWithdraw())}>
        <p className="mb-4">{historyFormMessages.withdrawText}</p>
        <WhyChanged why={why} onChange={setWhy} effect="withdrawn" />
        <Banner tone="bad" className="mt-4">
          {failure}
        </Banner>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button busy={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="delete" busy={busy}>
            {busy ? historyFormMessages.withdrawing : historyFormMessages.withdraw}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
