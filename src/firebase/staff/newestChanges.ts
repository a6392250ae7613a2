import { type Change, CHANGES, parseChange } from './changes';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { firestore } from '../firestore';

/** Returns the newest record of a change to one of these documents (30 at most); null where there is none. */
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

/** The newest record of each document, by its path; absent where there is none. */
export type NewestChanges = Readonly<Partial<Record<string, Change>>>;

/** Reads when and by whom documents were changed last. */
export async function newestChanges(paths: readonly string[]): Promise<NewestChanges> {
  const all = await Promise.all(
    paths.map(async (path) => [path, await lastChange([path])] as const),
  );
  return Object.fromEntries(
    all.flatMap(([path, change]) => (change === null ? [] : [[path, change]])),
  );
}
