import { loadNote, loadStaffName } from '@/firebase/staff/notes';
import type { PagePart } from '@/lib/parts';
import { useRequest } from '@/ui/useRequest';
import { noteMessages } from '../noteMessages';

/**
 * Loads the published note of a session, and the name with which the signed-in user signs notes.
 */
export function useNoteRecords(session: string) {
  const note = useRequest(session, noteMessages.noteFailed, async () => ({
    stored: await loadNote(session),
  }));
  const name = useRequest('name', noteMessages.nameFailed, loadStaffName);
  const isLoaded = note.data !== null && name.data !== null;
  const hasFailed = (note.failed && note.data === null) || (name.failed && name.data === null);
  const reload = () => {
    note.reload();
    if (name.data === null) name.reload();
  };
  const part: PagePart = {
    status: isLoaded ? 'ready' : hasFailed ? 'failed' : 'loading',
    fresh: isLoaded,
    error: name.failed && name.data === null ? noteMessages.nameFailed : noteMessages.noteFailed,
    retrying: note.loading || name.loading,
    reload,
  };
  return {
    part,
    stored: note.data?.stored ?? null,
    /** True while `stored` may be older than the note on the site. */
    isOutdated: note.loading || note.failed,
    hasNoteFailed: note.failed,
    author: name.data ?? '',
    reload,
  };
}

export type NoteRecords = ReturnType<typeof useNoteRecords>;
