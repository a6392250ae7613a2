import {
  collection,
  type CollectionReference,
  doc,
  getDocs,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Placed } from '@/lib/order';
import { firestore } from '../firestore';
import { carryOut, type Outcome } from './carryOut';

/**
 * Stores the places of a list's documents, all or nothing.
 * @param path The list's collection.
 * @param fields Stored with each place, such as the time.
 */
export function saveOrder(
  path: string,
  places: readonly Placed[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const list = collection(firestore(), path);
  const batch = writeBatch(firestore());
  for (const { id, displayOrder } of places) {
    batch.update(doc(list, id), { ...fields, displayOrder });
  }
  return carryOut(
    () => batch.commit(),
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
