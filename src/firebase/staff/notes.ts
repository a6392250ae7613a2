/** Reads and saves the note of a session. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { type Note, parseNote, toNotePath } from '@/figures/notes';
import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import { readReadableText, toFields } from '@/lib/stored';
import { limitTime, READ_LIMIT_MS } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { getSignedInUser } from './authClient';
import type { SaveTarget } from './checkedSave';
import type { EditorSave } from './editedDocuments';
import { readLastChanges } from './readChanges';

/** The id of the note in a combined save, and the name of its document. */
export const NOTE_SAVE = 'note';

const getRef = (session: string) => doc(firestore(), toNotePath(session));

/** Loads the note of a session; null if there is none. */
export async function loadNote(session: string): Promise<Note | null> {
  const stored = (await getDoc(getRef(session))).data();
  return stored === undefined ? null : parseNote(session, stored);
}

/** Returns the signed-in user's name from the staff list; '' if the list has no name. */
export async function loadStaffName(): Promise<string> {
  const entry = await getDoc(doc(firestore(), 'staff', getSignedInUser().uid));
  return readReadableText(toFields(entry.data()) ?? {}, 'name') ?? '';
}

export type NoteContent = Pick<Note, 'text' | 'author'>;

/**
 * Returns the save of a new note. The save is a conflict if somebody else has published a note for
 * this session, unless `overwrite` is true.
 */
export function createNoteSave(
  session: string,
  { text, author }: NoteContent,
  now: Date,
  overwrite = false,
): EditorSave {
  const note = { text, author, savedAt: now.toISOString() };
  const target: SaveTarget = {
    ref: getRef(session),
    next: (stored) => {
      if (stored === undefined) return note;
      // If the answer to an earlier save was lost, the stored note may come from this page.
      if (target.isSaved(stored)) return stored;
      return overwrite ? { ...stored, text, author } : null;
    },
    isSaved: (stored) => stored?.['text'] === text && stored['author'] === author,
  };
  return {
    id: NOTE_SAVE,
    next: { [NOTE_SAVE]: note },
    targets: () => [target],
    listChanged: () => [NOTE_TITLE],
    readTheirs: async () => {
      try {
        const [snapshot, [change]] = await limitTime(
          Promise.all([
            getDoc(getRef(session)),
            readLastChanges({ paths: [toNotePath(session)] }, 1),
          ]),
          READ_LIMIT_MS,
        );
        const fields = toFields(snapshot.data());
        const documents = fields === null ? {} : { [NOTE_SAVE]: fields };
        return { documents, email: change?.email ?? '', at: change?.at.toISOString() ?? '' };
      } catch (error) {
        console.warn('The note that somebody else saved could not be read', error);
        return null;
      }
    },
  };
}
