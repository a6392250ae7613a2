import { MAX_REVISION_NOTE } from '@/figures/limits';
import { revisionReasons, type Why } from '@/figures/revisions';
import { plainLine, textError } from '@/lib/plainText';
import { SelectField, TextField } from '@/ui/admin/Field';
import { whyMessages } from './messages';

const options = [
  { id: '', name: whyMessages.choose },
  ...revisionReasons.map((id) => ({ id, name: whyMessages.reasons[id] })),
];

/** Returns the error of the note for visitors. Null if it has none. */
const noteError = (note: string) =>
  plainLine(note) === '' ? whyMessages.missing : textError(note, MAX_REVISION_NOTE);

/** Returns whether reason and note are valid, so that the figure can be saved. */
export const isAnswered = ({ reason, note }: Why) => reason !== '' && noteError(note) === null;

interface WhyChangedProps {
  why: Why;
  onChange: (why: Why) => void;
  /** What happens to the figure. */
  becomes?: keyof typeof whyMessages.hints;
}

/** Asks why published figures change. Required, because visitors read it in the list of corrections. */
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
