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
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { recordChange } from './changes';
import { executeWrite, documentExists, type WriteOutcome } from './executeWrite';
import { deleteStoredObject } from './fileStorage';
import { isPermissionError } from './permissionErrors';

/** The number of records in one batch. A batch succeeds or fails as a whole. */
export const DELETE_BATCH_SIZE = 200;
const MAX_PARALLEL_DELETES = 6;
/**
 * The time limit for each response of Storage, in ms. After that, the deletions continue in the
 * background.
 */
const CLEAN_UP_WAIT_MS = 3000;

export interface DeletionTarget {
  record: DocumentReference;
  /**
   * The stored data for the change record; null if the document does not exist. If absent, the data
   * is read before the deletion.
   */
  before?: DocumentData | null;
  /**
   * Returns the part of the document for the change record. By default, the record has the whole
   * document.
   */
  recordedPart?: (stored: DocumentData) => DocumentData;
}

export interface DeletionResult {
  deleted: LoadedTarget[];
  /** The error that stopped the deletion; null if all records were deleted. */
  error: unknown;
}

type LoadedTarget = Required<Pick<DeletionTarget, 'record' | 'before'>>;

/**
 * Reads the document to delete, unless it is loaded. If `again` is true, reads a loaded document
 * too, because it may have changed.
 */
async function readTarget(
  { record, before, recordedPart = (all) => all }: DeletionTarget,
  again = false,
): Promise<LoadedTarget> {
  if (before !== undefined && !again) return { record, before };
  const stored = (await limitTime(getDoc(record), READ_LIMIT_MS)).data();
  return { record, before: stored === undefined ? null : recordedPart(stored) };
}

/** Deletes records in one batch, together with the change record. */
async function deleteBatch(
  loadedBatch: readonly LoadedTarget[],
  part: string,
): Promise<WriteOutcome> {
  const batch = writeBatch(firestore());
  for (const { record } of loadedBatch) batch.delete(record);
  recordChange(
    batch,
    { part, kind: 'delete' },
    loadedBatch.map(({ record, before }) => ({ path: record.path, before, after: null })),
  );
  return executeWrite(
    () => batch.commit(),
    async () => loadedBatch[0] === undefined || !(await documentExists(loadedBatch[0].record)),
  );
}

/**
 * Deletes records in batches, in order, and stops at the first batch that fails. firestore.rules
 * compares the change record with the stored documents. If it rejects a batch, the documents are
 * read again and the batch is retried once.
 * @param part the part of the site for the change records
 */
export async function deleteRecords(
  records: readonly DeletionTarget[],
  part: string,
): Promise<DeletionResult> {
  const deleted: LoadedTarget[] = [];
  try {
    for (let first = 0; first < records.length; first += DELETE_BATCH_SIZE) {
      const batch = records.slice(first, first + DELETE_BATCH_SIZE);
      let loadedBatch = await Promise.all(batch.map((each) => readTarget(each)));
      let outcome = await deleteBatch(loadedBatch, part);
      if (outcome.result === 'failed' && isPermissionError(outcome.error)) {
        loadedBatch = await Promise.all(batch.map((each) => readTarget(each, true))).catch(
          () => [],
        );
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
 * Deletes stored objects, a few at a time, and logs the ones that fail. Returns early if Storage
 * stops responding: the records are gone already, and the remaining deletions continue in the
 * background.
 */
export async function removeObjects(paths: Iterable<string>): Promise<void> {
  const pool = createPool(MAX_PARALLEL_DELETES);
  const removals = [...paths].map((path) => pool(() => deleteStoredObject(path)));
  try {
    for (const removal of removals) await limitTime(removal, CLEAN_UP_WAIT_MS);
  } catch (error) {
    console.warn('Stored files are still being deleted', error);
  }
}

/**
 * Returns whether a document of a collection refers to a stored object. `value` is the path or
 * address of the object.
 */
export async function isReferenced(path: string, field: string, value: string): Promise<boolean> {
  const naming = query(collection(firestore(), path), where(field, '==', value), limit(1));
  return !(await limitTime(getDocs(naming), READ_LIMIT_MS)).empty;
}
