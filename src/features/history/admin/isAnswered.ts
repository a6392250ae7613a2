import type { Explanation } from '@/figures/revisions';
import { MAX_REVISION_NOTE } from '@/figures/limits';
import { plainLine, textError } from '@/lib/plainText';
import { whyMessages } from './messages';

/** Returns the validation error of a note for visitors, or null if the note is valid. */
export const noteError = (note: string) =>
  plainLine(note) === '' ? whyMessages.missing : textError(note, MAX_REVISION_NOTE);

/** Returns whether an explanation has a reason and a valid note. */
export const isAnswered = ({ reason, note }: Explanation) =>
  reason !== '' && noteError(note) === null;
