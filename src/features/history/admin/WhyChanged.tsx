import { revisionReasons, type Explanation } from '@/figures/revisions';
import { TextField } from '@/ui/admin/TextField';
import { SelectField } from '@/ui/admin/SelectField';
import { noteError } from './isAnswered';
import { whyMessages } from './messages';

const options = [
  { id: '', name: whyMessages.choose },
  ...revisionReasons.map((id) => ({ id, name: whyMessages.reasons[id] })),
];

interface WhyChangedProps {
  why: Explanation;
  onChange: (why: Explanation) => void;
  becomes?: keyof typeof whyMessages.hints;
}

/**
 * Asks staff why published figures change. An answer is required, because visitors read it in the
 * list of corrections.
 */
export function WhyChanged({ why, onChange, becomes = 'corrected' }: WhyChangedProps) {
  const { reason, note } = why;
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
      <TextField
        label={whyMessages.note}
        hint={whyMessages.hints[becomes]}
        autoComplete="off"
        value={note}
        error={noteError(note)}
        onChange={(text) => onChange({ reason, note: text })}
      />
    </div>
  );
}
