import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { firestore } from '../firestore';
import { type Change, CHANGES, parseChange } from './changes';

/** The newest record of a change to one of these documents (30 at most); null where there is none. */
export async function lastChange(paths: readonly string[]): Promise<Change | null> {
  const { docs } = await getDocs(
    query(
      collection(firestore(), CHANGES),
      where('paths', 'array-contains-any', paths),
      orderBy('at', 'desc'),
      limit(1),
    ),
  );
  const newest = docs[0];
  return newest === undefined ? null : parseChange(newest.id, newest.data());
}
