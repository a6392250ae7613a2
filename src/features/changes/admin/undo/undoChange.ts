import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type SeriesId, parseYearPath } from '@/figures/history';
import type { ChangeRecord, ChangedDocument } from '@/firebase/staff/changes';
import { reportWrite } from '@/firebase/staff/changeWatch';
import { checkedSave, type SaveTarget } from '@/firebase/staff/checkedSave';
import { getServerNow } from '@/firebase/staff/clock';
import { readLastChanges } from '@/firebase/staff/readChanges';
import { isPermissionError, reportFailure } from '@/firebase/staff/permissionErrors';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { pickSharedFields } from '@/lib/difference';
import type { GetUndoFacts } from '@/lib/undoFacts';
import { findDisagreement } from '../agreement';
import type { DescribeDocument } from '../describe';
import { undoMessages } from './messages';
import { readChangeBefore, readUndos } from './readUndos';
import { isAsRecorded, type DocumentRestore, listRestores } from './restore';
import { loadRestoredHomes, UnreadableRecord, createUndoTargets } from './undoTargets';

/** Result of the check before an undo: ready, or the obstacle. */
export type UndoCheck =
  | { state: 'ready' }
  /**
   * `between` has two versions of each document. For 'changed', the values after the change and the
   * stored values. For 'disagrees', the values after the previous change and the earlier values in
   * this record. `by` is the last save, or null if it is unknown.
   */
  | { state: 'changed' | 'disagrees'; between: ChangedDocument[]; by: ChangeRecord | null }
  | { state: 'undone'; by: ChangeRecord };

/** Returns the documents whose record disagrees with the previous record of that document. */
async function findDisagreements(
  { at }: ChangeRecord,
  all: readonly DocumentRestore[],
  describe: DescribeDocument,
): Promise<ChangedDocument[]> {
  const found = await Promise.all(
    all.map(async ({ document }) => {
      const last = await readChangeBefore(document.path, at);
      const earlier = last?.documents.find(({ path }) => path === document.path);
      return findDisagreement(document, earlier, describe);
    }),
  );
  return found.filter((each) => each !== null);
}

/**
 * Returns the years of these series, with both versions equal, because the points are still as the
 * change left them.
 */
const listUnchangedYears = (all: readonly DocumentRestore[], series: readonly SeriesId[]) =>
  all.flatMap(({ recordScope, document: { path, after } }) => {
    const year = recordScope === 'points' ? parseYearPath(path) : null;
    return year !== null && series.includes(year.series) ? [{ path, before: after, after }] : [];
  });

/**
 * Returns whether a change can be undone now: nothing was saved over it, nobody undid it, and its
 * record agrees with those before it.
 */
export async function checkUndo(
  change: ChangeRecord,
  describe: DescribeDocument,
): Promise<UndoCheck> {
  const all = listRestores(change, describe);
  const [stored, between] = await Promise.all([
    limitTime(
      Promise.all(all.map(({ document }) => getDoc(doc(firestore(), document.path)))),
      READ_LIMIT_MS,
    ),
    findDisagreements(change, all, describe),
  ]);
  const changed = all.flatMap((each, index) => {
    const now = stored[index]?.data();
    if (isAsRecorded(each, now, 'after')) return [];
    const { path, after: before } = each.document;
    return [
      {
        path,
        before,
        after: pickSharedFields(now ?? null, before, each.recordScope === 'points' ? 2 : 1),
      },
    ];
  });
  if (changed.length === 0 && between.length > 0) {
    return { state: 'disagrees', between, by: null };
  }
  if (changed.length === 0) {
    try {
      const homes = await limitTime(loadRestoredHomes(all, getServerNow()), READ_LIMIT_MS);
      const outdated = homes.filter(({ isOutdated }) => isOutdated);
      if (outdated.length === 0) return { state: 'ready' };
      const series = outdated.map((home) => home.series);
      changed.push(...listUnchangedYears(all, series));
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      return { state: 'disagrees', between: [], by: null };
    }
  }
  const [undo] = await readUndos([change.id]);
  if (undo !== undefined) return { state: 'undone', by: undo };
  const newer = (await readLastChanges({ paths: changed.map(({ path }) => path) })).filter(
    ({ at }) => at > change.at,
  );
  const undone = new Set(newer.map(({ undoes }) => undoes));
  // The stored values more likely come from a save than from the undo of another change.
  const by = newer.find(({ id, kind }) => kind !== 'undo' && !undone.has(id)) ?? newer[0] ?? null;
  return { state: 'changed', between: changed, by };
}

/** The outcome of an undo. `undo` is its record, null if that could not be read. */
export type UndoResult =
  | { result: 'undone'; undo: ChangeRecord | null }
  /** Nothing was written, because there was an obstacle. */
  | { result: 'changed' }
  | { result: 'failed'; message: string };

/** Returns the message of an undo that failed. It names the figures that the server rejected. */
function failureMessage(
  { documents }: ChangeRecord,
  { result, error }: { result: 'failed' | 'unknown'; error: unknown },
  describe: DescribeDocument,
): string {
  if (result === 'unknown') return undoMessages.unknown;
  // The figures of the points are named already, so the documents of the history are left out.
  const described = documents.map(describe).filter(({ recordScope }) => recordScope !== 'points');
  const names = [...new Set(described.map(({ name }) => name))];
  const isRejected = isPermissionError(error) && names.length > 0;
  return isRejected ? undoMessages.refused(names) : undoMessages.failed;
}

/**
 * Restores all documents of a change, or none. Writes nothing if a document has changed since, or
 * if its record disagrees with the previous one. An undo is an ordinary save with its own record.
 */
export async function undoChange(
  change: ChangeRecord,
  describe: DescribeDocument,
  factsOf: GetUndoFacts,
): Promise<UndoResult> {
  const now = getServerNow();
  const all = listRestores(change, describe);
  let targets: SaveTarget[];
  try {
    const between = await limitTime(findDisagreements(change, all, describe), READ_LIMIT_MS);
    if (between.length > 0) return { result: 'changed' };
    const homes = await limitTime(loadRestoredHomes(all, now), READ_LIMIT_MS);
    if (homes.some(({ isOutdated }) => isOutdated)) return { result: 'changed' };
    targets = createUndoTargets(all, homes, now);
  } catch (error) {
    const message =
      error instanceof UnreadableRecord ? undoMessages.unreadable : undoMessages.failed;
    return { result: 'failed', message: reportFailure(message, error) };
  }
  const [needs] = change.documents.flatMap((document) => factsOf(document).needs ?? []);
  const outcome = await checkedSave(targets, {
    note: { part: change.part, kind: 'undo', undoes: change.id },
    ...(needs !== undefined && { requiredRef: doc(firestore(), needs) }),
  });
  if (outcome.result === 'orphaned') return { result: 'failed', message: undoMessages.needsGone };
  if (outcome.result === 'failed' || outcome.result === 'unknown') {
    const message = failureMessage(change, outcome, describe);
    return { result: 'failed', message: reportFailure(message, outcome.error) };
  }
  // Two people may have undone the change at the same moment. The record shows who did.
  const undo = await limitTime(readUndos([change.id]), READ_LIMIT_MS).then(
    ([found]) => found ?? null,
    () => null,
  );
  if (outcome.result === 'conflict') {
    if (undo === null) return { result: 'changed' };
    // Makes the page load the record of somebody else's undo.
    reportWrite();
  }
  return { result: 'undone', undo };
}
