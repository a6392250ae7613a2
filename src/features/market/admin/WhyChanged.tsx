import { useState } from 'react';
import { MAX_REVISION_NOTE } from '@/figures/limits';
import { revisionReasons, UNASKED, type Why } from '@/figures/revisions';
import { textError } from '@/lib/plainText';
import { CheckedInput, Field, SelectField } from '@/ui/admin/Field';
import { useActionOutcome } from '@/ui/admin/OutcomeMessage';
import { historyFormMessages, whyMessages } from './historyMessages';
import { type PreviewRow, savePoints } from './historyPoints';
import type { Subject } from './historySubjects';

const options = [
  { id: '', name: whyMessages.choose },
  ...revisionReasons.map((id) => ({ id, name: whyMessages.reasons[id] })),
];

interface WhyChangedProps {
  why: Why;
  onChange: (why: Why) => void;
}

/** Asks why published figures change: visitors read it in the list of corrections. The form is not sent without. */
function WhyChanged({ why, onChange }: WhyChangedProps) {
  const { reason, note } = why;
  const error = note.trim() === '' ? whyMessages.missing : textError(note, MAX_REVISION_NOTE);
  return (
    <div className="grid gap-4">
      <SelectField
        label={whyMessages.label}
        required
        value={reason}
        options={options}
        onChoose={(id) =>
          onChange({ note, reason: revisionReasons.find((each) => each === id) ?? '' })
        }
      />
      <Field label={whyMessages.note} hint={whyMessages.hint}>
        {(control) => (
          <CheckedInput
            {...control}
            autoComplete="off"
            value={note}
            error={error}
            onChange={(text) => onChange({ reason, note: text })}
          />
        )}
      </Field>
    </div>
  );
}

/** Returns whether the answer is complete. */
const isAnswered = ({ reason, note }: Why) =>
  reason !== '' && note.trim() !== '' && textError(note, MAX_REVISION_NOTE) === null;

/** Saves points of a figure, and asks why where that changes what is published. */
export function usePointsSave(subject: Subject, rows: readonly PreviewRow[], bannerMs: number) {
  const [why, setWhy] = useState(UNASKED);
  const [saving, setSaving] = useState(false);
  const outcome = useActionOutcome(bannerMs);
  const corrects = rows.some(({ effect }) => effect === 'corrects');

  /** Resolves to how it ended; to undefined where it did not begin. */
  async function save(kind: 'correct' | 'import', saved: string) {
    if (rows.length === 0 || saving) return undefined;
    // The browser asks before it sends a form, but not where a save is tried again.
    if (corrects && !isAnswered(why)) {
      outcome.refuse(whyMessages.missing);
      return undefined;
    }
    outcome.begin();
    setSaving(true);
    try {
      const result = await savePoints(subject, rows, kind, corrects ? why : UNASKED);
      if (result === 'conflict') outcome.refuse(historyFormMessages.conflict);
      else {
        outcome.succeed(saved);
        setWhy(UNASKED);
      }
      return result;
    } catch (error) {
      console.error(historyFormMessages.saveFailed, error);
      outcome.fail(historyFormMessages.saveFailed);
      return 'failed';
    } finally {
      setSaving(false);
    }
  }
  const question = corrects && <WhyChanged why={why} onChange={setWhy} />;
  return { save, saving, outcome, question };
}
