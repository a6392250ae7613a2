import {
  type DocumentData,
  type DocumentReference,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { sameData } from './sameData';
import { noteRefusal } from './session';

/** One document of a save. */
export interface CheckedWrite {
  ref: DocumentReference;
  /** What the editor loaded (`snapshot.data()`), undefined where there was no document. */
  loaded: DocumentData | undefined;
  /** The whole new document. */
  next: DocumentData;
}

export type SaveResult = 'saved' | 'conflict';

/**
 * How often a save is tried: the second time is for a save at the same moment. The SDK's own five,
 * with their pauses, would keep staff without a network at "Saving..." for 8 seconds.
 */
export const SAVE_ATTEMPTS = 2;

/** Ends the transaction before anything is sent. */
class ChangedMeanwhile extends Error {}

/**
 * Replaces the documents, all or none, if each is still what the editor loaded; otherwise writes
 * nothing and says 'conflict'. `overwrite` writes whatever is stored. After 'saved', `next` is what
 * the next save compares with.
 */
export async function saveIfUnchanged(
  writes: CheckedWrite | readonly CheckedWrite[],
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<SaveResult> {
  const all: readonly CheckedWrite[] = 'ref' in writes ? [writes] : writes;
  const first = all[0];
  if (first === undefined) return 'saved';
  const write = async (transaction: Transaction): Promise<void> => {
    if (!overwrite) {
      const stored = await Promise.all(all.map(({ ref }) => transaction.get(ref)));
      const unchanged = all.every(({ loaded, next }, index) => {
        const data = stored[index]?.data();
        // What is stored may already be ours: a save whose answer was lost on the way.
        return sameData(data, loaded) || sameData(data, next);
      });
      if (!unchanged) throw new ChangedMeanwhile();
    }
    for (const { ref, next } of all) transaction.set(ref, next);
  };
  try {
    await runTransaction(first.ref.firestore, write, { maxAttempts: SAVE_ATTEMPTS });
    return 'saved';
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'conflict';
    noteRefusal(error);
    throw error;
  }
}
