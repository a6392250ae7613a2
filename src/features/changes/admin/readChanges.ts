import { limit, type QueryDocumentSnapshot, startAfter, where } from 'firebase/firestore/lite';
import type { Change } from '@/firebase/staff/changes';
import { newestFirst, parseRecords, readRecords } from '@/firebase/staff/newestChanges';
import type { ChangedScope } from '@/ui/admin/Box';

export const PAGE = 30;
const LAST = 5;
/** The most values of one `in` or `array-contains-any`. */
const MAX_VALUES = 30;

/** The filter of the list; an empty list means all. */
export interface ChangesFilter {
  parts: readonly string[];
  email: string;
}

/** One page of changes, newest first, and where the next begins, null where there is none; those that undid one of them come with it, whoever made them. */
export async function readChanges(
  { parts, email }: ChangesFilter,
  after: QueryDocumentSnapshot | null,
) {
  const docs = await readRecords(
    ...(parts.length > 0 ? [where('part', 'in', parts)] : []),
    ...(email === '' ? [] : [where('email', '==', email)]),
    newestFirst,
    ...(after === null ? [] : [startAfter(after)]),
    // One more shows whether there are more.
    limit(PAGE + 1),
  );
  const page = docs.slice(0, PAGE);
  const changes = parseRecords(page);
  // An undo is newer than what it undid: only where people are left out it may not be listed.
  const undos = email === '' ? [] : await readUndos(changes.map(({ id }) => id));
  return { changes, undos, next: docs.length > PAGE ? (page.at(-1) ?? null) : null };
}

export async function readUndos(ids: readonly string[]): Promise<Change[]> {
  return ids.length === 0 ? [] : parseRecords(await readRecords(where('undoes', 'in', ids)));
}

/** Returns the last changes of documents or parts, newest first; where a time is given, those before it. */
export async function readLast(
  scope: ChangedScope,
  count = LAST,
  before: Date | null = null,
): Promise<Change[]> {
  const about =
    'paths' in scope
      ? where('paths', 'array-contains-any', scope.paths.slice(0, MAX_VALUES))
      : where('part', 'in', scope.parts);
  const from = before === null ? [] : [startAfter(before)];
  return parseRecords(await readRecords(about, newestFirst, ...from, limit(count)));
}
