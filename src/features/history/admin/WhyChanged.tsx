import { revisionReasons, type Explanation } from '@/figures/revisions';
import { TextField } from '@/ui/admin/TextField';
import { SelectField } from '@/ui/admin/SelectField';
import { findNoteError } from './isAnswered';
import { explanationMessages } from './messages';

const reasonOptions = [
  { id: '', name: explanationMessages.choose },
  ...revisionReasons.map((id) => ({ id, name: explanationMessages.reasons[id] })),
];

interface WhyChangedProps {
  why: Explanation;
  onChange: (why: Explanation) => void;
  effect?: keyof typeof explanationMessages.hints;
}

export function WhyChanged({ why, onChange, effect: becomes = 'corrected' }: WhyChangedProps) {
  const { reason, note } = why;
  return (
    <div className="grid gap-4">
      <SelectField
        label={explanationMessages.label}
        required
        value={reason}
        options={reasonOptions}
        onChoose={(id) =>
          onChange({ note, reason: revisionReasons.find((each) => each === id) ?? '' })
        }
      />
      <TextField
        label={explanationMessages.note}
        hint={explanationMessages.hints[becomes]}
        autoComplete="off"
        value={note}
        error={findNoteError(note)}
        onChange={(text) => onChange({ reason, note: text })}
      />
    </div>
  );
}
