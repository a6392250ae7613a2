import type { Explanation } from '@/figures/revisions';
import { MAX_REVISION_NOTE_LENGTH } from '@/figures/limits';
import { toPlainLine, findTextError } from '@/lib/plainText';
import { explanationMessages } from './messages';

/** Returns the error of a note for visitors, or null if the note is valid. */
export const findNoteError = (note: string) =>
  toPlainLine(note) === ''
    ? explanationMessages.missing
    : findTextError(note, MAX_REVISION_NOTE_LENGTH);

/** Returns true if an explanation has a reason and a valid note. */
export const isExplanationComplete = ({ reason, note }: Explanation) =>
  reason !== '' && findNoteError(note) === null;
