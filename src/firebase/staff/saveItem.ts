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
  /** Ends the wait for a write that hangs: what is stored is asked at once. */
  signal?: AbortSignal | undefined;
}

interface OwnedSave extends ItemSave {
  /** A document that must be there for this one to make sense; without it nothing is written. */
  needs: DocumentReference;
}

/** What the document belongs to is gone. */
class OwnerGone extends Error {}

/** How the save of one document of a list ended. */
export type ItemOutcome = Outcome | { result: 'conflict' };
/** The same; 'orphaned' where what it `needs` is gone. */
export type OwnedOutcome = ItemOutcome | { result: 'orphaned' };

/** Replaces one document of a list. */
export function saveItem(target: DocumentReference, save: OwnedSave): Promise<OwnedOutcome>;
export function saveItem(target: DocumentReference, save: ItemSave): Promise<ItemOutcome>;
export async function saveItem(
  target: DocumentReference,
  { next, isSaved, needs, signal }: ItemSave & Partial<OwnedSave>,
): Promise<OwnedOutcome> {
  const outcome = await carryOut(
    () =>
      runTransaction(
        target.firestore,
        async (transaction) => {
          if (needs !== undefined && !(await transaction.get(needs)).exists()) {
            throw new OwnerGone();
          }
          const data = next((await transaction.get(target)).data());
          if (data === null) throw new ChangedMeanwhile();
          transaction.set(target, data);
        },
        { maxAttempts: SAVE_ATTEMPTS },
      ),
    async () => isSaved((await getDoc(target)).data()),
    signal,
  );
  if (outcome.result === 'done') return outcome;
  if (outcome.error instanceof ChangedMeanwhile) return { result: 'conflict' };
  return outcome.error instanceof OwnerGone ? { result: 'orphaned' } : outcome;
}
