import type { ChecklistState } from '../checklist/checklistState';
import type { NoteState } from '../note/noteState';

export interface PublishableFacts extends Pick<ChecklistState, 'ready'> {
  note: Pick<NoteState, 'isTooLong' | 'content'>;
}

/**
 * Returns whether anything can be published. A note that is too long has to be shortened or removed
 * before anything is published.
 */
export const hasPublishable = ({ ready, note }: PublishableFacts) =>
  !note.isTooLong && (Object.keys(ready.next).length > 0 || note.content !== null);
