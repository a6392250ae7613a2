import { type Note, NOTES_COLLECTION, parseNote } from '@/figures/notes';
import { createKeyedReadThunk, toDocumentsById } from '@/firebase/readThunk';
import { createIdleRequest, isOutdated, type RequestThunk } from '@/lib/requestState';
import { toFields } from '@/lib/stored';
import type { AppThunk } from '@/ui/storeHooks';
import { noteMessages } from './messages';
import { NEWEST, READ_NOTES, type WithNotes } from './notesSlice';

/** The maximum number of notes in a month. */
const MAX_PER_MONTH = 31;

const none = createIdleRequest(null);
export const selectNotes = (wanted: string) => (state: WithNotes) => state.notes[wanted] ?? none;
/** Returns the newest note; null before the response and if there is none. */
export const selectNewestNote = (state: WithNotes) => selectNotes(NEWEST)(state).data?.[0] ?? null;

/** Parses documents by session. The newest note comes first. */
function parseNotes(stored: unknown): readonly Note[] {
  return Object.entries(toFields(stored) ?? {})
    .map(([session, data]) => parseNote(session, data))
    .filter((note) => note !== null)
    .toSorted((one, other) => (one.session < other.session ? 1 : -1));
}

/** Loads the newest note, or the notes of a month, with one request. */
export const fetchNotes: RequestThunk<readonly Note[], WithNotes, string> = createKeyedReadThunk({
  type: READ_NOTES,
  message: noteMessages.loadFailed,
  cacheKey: (wanted: string) => `notes/${wanted}`,
  load: async (
    { collection, documentId, firestore, getDocs, limit, orderBy, query, where },
    wanted,
  ) => {
    const notes = collection(firestore(), NOTES_COLLECTION);
    // The order by `savedAt` needs no index of its own, unlike a descending order by id.
    const selected =
      wanted === NEWEST
        ? query(notes, orderBy('savedAt', 'desc'), limit(1))
        : query(
            notes,
            where(documentId(), '>=', `${wanted}-01`),
            where(documentId(), '<=', `${wanted}-31`),
            limit(MAX_PER_MONTH),
          );
    return toDocumentsById(await getDocs(selected));
  },
  parse: parseNotes,
  requestOf: ({ notes }: WithNotes, wanted) => notes[wanted],
  again: (wanted: string) => fetchNotes(wanted),
});

/**
 * Requests the newest note or the notes of a month, unless they are loaded.
 * @param isReturn true if the user returns to the page; then only outdated notes are requested
 */
export const openNotes =
  (wanted: string, isReturn = false): AppThunk =>
  (dispatch, getState: () => WithNotes) => {
    const request = selectNotes(wanted)(getState());
    if (isReturn ? isOutdated(request) : request.status !== 'succeeded')
      void dispatch(fetchNotes(wanted));
  };

export const openNewestNote = (isReturn = false) => openNotes(NEWEST, isReturn);
