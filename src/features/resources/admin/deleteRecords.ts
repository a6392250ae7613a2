import { type DocumentData, type DocumentReference, writeBatch } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { carryOut, isStored } from '@/firebase/staff/carryOut';
import { recordChange } from '@/firebase/staff/changes';
import { mayBeLeft, notLeft } from '@/firebase/staff/leftovers';
import { removeStored } from '@/firebase/staff/fileStorage';
import { CLEAN_UP_WAIT_MS, DELETE_BATCH, OBJECT_DELETES_AT_ONCE } from '../limits';
import { createPool } from './pool';
import { CATEGORIES_PART, FILES_PART } from './refs';

/** How far a deletion came: `error` is null when all of it is done. */
export interface Deletion {
  deleted: DocumentReference[];
  /** Those of which it is unknown whether they were deleted. */
  doubtful: DocumentReference[];
  error: unknown;
}

/** A file's or a category's document, and what the record of its deletion keeps of it. */
export interface Doomed {
  record: DocumentReference;
  before: DocumentData | null;
}

/**
 * Deletes records in batches, in the order given, and stops at the first batch that fails.
 * @param part The part of the site that the records of these changes name.
 */
export async function deleteRecords(records: readonly Doomed[], part: string): Promise<Deletion> {
  const deleted: DocumentReference[] = [];
  for (let first = 0; first < records.length; first += DELETE_BATCH) {
    const some = records.slice(first, first + DELETE_BATCH);
    const refs = some.map(({ record }) => record);
    const batch = writeBatch(firestore());
    for (const ref of refs) batch.delete(ref);
    recordChange(
      batch,
      { part, kind: 'delete' },
      some.map(({ record, before }) => ({ path: record.path, before, after: null })),
    );
    const outcome = await carryOut(
      () => batch.commit(),
      // A batch is carried out as a whole.
      async () => refs[0] === undefined || !(await isStored(refs[0])),
    );
    if (outcome.result !== 'done') {
      const doubtful = outcome.result === 'unknown' ? refs : [];
      return { deleted, doubtful, error: outcome.error };
    }
    deleted.push(...refs);
  }
  return { deleted, doubtful: [], error: null };
}

/**
 * Deletes stored files, a few at a time; what cannot be deleted is warned of, and stays remembered.
 * Waits as long as something happens: where storage does not answer, staff have what they asked for,
 * and the rest goes on behind it. Says whether all of them are gone.
 */
export function removeAllStored(paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return Promise.resolve(true);
  const pool = createPool(OBJECT_DELETES_AT_ONCE);
  return new Promise((resolve) => {
    const giveUp = () => resolve(false);
    let patience = setTimeout(giveUp, CLEAN_UP_WAIT_MS);
    const removals = paths.map((path) =>
      pool(async () => {
        const gone = await removeStored(path);
        if (gone) notLeft(path);
        clearTimeout(patience);
        patience = setTimeout(giveUp, CLEAN_UP_WAIT_MS);
        return gone;
      }),
    );
    void Promise.all(removals).then((gone) => {
      clearTimeout(patience);
      resolve(gone.every(Boolean));
    });
  });
}

export interface Named {
  record: DocumentReference;
  path: string;
  name: string;
}

/**
 * Deletes records, then what they name, which the browser remembers until it is gone. `andThen` are
 * records without an object, deleted last.
 */
export async function deleteWithObjects(
  files: readonly Named[],
  andThen: readonly Doomed[] = [],
): Promise<Deletion> {
  // A record with a strange path must not reach what belongs to others.
  const named = files.filter(({ path }) => path.startsWith('resources/'));
  for (const { path } of named) mayBeLeft(path);
  const doomed = files.map(({ record, path, name }) => ({ record, before: { name, path } }));
  const deletion = await deleteRecords(
    [...doomed, ...andThen],
    andThen.length > 0 ? CATEGORIES_PART : FILES_PART,
  );
  const gone = new Set(deletion.deleted.map(({ id }) => id));
  const unsure = new Set(deletion.doubtful.map(({ id }) => id));
  for (const { record, path } of named) {
    if (!gone.has(record.id) && !unsure.has(record.id)) notLeft(path);
  }
  const paths = named.filter(({ record }) => gone.has(record.id)).map(({ path }) => path);
  await removeAllStored([...new Set(paths)]);
  return deletion;
}
