import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type ChangeRecord, CHANGES_COLLECTION, parseChange } from '@/firebase/staff/changes';

/** Firestore's limit for the values of one `in`. */
const MAX_VALUES = 30;

/** Reads change records, without those that this version cannot parse. */
async function readRecords(...constraints: QueryConstraint[]): Promise<ChangeRecord[]> {
  const { docs } = await getDocs(
    query(collection(firestore(), CHANGES_COLLECTION), ...constraints),
  );
  return docs.flatMap((each) => parseChange(each.id, each.data()) ?? []);
}

/** Returns the records of all undos of the changes with these ids. */
export async function readUndos(ids: readonly string[]): Promise<ChangeRecord[]> {
  if (ids.length === 0) return [];
  const some = await readRecords(where('undoes', 'in', ids.slice(0, MAX_VALUES)));
  return [...some, ...(await readUndos(ids.slice(MAX_VALUES)))];
}

/** Returns the last change of a document before this time. Undefined if there is none. */
export async function readChangeBefore(
  path: string,
  time: Date,
): Promise<ChangeRecord | undefined> {
  const [last] = await readRecords(
    where('paths', 'array-contains-any', [path]),
    orderBy('at', 'desc'),
    startAfter(time),
    limit(1),
  );
  return last;
}
