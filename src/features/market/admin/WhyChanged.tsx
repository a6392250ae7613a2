import { MAX_REVISION_NOTE } from '@/figures/limits';
import { revisionReasons, type Why } from '@/figures/revisions';
import { textError } from '@/lib/plainText';
import { CheckedInput, Field, SelectField } from '@/ui/admin/Field';
import { whyMessages } from './historyMessages';

const options = [
  { id: '', name: whyMessages.choose },
  ...revisionReasons.map((id) => ({ id, name: whyMessages.reasons[id] })),
];

interface WhyChangedProps {
  why: Why;
  onChange: (why: Why) => void;
}

/** Asks why published figures change: visitors read it in the list of corrections. The form is not sent without. */
export function WhyChanged({ why, onChange }: WhyChangedProps) {
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
export const isAnswered = ({ reason, note }: Why) =>
  reason !== '' && note.trim() !== '' && textError(note, MAX_REVISION_NOTE) === null;
