import { MAX_NOTES_PER_READ, type Note, NOTES_COLLECTION } from '@/figures/notes';
import { type Firestore, loadFirestoreCode, toDocumentsById } from '@/firebase/readThunk';
import { limitTime, READ_LIMIT_MS } from '@/lib/timeLimit';
import { parseNotes } from './reads';

/** Reads the stored notes with a correction. Loads at most `MAX_NOTES_PER_READ`, newest first. */
export async function readCorrectedNotes({
  collection,
  firestore,
  getDocs,
  limit,
  orderBy,
  query,
}: Firestore) {
  // The order leaves out notes without a correction.
  const newestFirst = orderBy('correction.savedAt', 'desc');
  const notes = collection(firestore(), NOTES_COLLECTION);
  return toDocumentsById(await getDocs(query(notes, newestFirst, limit(MAX_NOTES_PER_READ))));
}

/**
 * Loads the corrected notes for the files of the build, never from a cache.
 * @throws an error if Firestore does not respond in time
 */
export async function loadCorrectedNotes(): Promise<readonly Note[]> {
  const stored = await limitTime(loadFirestoreCode().then(readCorrectedNotes), READ_LIMIT_MS);
  return parseNotes(stored);
}
