import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { executeWrite, isStored, type Outcome } from '@/firebase/staff/executeWrite';
import { recordChange } from '@/firebase/staff/changes';
import { removeStored } from '@/firebase/staff/fileStorage';
import { isPermissionError } from '@/firebase/staff/permissionErrors';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { FILES_COLLECTION, type ResourceFile } from '../documents';
import { CLEAN_UP_WAIT_MS, DELETE_BATCH, OBJECT_DELETES_AT_ONCE } from '../limits';
import { createPool } from './pool';
import { CATEGORIES_PART, fileRef, FILES_PART } from './refs';

/** A document to delete, and what the record of its deletion keeps of it. */
interface Doomed {
  record: DocumentReference;
  before: DocumentData | null;
}

/** The progress of a deletion, by the ids of its documents. */
interface Deletion {
  deleted: string[];
  /** The failure; null where all of it is done. */
  error: unknown;
}

/** Returns the part of a stored file that the record of its deletion keeps; firestore.rules says the same. */
const nameOf = ({ name, path }: { name?: unknown; path?: unknown }) => ({
  name: name ?? null,
  path: path ?? null,
});

/** Reads a document that is to be deleted again: somebody else may have saved it meanwhile. */
async function readAgain({ record }: Doomed): Promise<Doomed> {
  const stored = (await getDoc(record)).data() ?? null;
  const isFile = record.parent.path === FILES_COLLECTION;
  return { record, before: isFile ? stored && nameOf(stored) : stored };
}

/** Deletes some records in one batch, which is executed as a whole, with the record of that. */
async function deleteBatch(some: readonly Doomed[], part: string): Promise<Outcome> {
  const batch = writeBatch(firestore());
  for (const { record } of some) batch.delete(record);
  recordChange(
    batch,
    { part, kind: 'delete' },
    some.map(({ record, before }) => ({ path: record.path, before, after: null })),
  );
  return executeWrite(
    () => batch.commit(),
    async () => some[0] === undefined || !(await isStored(some[0].record)),
  );
}

/**
 * Deletes records in batches, in the order given, and stops at the first batch that fails. The rules
 * compare the names in the change record with what is stored: a batch that they refuse is read again
 * and tried once more.
 * @param part The part of the site that the records of these changes name.
 */
async function deleteRecords(records: readonly Doomed[], part: string): Promise<Deletion> {
  const deleted: string[] = [];
  for (let first = 0; first < records.length; first += DELETE_BATCH) {
    const some = records.slice(first, first + DELETE_BATCH);
    let outcome = await deleteBatch(some, part);
    if (outcome.result === 'failed' && isPermissionError(outcome.error)) {
      const stored = withinLimit(Promise.all(some.map(readAgain)), READ_LIMIT_MS);
      const again = await stored.catch(() => null);
      if (again !== null) outcome = await deleteBatch(again, part);
    }
    if (outcome.result !== 'done') return { deleted, error: outcome.error };
    deleted.push(...some.map(({ record }) => record.id));
  }
  return { deleted, error: null };
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

/** A file's record as far as its deletion needs it. */
export type FileToDelete = Pick<ResourceFile, 'id' | 'name' | 'path'>;

/** Deletes the records of files, and the document of their category last; what they name stays stored. */
export function deleteFileRecords(
  files: readonly FileToDelete[],
  category?: Doomed,
): Promise<Deletion> {
  const records = files.map((file) => ({ record: fileRef(file.id), before: nameOf(file) }));
  return category === undefined
    ? deleteRecords(records, FILES_PART)
    : deleteRecords([...records, category], CATEGORIES_PART);
}

/**
 * Deletes records, then what they name. The document of the category that they belong to is deleted
 * last.
 */
export async function deleteWithObjects(
  files: readonly FileToDelete[],
  category?: Doomed,
): Promise<Deletion> {
  const deletion = await deleteFileRecords(files, category);
  const deleted = new Set(deletion.deleted);
  // A record with a strange path must not reach what belongs to others.
  const gone = files.filter(({ id, path }) => deleted.has(id) && path.startsWith('resources/'));
  await removeObjects(new Set(gone.map(({ path }) => path)));
  return deletion;
}
