import {
  collection,
  type DocumentData,
  type DocumentReference,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { createPool } from '@/lib/pool';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { recordChange } from './changes';
import { executeWrite, isStored, type Outcome } from './executeWrite';
import { removeStored } from './fileStorage';
import { isPermissionError } from './permissionErrors';

/** Records deleted in one batch: each fails or succeeds as a whole. */
export const DELETE_BATCH = 200;
const OBJECT_DELETES_AT_ONCE = 6;
/** A deletion waits so long for the next answer of file storage, in ms; the rest goes on unseen. */
const CLEAN_UP_WAIT_MS = 3000;

/** A document to delete. */
export interface DeletionTarget {
  record: DocumentReference;
  /**
   * What is stored, as the record of its deletion keeps it, or null; absent where that has to be
   * read.
   */
  before?: DocumentData | null;
  /** Returns the part of a stored document that is kept, where that is not all. */
  recordedPart?: (stored: DocumentData) => DocumentData;
}

/** The progress of a deletion. */
export interface Deletion {
  deleted: LoadedTarget[];
  /** The failure; null where all of it is done. */
  error: unknown;
}

type LoadedTarget = Required<Pick<DeletionTarget, 'record' | 'before'>>;

/**
 * Reads what is stored of a document to delete, where that is not known or may be another by now.
 */
async function read(
  { record, before, recordedPart = (all) => all }: DeletionTarget,
  again = false,
): Promise<LoadedTarget> {
  if (before !== undefined && !again) return { record, before };
  const stored = (await withinLimit(getDoc(record), READ_LIMIT_MS)).data();
  return { record, before: stored === undefined ? null : recordedPart(stored) };
}

/** Deletes some records in one batch, which is executed as a whole, with the record of that. */
async function deleteBatch(loadedBatch: readonly LoadedTarget[], part: string): Promise<Outcome> {
  const batch = writeBatch(firestore());
  for (const { record } of loadedBatch) batch.delete(record);
  recordChange(
    batch,
    { part, kind: 'delete' },
    loadedBatch.map(({ record, before }) => ({ path: record.path, before, after: null })),
  );
  return executeWrite(
    () => batch.commit(),
    async () => loadedBatch[0] === undefined || !(await isStored(loadedBatch[0].record)),
  );
}

/**
 * Deletes records in batches, in the order given, and stops at the first batch that fails. The
 * rules compare what the change record says of them with what is stored: a batch that they refuse
 * is read again and tried once more.
 * @param part The part of the site that the records of these changes name.
 */
export async function deleteRecords(
  records: readonly DeletionTarget[],
  part: string,
): Promise<Deletion> {
  const deleted: LoadedTarget[] = [];
  try {
    for (let first = 0; first < records.length; first += DELETE_BATCH) {
      const batch = records.slice(first, first + DELETE_BATCH);
      let loadedBatch = await Promise.all(batch.map((each) => read(each)));
      let outcome = await deleteBatch(loadedBatch, part);
      if (outcome.result === 'failed' && isPermissionError(outcome.error)) {
        loadedBatch = await Promise.all(batch.map((each) => read(each, true))).catch(() => []);
        if (loadedBatch.length > 0) outcome = await deleteBatch(loadedBatch, part);
      }
      if (outcome.result !== 'done') return { deleted, error: outcome.error };
      deleted.push(...loadedBatch);
    }
    return { deleted, error: null };
  } catch (error) {
    return { deleted, error };
  }
}

/**
 * Deletes stored files, a few at a time; what cannot be deleted is warned of. Waits as long as
 * something happens: where storage does not answer, staff have what they asked for, and the rest
 * continues in the background.
 */
export async function removeObjects(paths: Iterable<string>): Promise<void> {
  const pool = createPool(OBJECT_DELETES_AT_ONCE);
  const removals = [...paths].map((path) => pool(() => removeStored(path)));
  try {
    for (const removal of removals) await withinLimit(removal, CLEAN_UP_WAIT_MS);
  } catch (error) {
    console.warn('Stored files are still being deleted', error);
  }
}

/** Returns whether a document of a collection names what is stored, by its path or address. */
export async function isReferenced(path: string, field: string, value: string): Promise<boolean> {
  const naming = query(collection(firestore(), path), where(field, '==', value), limit(1));
  return !(await withinLimit(getDocs(naming), READ_LIMIT_MS)).empty;
}
