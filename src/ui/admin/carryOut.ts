import {
  type CollectionReference,
  type DocumentReference,
  getDoc,
  getDocs,
} from 'firebase/firestore/lite';
import { isRefusal } from './session';

/** How a write ended; 'unknown' where it failed and what is stored cannot be read either. */
export type Outcome = { result: 'done' } | { result: 'failed' | 'unknown'; error: unknown };

/**
 * Writes. Where that fails `wasDone` is asked: a write may be carried out and only its answer lost,
 * and staff who are told that it failed would do it again.
 */
export async function carryOut(
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
): Promise<Outcome> {
  try {
    await write();
    return { result: 'done' };
  } catch (error) {
    if (isRefusal(error)) return { result: 'failed', error };
    try {
      return (await wasDone()) ? { result: 'done' } : { result: 'failed', error };
    } catch {
      return { result: 'unknown', error };
    }
  }
}

/** Whether there is such a document. */
export async function isStored(target: DocumentReference): Promise<boolean> {
  return (await getDoc(target)).exists();
}

interface Ordered {
  id: string;
  displayOrder: number;
}

/** Whether the documents of a list are stored in the order of these items. */
export async function isStoredOrder(
  list: CollectionReference,
  items: readonly Ordered[],
): Promise<boolean> {
  const { docs } = await getDocs(list);
  const stored = new Map(
    docs.map((each): [string, unknown] => [each.id, each.get('displayOrder')]),
  );
  return items.every(({ id, displayOrder }) => stored.get(id) === displayOrder);
}
