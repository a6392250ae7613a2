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
import type { ChangedScope } from '@/lib/difference';
import { firestore } from '../firestore';
import { type ChangeRecord, CHANGES_COLLECTION, parseChange } from './changes';

const LAST_COUNT = 5;
/** Firestore's limit of values in one `array-contains-any`. */
const MAX_QUERY_VALUES = 30;

const newestFirst = orderBy('at', 'desc');

async function readRecords(...constraints: QueryConstraint[]): Promise<QueryDocumentSnapshot[]> {
  return (await getDocs(query(collection(firestore(), CHANGES_COLLECTION), ...constraints))).docs;
}

/** Parses change records. Leaves out records that this version of the site cannot read. */
const parseRecords = (docs: readonly QueryDocumentSnapshot[]) =>
  docs.flatMap((each) => parseChange(each.id, each.data()) ?? []);

/**
 * Limits the list of changes to some parts of the site and one email address. An empty value means
 * no limit.
 */
export interface ChangesFilter {
  parts: readonly string[];
  email: string;
}

export async function readChanges({ parts, email }: ChangesFilter, count: number) {
  const docs = await readRecords(
    ...(parts.length > 0 ? [where('part', 'in', parts)] : []),
    ...(email === '' ? [] : [where('email', '==', email)]),
    newestFirst,
    // Request one extra record to find out whether there are more.
    limit(count + 1),
  );
  const changes = parseRecords(docs.slice(0, count));
  return { changes, count, hasMore: docs.length > count };
}

/** Returns the latest changes of the documents or parts of the site in `scope`, newest first. */
export async function readLastChanges(
  scope: ChangedScope,
  count = LAST_COUNT,
): Promise<ChangeRecord[]> {
  const filter =
    'paths' in scope
      ? where('paths', 'array-contains-any', scope.paths.slice(0, MAX_QUERY_VALUES))
      : where('part', 'in', scope.parts);
  return parseRecords(await readRecords(filter, newestFirst, limit(count)));
}

/**
 * The newest change record of each document. The keys are document paths. Documents without changes
 * are left out.
 */
export type NewestChanges = Readonly<Partial<Record<string, ChangeRecord>>>;

/** Reads the newest change record of each document. */
export async function readNewestChanges(paths: readonly string[]): Promise<NewestChanges> {
  const readNewest = async (path: string) =>
    [path, (await readLastChanges({ paths: [path] }, 1))[0]] as const;
  return Object.fromEntries(await Promise.all(paths.map(readNewest)));
}
