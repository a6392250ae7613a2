import { type DocumentReference, writeBatch } from 'firebase/firestore/lite';
import { firestore } from '@/lib/firestore';
import { carryOut, isStored } from '@/ui/admin/carryOut';
import { removeStored } from '@/ui/admin/storage';
import { DELETE_BATCH, OBJECT_DELETES_AT_ONCE } from '../limits';
import { createPool } from './pool';

/** How far a deletion came: `error` is null when all of it is done. */
export interface Deletion {
  deleted: DocumentReference[];
  error: unknown;
}

/** Deletes records in batches, in the order given, and stops at the first batch that fails. */
export async function deleteRecords(records: readonly DocumentReference[]): Promise<Deletion> {
  const deleted: DocumentReference[] = [];
  for (let first = 0; first < records.length; first += DELETE_BATCH) {
    const part = records.slice(first, first + DELETE_BATCH);
    const batch = writeBatch(firestore());
    for (const record of part) batch.delete(record);
    const outcome = await carryOut(
      () => batch.commit(),
      // A batch is carried out as a whole.
      async () => part[0] === undefined || !(await isStored(part[0])),
    );
    if (outcome.result !== 'done') return { deleted, error: outcome.error };
    deleted.push(...part);
  }
  return { deleted, error: null };
}

/** Deletes stored files, a few at a time; what cannot be deleted is warned of and left. */
export async function removeAllStored(paths: Iterable<string>): Promise<void> {
  const pool = createPool(OBJECT_DELETES_AT_ONCE);
  // A record with a strange path must not reach what belongs to others.
  const own = [...new Set(paths)].filter((path) => path.startsWith('resources/'));
  await Promise.all(own.map((path) => pool(() => removeStored(path))));
}
