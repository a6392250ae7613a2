import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { carryOut } from './carryOut';
import { sameData } from '@/lib/sameData';
import { noteRefusal } from './refusals';

/** One document of a save. */
export interface CheckedWrite {
  ref: DocumentReference;
  /** What the editor loaded (`snapshot.data()`), undefined where there was no document. */
  loaded: DocumentData | undefined;
  /** The whole new document. */
  next: DocumentData;
  /** What earlier saves of this editor tried to store: they may have arrived after they were given up. */
  attempted?: readonly DocumentData[];
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
      const unchanged = all.every(({ loaded, next, attempted = [] }, index) => {
        const data = stored[index]?.data();
        // What is stored may already be ours: a save whose answer was lost on the way.
        return [loaded, next, ...attempted].some((known) => sameData(data, known));
      });
      if (!unchanged) throw new ChangedMeanwhile();
    }
    for (const { ref, next } of all) transaction.set(ref, next);
  };
  const outcome = await carryOut(
    () => runTransaction(first.ref.firestore, write, { maxAttempts: SAVE_ATTEMPTS }),
    async () => {
      const stored = await Promise.all(all.map(({ ref }) => getDoc(ref)));
      return all.every(({ next }, index) => sameData(stored[index]?.data(), next));
    },
  );
  if (outcome.result === 'done') return 'saved';
  if (outcome.error instanceof ChangedMeanwhile) return 'conflict';
  noteRefusal(outcome.error);
  throw outcome.error;
}
