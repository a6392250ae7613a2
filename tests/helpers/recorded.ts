/** Writes by staff as the rules want them: with the record of the change in the same commit. */
import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { withRevision as revised } from '@/firebase/staff/historyTargets';
import { parsePoints, withPoint, yearOf, yearPath } from '@/figures/history';
import { figures } from '@/figures/registry';
import { isCalendarDate } from '@/lib/days';
import { sameData } from '@/lib/sameData';
import { fieldsOf } from '@/lib/stored';
import { staffAccount, visitorAccount } from '../../seed/accounts';

/** A document as it becomes: whole, some fields of it, or gone. */
export type StaffWrite =
  | { path: string; set: DocumentData }
  | { path: string; update: DocumentData }
  | { path: string; remove: true };

/** The document as staff save it now: what says when it was saved, says so. */
export function savedNow(data: DocumentData): DocumentData {
  const now = new Date().toISOString();
  return {
    ...data,
    ...('lastUpdated' in data && { lastUpdated: now }),
    ...('updatedAt' in data && { updatedAt: now }),
  };
}

interface Recording {
  /** Changes the record before it is sent; null sends none. */
  record?: (fields: DocumentData) => DocumentData | null;
  /** Changes what names the record. */
  last?: (fields: DocumentData) => DocumentData;
  /** Who is named as the author, and where the record is named. */
  uid?: string;
  /** The index goes without the close of its day, which it needs. */
  alone?: boolean;
}

/** What a record says of the history: of the points in which two documents differ, null for none. */
function pointsIn(document: DocumentData | null, other: DocumentData | null): DocumentData {
  const maps = Object.entries({ ...other, ...document }).filter(([, map]) => fieldsOf(map));
  return Object.fromEntries(
    maps.map(([name]) => {
      const points = fieldsOf(document?.[name]) ?? {};
      const others = fieldsOf(other?.[name]) ?? {};
      const keys = Object.keys({ ...others, ...points }).filter(
        (key) => !sameData(points[key], others[key]),
      );
      return [name, Object.fromEntries(keys.map((key) => [key, points[key] ?? null]))];
    }),
  );
}

/** The year of the history with the close that an index on Home is to have there, where it has another. */
async function closeOf(db: Firestore, writes: readonly StaffWrite[]): Promise<StaffWrite[]> {
  const index = writes.find(({ path }) => path === figures.asi.path);
  if (index === undefined || !('set' in index)) return [];
  const { date, value }: Record<string, unknown> = index.set;
  if (typeof value !== 'number' || typeof date !== 'string' || !isCalendarDate(date)) return [];
  const year = yearOf(date);
  const path = yearPath('asi', year);
  const stored = parsePoints('asi', year, (await getDoc(doc(db, path))).data());
  const points = withPoint(stored, 'asi', date, { value }, new Date());
  const isTold = points === stored || writes.some((write) => write.path === path);
  return isTold ? [] : [{ path, set: { series: 'asi', year, points } }];
}

/** A year of the history with the revision that it needs; one that says its own keeps that. */
async function withRevision(db: Firestore, write: StaffWrite): Promise<StaffWrite> {
  if (!('set' in write) || !write.path.startsWith('history/') || 'revisions' in write.set)
    return write;
  const stored = (await getDoc(doc(db, write.path))).data();
  const why = { reason: 'correction', note: '' } as const;
  return { ...write, set: revised(stored, write.set, why, new Date()) };
}

async function recordOf(db: Firestore, writes: readonly StaffWrite[], uid: string) {
  const before: DocumentData = {};
  const after: DocumentData = {};
  for (const write of writes) {
    const stored = (await getDoc(doc(db, write.path))).data() ?? null;
    before[write.path] = stored;
    if ('remove' in write && stored !== null && write.path.startsWith('resourceFiles/')) {
      const { name, path }: Record<string, unknown> = stored;
      before[write.path] = { name, path };
    }
    if ('set' in write) after[write.path] = write.set;
    else after[write.path] = 'update' in write ? { ...stored, ...write.update } : null;
    if ('set' in write && write.path.startsWith('history/')) {
      before[write.path] = pointsIn(stored, write.set);
      after[write.path] = pointsIn(write.set, stored);
    }
  }
  return {
    at: serverTimestamp(),
    by: uid,
    email: (uid === visitorAccount.uid ? visitorAccount : staffAccount).email,
    part: 'test',
    kind: 'save',
    undoes: '',
    paths: Object.keys(after),
    before,
    after,
    expires: Timestamp.fromMillis(Date.now() + 365 * 86_400_000),
  };
}

/** Carries the writes out in one commit, with their record. */
export async function commitRecorded(
  db: Firestore,
  writes: readonly StaffWrite[],
  {
    record = (fields) => fields,
    last = (fields) => fields,
    uid = staffAccount.uid,
    alone = false,
  }: Recording = {},
): Promise<void> {
  const batch = writeBatch(db);
  const closes = alone ? [] : await closeOf(db, writes);
  const all = await Promise.all([...writes, ...closes].map((write) => withRevision(db, write)));
  for (const write of all) {
    const target = doc(db, write.path);
    if ('set' in write) batch.set(target, write.set);
    else if ('update' in write) batch.update(target, write.update);
    else batch.delete(target);
  }
  const fields = record(await recordOf(db, all, uid));
  if (fields !== null) {
    const change = doc(collection(db, 'changes'));
    batch.set(change, fields);
    batch.set(doc(db, 'lastChanges', uid), last({ ...fields, change: change.id }));
  }
  await batch.commit();
}

export const setRecorded = (db: Firestore, path: string, set: DocumentData) =>
  commitRecorded(db, [{ path, set }]);
export const deleteRecorded = (db: Firestore, path: string) =>
  commitRecorded(db, [{ path, remove: true }]);
