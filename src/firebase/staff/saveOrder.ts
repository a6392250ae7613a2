import {
  collection,
  type CollectionReference,
  doc,
  getDocs,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Placed } from '@/lib/order';
import { firestore } from '../firestore';
import { carryOut, type Outcome } from './carryOut';

/**
 * Stores the places of a list's documents, all or nothing. A save that hangs and arrives after a
 * later one is refused: it was made for the first document as it read it, and every save writes all.
 * @param path The list's collection.
 * @param fields Stored with each place, such as the time.
 */
export function saveOrder(
  path: string,
  places: readonly Placed[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const list = collection(firestore(), path);
  const [first] = places;
  const write = async (transaction: Transaction) => {
    if (first !== undefined) await transaction.get(doc(list, first.id));
    for (const { id, displayOrder } of places) {
      transaction.update(doc(list, id), { ...fields, displayOrder });
    }
  };
  return carryOut(
    // A second attempt would store the older order after all.
    () => runTransaction(firestore(), write, { maxAttempts: 1 }),
    () => isStoredOrder(list, places),
  );
}

/** Whether the documents of a list are stored at these places. */
async function isStoredOrder(
  list: CollectionReference,
  places: readonly Placed[],
): Promise<boolean> {
  const { docs } = await getDocs(list);
  const stored = new Map(
    docs.map((each): [string, unknown] => [each.id, each.get('displayOrder')]),
  );
  return places.every(({ id, displayOrder }) => stored.get(id) === displayOrder);
}
