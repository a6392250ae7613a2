import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { sameData } from '@/lib/sameData';
import { carryOut, type Outcome } from './carryOut';
import { noteRefusal } from './refusals';

/**
 * How often a save is tried: the second time is for a save at the same moment. The SDK's own five,
 * with their pauses, would keep staff without a network at "Saving..." for 8 seconds.
 */
export const SAVE_ATTEMPTS = 2;

/** Someone else changed a document after it was loaded: ends the transaction before anything is sent. */
class ChangedMeanwhile extends Error {}

/** What the documents belong to is gone. */
class OwnerGone extends Error {}

/** What is stored: `snapshot.data()`, undefined where there is no document. */
export type Stored = DocumentData | undefined;

/** What a save makes of one document. */
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

interface Target extends ItemSave {
  ref: DocumentReference;
}

interface SaveOptions {
  /** A document that must be there for these to make sense; without it nothing is written. */
  needs?: DocumentReference | undefined;
  /** Ends the wait for a write that hangs: what is stored is asked at once. */
  signal?: AbortSignal | undefined;
}

/** How a checked save ended. */
export type ItemOutcome = Outcome | { result: 'conflict' };
/** The same; 'orphaned' where what it `needs` is gone. */
export type OwnedOutcome = ItemOutcome | { result: 'orphaned' };

/**
 * Replaces documents, all or none, in one transaction that reads them first: where one is no longer
 * what was loaded, nothing is written. Where no answer comes, it asks what is stored.
 */
async function checkedSave(
  targets: readonly Target[],
  { needs, signal }: SaveOptions = {},
): Promise<OwnedOutcome> {
  const database = targets[0]?.ref.firestore;
  if (database === undefined) return { result: 'done' };
  const write = async (transaction: Transaction): Promise<void> => {
    if (needs !== undefined && !(await transaction.get(needs)).exists()) throw new OwnerGone();
    const stored = await Promise.all(targets.map(({ ref }) => transaction.get(ref)));
    for (const [index, { ref, next }] of targets.entries()) {
      const data = next(stored[index]?.data());
      if (data === null) throw new ChangedMeanwhile();
      transaction.set(ref, data);
    }
  };
  const outcome = await carryOut(
    () => runTransaction(database, write, { maxAttempts: SAVE_ATTEMPTS }),
    async () => {
      const stored = await Promise.all(targets.map(({ ref }) => getDoc(ref)));
      return targets.every(({ isSaved }, index) => isSaved(stored[index]?.data()));
    },
    signal,
  );
  if (outcome.result === 'done') return outcome;
  if (outcome.error instanceof ChangedMeanwhile) return { result: 'conflict' };
  return outcome.error instanceof OwnerGone ? { result: 'orphaned' } : outcome;
}

/** Replaces one document of a list, made from what is stored. */
export function saveItem(
  ref: DocumentReference,
  save: ItemSave & SaveOptions & { needs: DocumentReference },
): Promise<OwnedOutcome>;
export function saveItem(
  ref: DocumentReference,
  save: ItemSave & Omit<SaveOptions, 'needs'>,
): Promise<ItemOutcome>;
export function saveItem(
  ref: DocumentReference,
  { next, isSaved, ...options }: ItemSave & SaveOptions,
): Promise<OwnedOutcome> {
  return checkedSave([{ ref, next, isSaved }], options);
}

/** One document of a form. */
export interface CheckedWrite {
  ref: DocumentReference;
  /** What the form loaded. */
  loaded: Stored;
  /** The whole new document. */
  next: DocumentData;
  /** What earlier saves of this form sent: they may have arrived after they were given up. */
  attempted?: readonly DocumentData[];
}

export type SaveResult = 'saved' | 'conflict';

/**
 * Replaces the documents of a form, all or none, if each is still what the form loaded; otherwise
 * writes nothing and says 'conflict'. `overwrite` writes whatever is stored. After 'saved', `next`
 * is what the next save compares with.
 * @throws what the SDK throws; a refusal is noted
 */
export async function saveIfUnchanged(
  writes: CheckedWrite | readonly CheckedWrite[],
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<SaveResult> {
  const all: readonly CheckedWrite[] = 'ref' in writes ? [writes] : writes;
  const outcome = await checkedSave(
    all.map(({ ref, loaded, next, attempted = [] }) => ({
      ref,
      next: (stored) =>
        // What is stored may already be ours: a save whose answer was lost on the way.
        overwrite || [loaded, next, ...attempted].some((known) => sameData(stored, known))
          ? next
          : null,
      isSaved: (stored) => sameData(stored, next),
    })),
  );
  if (outcome.result === 'done') return 'saved';
  if (!('error' in outcome)) return 'conflict';
  noteRefusal(outcome.error);
  throw outcome.error;
}
