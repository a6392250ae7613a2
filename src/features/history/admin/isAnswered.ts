import type { Explanation } from '@/figures/revisions';
import { MAX_REVISION_NOTE_LENGTH } from '@/figures/limits';
import { toPlainLine, findTextError } from '@/lib/plainText';
import { explanationMessages } from './messages';

export const findNoteError = (note: string) =>
  toPlainLine(note) === ''
    ? explanationMessages.missing
    : findTextError(note, MAX_REVISION_NOTE_LENGTH);

export const isExplanationComplete = ({ reason, note }: Explanation) =>
  reason !== '' && findNoteError(note) === null;
