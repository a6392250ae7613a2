import { type DocumentData, type DocumentReference, writeBatch } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { executeWrite, isStored } from '@/firebase/staff/executeWrite';
import { recordChange } from '@/firebase/staff/changes';
import { removeStored } from '@/firebase/staff/fileStorage';
import { withinLimit } from '@/lib/timeLimit';
import type { ResourceFile } from '../documents';
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

/**
 * Deletes records in batches, in the order given, and stops at the first batch that fails.
 * @param part The part of the site that the records of these changes name.
 */
export async function deleteRecords(records: readonly Doomed[], part: string): Promise<Deletion> {
  const deleted: string[] = [];
  for (let first = 0; first < records.length; first += DELETE_BATCH) {
    const some = records.slice(first, first + DELETE_BATCH);
    const ids = some.map(({ record }) => record.id);
    const batch = writeBatch(firestore());
    for (const { record } of some) batch.delete(record);
    recordChange(
      batch,
      { part, kind: 'delete' },
      some.map(({ record, before }) => ({ path: record.path, before, after: null })),
    );
    const outcome = await executeWrite(
      () => batch.commit(),
      // A batch is executed as a whole.
      async () => some[0] === undefined || !(await isStored(some[0].record)),
    );
    if (outcome.result !== 'done') {
      return { deleted, error: outcome.error };
    }
    deleted.push(...ids);
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

/**
 * Deletes records, then what they name. The document of the category that they belong to is deleted
 * last.
 */
export async function deleteWithObjects(
  files: readonly FileToDelete[],
  category?: Doomed,
): Promise<Deletion> {
  // A record with a strange path must not reach what belongs to others.
  const named = files.filter(({ path }) => path.startsWith('resources/'));
  const records = files.map(({ id, name, path }) => ({
    record: fileRef(id),
    before: { name, path },
  }));
  const deletion =
    category === undefined
      ? await deleteRecords(records, FILES_PART)
      : await deleteRecords([...records, category], CATEGORIES_PART);
  const deleted = new Set(deletion.deleted);
  const paths = named.filter(({ id }) => deleted.has(id)).map(({ path }) => path);
  await removeObjects(new Set(paths));
  return deletion;
}
