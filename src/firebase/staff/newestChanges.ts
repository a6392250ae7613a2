import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore/lite';
import { firestore } from '../firestore';
import { type Change, CHANGES, parseChange } from './changes';

export const newestFirst = orderBy('at', 'desc');

export async function readRecords(
  ...constraints: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  return (await getDocs(query(collection(firestore(), CHANGES), ...constraints))).docs;
}

/** The changes that these records tell of; those that this version cannot read are left out. */
export const parseRecords = (docs: readonly QueryDocumentSnapshot[]) =>
  docs.flatMap((each) => parseChange(each.id, each.data()) ?? []);

/** The newest change of one of these documents (30 at most); null where there is no record of one. */
export async function lastChange(paths: readonly string[]): Promise<Change | null> {
  const about = where('paths', 'array-contains-any', paths);
  return parseRecords(await readRecords(about, newestFirst, limit(1)))[0] ?? null;
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
