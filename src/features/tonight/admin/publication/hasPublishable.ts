import type { ChecklistState } from '../checklist/checklistState';
import type { NoteState } from '../note/noteState';

export interface PublishableFacts extends Pick<ChecklistState, 'ready'> {
  note: Pick<NoteState, 'isTooLong' | 'content'>;
}

/**
 * Returns whether there is anything to publish. Nothing can be published while the note is too
 * long.
 */
export const hasPublishable = ({ ready, note }: PublishableFacts) =>
  !note.isTooLong && (Object.keys(ready.next).length > 0 || note.content !== null);
