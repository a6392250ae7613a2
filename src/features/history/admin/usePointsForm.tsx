import { useEffect, useEffectEvent, useState } from 'react';
import { formatShortPeriod } from '@/figures/admin/periods';
import { NO_EXPLANATION } from '@/figures/revisions';
import { formatRejection } from '@/firebase/staff/rejectionText';
import { Button } from '@/ui/admin/Button';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { historyFormMessages, explanationMessages } from './messages';
import { type PreviewRow, savePoints } from './points';
import type { HistorySubject } from './subjects';
import { WhyChanged } from './WhyChanged';
import { isExplanationComplete } from './isAnswered';

/** How long the message about the outcome is shown, in milliseconds. */
const BANNER_MS = { correct: 3000, import: 5000 };

function describeRows({ name }: HistorySubject, rows: readonly PreviewRow[]): string {
  const [row] = rows;
  return row === undefined || rows.length > 1 ? name : `${name} of ${formatShortPeriod(row.key)}`;
}

export interface PointsFormProps {
  subject: HistorySubject;
  /** Called with true when a save begins and with false when it ends. */
  onSaving: (saving: boolean) => void;
}

interface PointsFormOptions extends Pick<PointsFormProps, 'onSaving'> {
  kind: keyof typeof BANNER_MS;
  /** Identifies the file or the pasted text that the rows come from. */
  source?: string;
  /** Labels of the button before and during a save, and the message after a successful save. */
  messages: { save: string; saving: string; saved: string };
  unconfirmed?: boolean;
  onEnd: (result: 'saved' | 'conflict' | 'failed') => void;
}

/**
 * Returns the parts of a form that saves points. The form asks for a reason if the save changes
 * published figures.
 */
export function usePointsForm(
  subject: HistorySubject,
  rows: readonly PreviewRow[],
  { kind, source, messages, unconfirmed = false, onSaving, onEnd }: PointsFormOptions,
) {
  const [why, setWhy] = useState(NO_EXPLANATION);
  const [saving, setSaving] = useState(false);
  const outcome = useActionOutcome(BANNER_MS[kind]);
  // Clear the message when the user chooses another figure or file. Otherwise its Retry button
  // would save different rows from those that failed.
  const clearOutcome = useEffectEvent(outcome.clear);
  useEffect(() => clearOutcome(), [subject.id, source]);
  // A rate for a new tenor also counts as a correction, because it changes the list of rates that
  // is stored for that day.
  const corrects = rows.some(({ effect, stored }) => effect !== 'same' && stored !== undefined);

  async function handleSave() {
    if (rows.length === 0 || saving) return;
    // The browser checks required fields when the user submits the form. It does not check them on
    // Retry.
    if (unconfirmed) {
      outcome.reject(historyFormMessages.confirmFirst);
      return;
    }
    if (corrects && !isExplanationComplete(why)) {
      outcome.reject(explanationMessages.missing);
      return;
    }
    if (rows.every(({ effect }) => effect === 'same')) {
      outcome.succeed(historyFormMessages.same);
      return;
    }
    outcome.begin();
    setSaving(true);
    onSaving(true);
    let failure: string = historyFormMessages.saveFailed;
    const result = await savePoints(subject, rows, kind, corrects ? why : NO_EXPLANATION).catch(
      (error: unknown) => {
        console.error(historyFormMessages.saveFailed, error);
        failure = formatRejection(failure, error, [describeRows(subject, rows)]);
        return 'failed' as const;
      },
    );
    setSaving(false);
    onSaving(false);
    if (result === 'failed') outcome.fail(failure);
    else if (result === 'conflict') outcome.reject(historyFormMessages.conflict);
    else {
      outcome.succeed(messages.saved);
      setWhy(NO_EXPLANATION);
    }
    onEnd(result);
  }

  return {
    saving,
    question: corrects && <WhyChanged why={why} onChange={setWhy} />,
    outcome,
    form: {
      onSubmit: () => void handleSave(),
      message: <OutcomeMessage outcome={outcome} onRetry={() => void handleSave()} />,
      action: (
        <Button type="submit" look="primary" busy={saving} disabled={rows.length === 0}>
          {saving ? messages.saving : messages.save}
        </Button>
      ),
    },
  };
}
