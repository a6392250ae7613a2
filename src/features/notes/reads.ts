import { readCachedValue } from '@/browser/cache';
import { type Note, NOTES_COLLECTION, parseNote } from '@/figures/notes';
import { createKeyedReadThunk, toDocumentsById } from '@/firebase/readThunk';
import { createIdleRequest, type RequestThunk } from '@/lib/requestState';
import { toFields } from '@/lib/stored';
import { noteMessages } from './messages';
import { NEWEST, READ_NOTES, type WithNotes } from './notesSlice';

/** Query limit for the notes of one month. A month has at most 31 sessions. */
const MAX_PER_MONTH = 31;
/**
 * How many of the last written notes are loaded to find the note of the newest session. Staff may
 * write the note of an earlier session later.
 */
const LAST_WRITTEN = 3;

const none = createIdleRequest(null);
export const selectNotes = (wanted: string) => (state: WithNotes) => state.notes[wanted] ?? none;

export function parseNotes(stored: unknown): readonly Note[] {
  return Object.entries(toFields(stored) ?? {})
    .map(([session, data]) => parseNote(session, data))
    .filter((note) => note !== null)
    .toSorted((one, other) => (one.session < other.session ? 1 : -1));
}

const toCacheKey = (wanted: string) => `notes/${wanted}`;

/** Returns the newest note of the last visit, or null if there is none. */
export function readCachedNewestNote(): Note | null {
  const cached = readCachedValue(toCacheKey(NEWEST));
  return (cached && parseNotes(cached.data)[0]) ?? null;
}

export const fetchNotes: RequestThunk<readonly Note[], WithNotes, string> = createKeyedReadThunk({
  type: READ_NOTES,
  message: noteMessages.loadFailed,
  cacheKey: toCacheKey,
  load: async (
    { collection, documentId, firestore, getDocs, limit, orderBy, query, where },
    wanted,
  ) => {
    const notes = collection(firestore(), NOTES_COLLECTION);
    // The notes are sorted by `savedAt`, because Firestore needs a separate index to sort by id in
    // descending order.
    const selected =
      wanted === NEWEST
        ? query(notes, orderBy('savedAt', 'desc'), limit(LAST_WRITTEN))
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
