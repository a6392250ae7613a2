import type { Explanation } from '@/figures/revisions';
import { MAX_REVISION_NOTE } from '@/figures/limits';
import { plainLine, textError } from '@/lib/plainText';
import { whyMessages } from './messages';

/** Returns the error of the note for visitors. Null if it has none. */
export const noteError = (note: string) =>
  plainLine(note) === '' ? whyMessages.missing : textError(note, MAX_REVISION_NOTE);

/** Returns whether reason and note are valid, so that the figure can be saved. */
export const isAnswered = ({ reason, note }: Explanation) =>
  reason !== '' && noteError(note) === null;
