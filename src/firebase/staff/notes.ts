/** Reads and saves the note of a session. */
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { type Note, NOTES_COLLECTION, parseNote, toNotePath } from '@/figures/notes';
import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import type { SavedByOther } from '@/lib/edited';
import { isSameData } from '@/lib/sameData';
import { readReadableText, toFields } from '@/lib/stored';
import { limitTime, READ_LIMIT_MS } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { getSignedInUser } from './authClient';
import type { SaveTarget } from './checkedSave';
import type { EditorSave, StoredByName } from './editedDocuments';
import { readLastChanges } from './readChanges';

/**
 * The id of the note in a combined save, and its key among the saved documents.
 */
export const NOTE_SAVE = 'note';

const getRef = (session: string) => doc(firestore(), toNotePath(session));

/** Loads the note of a session; null if there is none. */
export async function loadNote(session: string): Promise<Note | null> {
  const stored = (await getDoc(getRef(session))).data();
  return stored === undefined ? null : parseNote(session, stored);
}

/** The maximum number of notes that `loadOtherNotes` returns. */
const OTHER_NOTES = 10;

/** Loads the newest notes, except the note of this session. The newest session comes first. */
export async function loadOtherNotes(session: string): Promise<Note[]> {
  const notes = collection(firestore(), NOTES_COLLECTION);
  const newest = query(notes, orderBy('savedAt', 'desc'), limit(OTHER_NOTES + 1));
  return (await getDocs(newest)).docs
    .filter(({ id }) => id !== session)
    .flatMap((each) => parseNote(each.id, each.data()) ?? [])
    .toSorted((one, other) => (one.session < other.session ? 1 : -1))
    .slice(0, OTHER_NOTES);
}

/** Returns the signed-in user's name from the staff list; '' if the list has no name. */
export async function loadStaffName(): Promise<string> {
  const entry = await getDoc(doc(firestore(), 'staff', getSignedInUser().uid));
  return readReadableText(toFields(entry.data()) ?? {}, 'name') ?? '';
}

/** Reads the note that somebody else saved, and who saved it. Returns null if the read fails. */
async function readTheirs(session: string): Promise<SavedByOther<StoredByName> | null> {
  try {
    const [snapshot, [change]] = await limitTime(
      Promise.all([getDoc(getRef(session)), readLastChanges({ paths: [toNotePath(session)] }, 1)]),
      READ_LIMIT_MS,
    );
    const fields = toFields(snapshot.data());
    const documents = fields === null ? {} : { [NOTE_SAVE]: fields };
    return { documents, email: change?.email ?? '', at: change?.at.toISOString() ?? '' };
  } catch (error) {
    console.warn('The note that somebody else saved could not be read', error);
    return null;
  }
}

export type NoteContent = Pick<Note, 'text' | 'author'>;

/**
 * Returns the save of a new note. If somebody else has published a note for this session, the save
 * reports a conflict. With `overwrite`, it replaces the text and the author of that note instead.
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
      // If the response to an earlier save was lost, the stored note may be the result of that save.
      if (target.isSaved(stored)) return stored;
      return overwrite ? { ...stored, text, author, editedAt: note.savedAt } : null;
    },
    isSaved: (stored) => stored?.['text'] === text && stored['author'] === author,
  };
  return {
    id: NOTE_SAVE,
    next: { [NOTE_SAVE]: note },
    targets: () => [target],
    listChanged: () => [NOTE_TITLE],
    readTheirs: () => readTheirs(session),
  };
}

/** The new text of a published note. */
export interface NoteChange {
  text: string;
  /** The explanation of the mistake for readers. Null if the correction gets no public mark. */
  explanation: string | null;
}

/**
 * Returns the save that corrects a published note. If the note has changed since it was loaded, the
 * save reports a conflict. With `overwrite`, it saves the correction anyway. The author and the
 * time of publication do not change.
 */
export function createCorrectionSave(
  note: Note,
  { text, explanation }: NoteChange,
  now: Date,
  overwrite = false,
): EditorSave {
  const { session } = note;
  const savedAt = now.toISOString();
  const mark =
    explanation === null ? { editedAt: savedAt } : { correction: { explanation, savedAt } };
  const change = { text, ...mark };
  const target: SaveTarget = {
    ref: getRef(session),
    mustExist: true,
    next: (stored) => {
      // If the response to an earlier save was lost, the stored note may be the result of that save.
      if (stored !== undefined && target.isSaved(stored)) return stored;
      const isLoaded = isSameData(parseNote(session, stored), note);
      return isLoaded || overwrite ? { ...stored, ...change } : null;
    },
    isSaved: (stored) => {
      const saved = stored === undefined ? null : parseNote(session, stored);
      const isExplained = explanation === null || saved?.correction?.explanation === explanation;
      return saved?.text === text && isExplained;
    },
  };
  return {
    id: NOTE_SAVE,
    next: { [NOTE_SAVE]: change },
    targets: () => [target],
    listChanged: () => [NOTE_TITLE],
    readTheirs: () => readTheirs(session),
  };
}
