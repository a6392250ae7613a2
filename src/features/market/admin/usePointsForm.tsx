import { useEffect, useEffectEvent, useState } from 'react';
import { shortPeriod } from '@/figures/admin/periods';
import { UNASKED } from '@/figures/revisions';
import { refusalText } from '@/firebase/staff/refusal';
import { Button } from '@/ui/admin/Button';
import { OutcomeMessage, useActionOutcome } from '@/ui/admin/OutcomeMessage';
import { historyFormMessages, whyMessages } from './historyMessages';
import { type PreviewRow, savePoints } from './historyPoints';
import type { Subject } from './historySubjects';
import { isAnswered, WhyChanged } from './WhyChanged';

/** So long the banner of an outcome stays. */
const BANNER_MS = { correct: 3000, import: 5000 };

/** Names what a save changes: 'All Share Index of 20 Nov 26', and of several points the figure. */
function nameOf({ name }: Subject, rows: readonly PreviewRow[]): string {
  const [row] = rows;
  return row === undefined || rows.length > 1 ? name : `${name} of ${shortPeriod(row.key)}`;
}

export interface PointsFormProps {
  subject: Subject;
  /** Called when a save begins and when it ends. */
  onSaving: (saving: boolean) => void;
}

interface PointsFormOptions extends Pick<PointsFormProps, 'onSaving'> {
  kind: keyof typeof BANNER_MS;
  /** Identifies the table of the rows. */
  source?: string;
  /** The button, the same while it saves, and what is said once it has. */
  texts: { save: string; saving: string; saved: string };
  /** A figure looks wrong, and staff have not confirmed it yet. */
  unconfirmed?: boolean;
  onEnd: (result: 'saved' | 'conflict' | 'failed') => void;
}

/** Makes a box the form that saves points of a figure, and asks why where that changes what is published. */
export function usePointsForm(
  subject: Subject,
  rows: readonly PreviewRow[],
  { kind, source, texts, unconfirmed = false, onSaving, onEnd }: PointsFormOptions,
) {
  const [why, setWhy] = useState(UNASKED);
  const [saving, setSaving] = useState(false);
  const outcome = useActionOutcome(BANNER_MS[kind]);
  // Retry would save the rows of the other subject or table.
  const clearOutcome = useEffectEvent(outcome.clear);
  useEffect(() => clearOutcome(), [subject.id, source]);
  // A rate that is new in its list changes that list too.
  const corrects = rows.some(({ effect, stored }) => effect !== 'same' && stored !== undefined);

  async function save() {
    if (rows.length === 0 || saving) return;
    // The browser asks before it sends a form, but not where a save is tried again.
    if (unconfirmed) {
      outcome.refuse(historyFormMessages.confirmFirst);
      return;
    }
    if (corrects && !isAnswered(why)) {
      outcome.refuse(whyMessages.missing);
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
    const result = await savePoints(subject, rows, kind, corrects ? why : UNASKED).catch(
      (error: unknown) => {
        console.error(historyFormMessages.saveFailed, error);
        failure = refusalText(failure, error, [nameOf(subject, rows)]);
        return 'failed' as const;
      },
    );
    setSaving(false);
    onSaving(false);
    if (result === 'failed') outcome.fail(failure);
    else if (result === 'conflict') outcome.refuse(historyFormMessages.conflict);
    else {
      outcome.succeed(texts.saved);
      setWhy(UNASKED);
    }
    onEnd(result);
  }

  return {
    saving,
    question: corrects && <WhyChanged why={why} onChange={setWhy} />,
    outcome,
    /** The props of the form's box. */
    form: {
      onSubmit: () => void save(),
      message: <OutcomeMessage outcome={outcome} onRetry={() => void save()} />,
      action: (
        <Button type="submit" look="primary" busy={saving} disabled={rows.length === 0}>
          {saving ? texts.saving : texts.save}
        </Button>
      ),
    },
  };
}
