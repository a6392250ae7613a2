import { type DocumentData, type DocumentReference, runTransaction } from 'firebase/firestore/lite';
import type { SaveResult } from './checkedSave';
import { noteRefusal } from './session';

/** Ends the transaction before anything is sent. */
class ChangedMeanwhile extends Error {}

/**
 * Replaces one document of a list, made from what is stored at that moment: an order that someone
 * else changed meanwhile is kept. `next` answers null where the stored document is no longer what the
 * form loaded; then nothing is written.
 */
export async function saveItem(
  target: DocumentReference,
  next: (stored: DocumentData | undefined) => DocumentData | null,
): Promise<SaveResult> {
  try {
    await runTransaction(target.firestore, async (transaction) => {
      const data = next((await transaction.get(target)).data());
      if (data === null) throw new ChangedMeanwhile();
      transaction.set(target, data);
    });
    return 'saved';
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'conflict';
    noteRefusal(error);
    throw error;
  }
}
