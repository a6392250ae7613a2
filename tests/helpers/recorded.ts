/** Writes by staff together with the change record that the rules require in the same commit. */
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
import {
  hasTenures,
  hasPeriods,
  isPointKey,
  parsePoints,
  type Points,
  type SeriesId,
  seriesIds,
  withPoint,
  getYear,
  toYearPath,
} from '@/figures/history';
import { findIndicatorPeriod } from '@/figures/admin/points';
import { recentPath } from '@/figures/recent';
import { figures } from '@/figures/registry';
import { parseTenure } from '@/figures/market';
import { toLagosDay } from '@/lib/days';
import { isSameData } from '@/lib/sameData';
import { toFields } from '@/lib/stored';
import { staffAccount, visitorAccount } from '../../seed/accounts';

/** A write that replaces, updates or deletes a document. */
export type StaffWrite =
  | { path: string; set: DocumentData }
  | { path: string; update: DocumentData }
  | { path: string; remove: true };

/** Sets the fields with the time of the last save to the current time. */
export function withSaveTimes(data: DocumentData): DocumentData {
  const now = new Date().toISOString();
  return {
    ...data,
    ...('lastUpdated' in data && { lastUpdated: now }),
    ...('updatedAt' in data && { updatedAt: now }),
  };
}

interface RecordOptions {
  /** Changes the record before it is sent. Return null to send no record. */
  record?: (fields: DocumentData) => DocumentData | null;
  /** Changes the document `lastChanges/{uid}` before it is sent. */
  last?: (fields: DocumentData) => DocumentData;
  /** The author's uid in the record and in the path of `lastChanges/{uid}`. */
  uid?: string;
  /** True to omit the history points that the rules require for a figure on Home. */
  withoutPoints?: boolean;
}

/** Returns the points of `document` that differ from those of `other`. A missing point is null. */
function findChangedPoints(
  document: DocumentData | null,
  other: DocumentData | null,
): DocumentData {
  const maps = Object.entries({ ...other, ...document }).filter(([, map]) => toFields(map));
  return Object.fromEntries(
    maps.map(([name]) => {
      const points = toFields(document?.[name]) ?? {};
      const others = toFields(other?.[name]) ?? {};
      const keys = Object.keys({ ...others, ...points }).filter(
        (key) => !isSameData(points[key], others[key]),
      );
      return [name, Object.fromEntries(keys.map((key) => [key, points[key] ?? null]))];
    }),
  );
}

/**
 * Returns the history point that belongs to a figure on Home: its series, key and figure. Returns
 * null for other documents.
 */
function findHomePoint({ path, set }: { path: string; set: DocumentData }) {
  const series = seriesIds.find((id) => figures[id].path === path);
  const { date, value, change, price, percentage, tenures }: Record<string, unknown> = set;
  const day = series === 'asi' ? String(date) : toLagosDay(new Date());
  const key = series && hasPeriods(series) ? findIndicatorPeriod(series, String(date)) : day;
  if (series === undefined || key === null || !isPointKey(series, key)) return null;
  const figure =
    tenures === undefined
      ? {
          value: Number(value ?? price ?? percentage),
          ...(change !== undefined && { change: Number(change) }),
        }
      : {
          tenures: Array.isArray(tenures) ? tenures.flatMap((each) => parseTenure(each) ?? []) : [],
        };
  return { series, key, figure };
}

/**
 * Returns the points that the writes require, grouped by year. Also returns the key of the point
 * that belongs to each written figure on Home. A figure on Home or a session in `history/recent`
 * requires a point.
 */
async function findRequiredPoints(db: Firestore, writes: readonly StaffWrite[]) {
  const years = new Map<string, { series: SeriesId; year: number; points: Points }>();
  const shows: Record<string, string> = {};
  const addPoint = async (series: SeriesId, key: string, next: (points: Points) => Points) => {
    const [year, path] = [getYear(key), toYearPath(series, getYear(key))];
    if (writes.some((write) => write.path === path)) return;
    const readStoredPoints = async () =>
      parsePoints(series, year, (await getDoc(doc(db, path))).data());
    const before = years.get(path)?.points ?? (await readStoredPoints());
    const points = next(before);
    if (points !== before) years.set(path, { series, year, points });
  };
  for (const write of writes) {
    if (!('set' in write)) continue;
    const shown = findHomePoint(write);
    if (shown !== null) {
      const { series, key, figure } = shown;
      shows[write.path] = key;
      await addPoint(series, key, (all) => withPoint(all, series, key, figure, new Date()));
    }
    if (write.path !== recentPath) continue;
    for (const [series, list] of Object.entries(toFields(write.set['lists']) ?? {})) {
      const { day, tenures }: Readonly<Record<string, unknown>> = toFields(list) ?? {};
      if (!hasTenures(series) || typeof day !== 'string' || !isPointKey(series, day)) continue;
      const points = { [day]: { tenures, savedAt: '2026-11-19T15:30:00.000Z' } };
      const { [day]: point } = parsePoints(series, getYear(day), { points });
      if (point !== undefined) await addPoint(series, day, (all) => ({ ...all, [day]: point }));
    }
    for (const series of ['asi', 'exchangeRate'] as const) {
      for (const key of Object.keys(toFields(write.set[series]) ?? {})) {
        if (!isPointKey(series, key)) continue;
        const points: unknown = write.set[series];
        const { [key]: point } = parsePoints(series, getYear(key), { points });
        if (point !== undefined)
          await addPoint(series, key, (all) =>
            isSameData(all[key], point) ? all : { ...all, [key]: point },
          );
      }
    }
  }
  return { years: [...years].map(([path, set]) => ({ path, set })), shows };
}

/** Adds the required revision to the write of a year, unless it already has revisions. */
async function addRevision(db: Firestore, write: StaffWrite): Promise<StaffWrite> {
  if (!('set' in write) || !write.path.startsWith('history/') || 'revisions' in write.set)
    return write;
  const stored = (await getDoc(doc(db, write.path))).data();
  const why = { reason: 'correction', note: 'Two digits were swapped.' } as const;
  return { ...write, set: revised(stored, write.set, why, new Date()) };
}

async function createRecord(db: Firestore, writes: readonly StaffWrite[], uid: string) {
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
      before[write.path] = findChangedPoints(stored, write.set);
      after[write.path] = findChangedPoints(write.set, stored);
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

export async function commitWithRecord(
  db: Firestore,
  writes: readonly StaffWrite[],
  {
    record = (fields) => fields,
    last = (fields) => fields,
    uid = staffAccount.uid,
    withoutPoints: alone = false,
  }: RecordOptions = {},
): Promise<void> {
  const batch = writeBatch(db);
  const { years, shows } = await findRequiredPoints(db, writes);
  const sent = alone ? writes : [...writes, ...years];
  const all = await Promise.all(sent.map((write) => addRevision(db, write)));
  for (const write of all) {
    const target = doc(db, write.path);
    if ('set' in write) batch.set(target, write.set);
    else if ('update' in write) batch.update(target, write.update);
    else batch.delete(target);
  }
  const fields = record({ ...(await createRecord(db, all, uid)), shows });
  if (fields !== null) {
    const change = doc(collection(db, 'changes'));
    batch.set(change, fields);
    batch.set(doc(db, 'lastChanges', uid), last({ ...fields, change: change.id }));
  }
  await batch.commit();
}

export const setWithRecord = (db: Firestore, path: string, set: DocumentData) =>
  commitWithRecord(db, [{ path, set }]);
