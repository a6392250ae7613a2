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

/** The maximum number of values in an `in` query of Firestore. */
const MAX_VALUES = 30;

/** Loads change records. Leaves out records that this version of the site cannot parse. */
async function readRecords(...constraints: QueryConstraint[]): Promise<ChangeRecord[]> {
  const { docs } = await getDocs(
    query(collection(firestore(), CHANGES_COLLECTION), ...constraints),
  );
  return docs.flatMap((each) => parseChange(each.id, each.data()) ?? []);
}

/** Loads the records of undos by the ids of the changes that they have undone. */
export async function readUndos(ids: readonly string[]): Promise<ChangeRecord[]> {
  if (ids.length === 0) return [];
  const some = await readRecords(where('undoes', 'in', ids.slice(0, MAX_VALUES)));
  return [...some, ...(await readUndos(ids.slice(MAX_VALUES)))];
}

/** Returns the last change of a document before a point in time. Undefined if there is none. */
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
