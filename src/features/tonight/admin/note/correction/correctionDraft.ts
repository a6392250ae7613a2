/** The draft for the correction of a published note. */
import * as v from 'valibot';
import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import { MAX_CORRECTION_LENGTH, MAX_NOTE_LENGTH, type Note } from '@/figures/notes';
import type { NoteChange } from '@/firebase/staff/notes';
import type { ValueRow } from '@/lib/difference';
import { findTextError, toPlainLine } from '@/lib/plainText';
import { correctionMessages } from '../../correctionMessages';
import { noteMessages } from '../../noteMessages';

export const correctionDraft = v.object({
  text: v.string(),
  explanation: v.string(),
  /** True if readers will see that the note was corrected, with the explanation. */
  isMarked: v.boolean(),
});
export type CorrectionDraft = Readonly<v.InferOutput<typeof correctionDraft>>;

/** Returns the initial draft of a correction: the published text, without an explanation. */
export const createCorrectionDraft = ({ text }: Note): CorrectionDraft => ({
  text,
  explanation: '',
  isMarked: true,
});

/**
 * Converts the version that another user has saved to a draft. `note` is the version that was
 * loaded before. If the other user did not change the correction, the explanation in the draft is
 * empty.
 */
export function toTheirDraft(theirs: Note, note: Note): CorrectionDraft {
  const { correction } = theirs;
  const isNew = correction?.savedAt !== note.correction?.savedAt;
  return {
    ...createCorrectionDraft(theirs),
    explanation: isNew ? (correction?.explanation ?? '') : '',
  };
}

export const describeCorrectionDraft = ({ text, explanation }: CorrectionDraft): ValueRow[] => [
  { label: NOTE_TITLE, text: toPlainLine(text) },
  { label: correctionMessages.explanation, text: toPlainLine(explanation) },
];

export const toNoteChange = ({ text, explanation, isMarked }: CorrectionDraft): NoteChange => ({
  text: toPlainLine(text),
  explanation: isMarked ? toPlainLine(explanation) : null,
});

/**
 * Returns the error messages for the text and the explanation. A valid field has the value null.
 */
export function findCorrectionErrors(draft: CorrectionDraft, note: Note) {
  const { text, explanation } = toNoteChange(draft);
  const findError = (): string | null => {
    if (text === '') return correctionMessages.emptyText;
    if (text === note.text) return correctionMessages.unchanged;
    if (text.length > MAX_NOTE_LENGTH) return noteMessages.tooLong(text.length);
    return findTextError(text, MAX_NOTE_LENGTH);
  };
  const findExplanationError = (): string | null => {
    if (explanation === null) return null;
    if (explanation === '') return correctionMessages.emptyExplanation;
    return findTextError(explanation, MAX_CORRECTION_LENGTH);
  };
  return { text: findError(), explanation: findExplanationError() };
}
