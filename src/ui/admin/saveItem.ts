import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  runTransaction,
} from 'firebase/firestore/lite';
import { carryOut, type Outcome } from './carryOut';
import { SAVE_ATTEMPTS } from './checkedSave';

/** Ends the transaction before anything is sent. */
class ChangedMeanwhile extends Error {}

type Stored = DocumentData | undefined;

interface ItemSave {
  /**
   * The whole new document, made from what is stored at that moment: an order that someone else
   * changed meanwhile is kept. Null where the stored document is no longer what the form loaded;
   * then nothing is written. It may be asked again, and then meet its own document.
   */
  next: (stored: Stored) => DocumentData | null;
  /** Whether what is stored is what this save writes. */
  isSaved: (stored: Stored) => boolean;
}

/** Replaces one document of a list. */
export async function saveItem(
  target: DocumentReference,
  { next, isSaved }: ItemSave,
): Promise<Outcome | { result: 'conflict' }> {
  const outcome = await carryOut(
    () =>
      runTransaction(
        target.firestore,
        async (transaction) => {
          const data = next((await transaction.get(target)).data());
          if (data === null) throw new ChangedMeanwhile();
          transaction.set(target, data);
        },
        { maxAttempts: SAVE_ATTEMPTS },
      ),
    async () => isSaved((await getDoc(target)).data()),
  );
  const conflict = outcome.result !== 'done' && outcome.error instanceof ChangedMeanwhile;
  return conflict ? { result: 'conflict' } : outcome;
}
