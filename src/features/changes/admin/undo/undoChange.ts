import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type SeriesId, yearAt } from '@/figures/history';
import type { Change, ChangedDocument } from '@/firebase/staff/changes';
import { noteWrite } from '@/firebase/staff/changeWatch';
import { checkedSave, type Target } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { readLast } from '@/firebase/staff/readChanges';
import { isPermissionError, reportFailure } from '@/firebase/staff/permissionErrors';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { pickShared } from '@/lib/difference';
import type { UndoFactsOf } from '@/lib/undoFacts';
import { disagreement } from '../agreement';
import type { Describe } from '../describe';
import { undoMessages } from './messages';
import { readChangeBefore, readUndos } from './readUndos';
import { isAsRecorded, type Restore, restoresOf } from './restore';
import { restoredHomes, UnreadableRecord, undoTargets } from './undoTargets';

/** Result of the check before an undo: ready, or the obstacle. */
export type UndoView =
  | { state: 'ready' }
  /**
   * `between` has two versions of each document. For 'changed', the values after the change and the
   * stored values. For 'disagrees', the values after the previous change and the earlier values in
   * this record. `by` is the last save, or null if it is unknown.
   */
  | { state: 'changed' | 'disagrees'; between: ChangedDocument[]; by: Change | null }
  | { state: 'undone'; by: Change };

/** Returns the documents whose record disagrees with the previous record of that document. */
async function disagreementsOf(
  { at }: Change,
  all: readonly Restore[],
  describe: Describe,
): Promise<ChangedDocument[]> {
  const found = await Promise.all(
    all.map(async ({ document }) => {
      const last = await readChangeBefore(document.path, at);
      const earlier = last?.documents.find(({ path }) => path === document.path);
      return disagreement(document, earlier, describe);
    }),
  );
  return found.filter((each) => each !== null);
}

/**
 * Returns the years of these series, with both versions equal, because the points are still as the
 * change left them.
 */
const unchangedYears = (all: readonly Restore[], series: readonly SeriesId[]) =>
  all.flatMap(({ recordScope, document: { path, after } }) => {
    const year = recordScope === 'points' ? yearAt(path) : null;
    return year !== null && series.includes(year.series) ? [{ path, before: after, after }] : [];
  });

/**
 * Returns whether a change can be undone now: nothing was saved over it, nobody undid it, and its
 * record agrees with those before it.
 */
export async function lookAt(change: Change, describe: Describe): Promise<UndoView> {
  const all = restoresOf(change, describe);
  const [stored, between] = await Promise.all([
    withinLimit(
      Promise.all(all.map(({ document }) => getDoc(doc(firestore(), document.path)))),
      READ_LIMIT_MS,
    ),
    disagreementsOf(change, all, describe),
  ]);
  const changed = all.flatMap((each, index) => {
    const now = stored[index]?.data();
    if (isAsRecorded(each, now, 'after')) return [];
    const { path, after: before } = each.document;
    return [
      {
        path,
        before,
        after: pickShared(now ?? null, before, each.recordScope === 'points' ? 2 : 1),
      },
    ];
  });
  if (changed.length === 0 && between.length > 0) {
    return { state: 'disagrees', between, by: null };
  }
  if (changed.length === 0) {
    try {
      const homes = await withinLimit(restoredHomes(all, serverNow()), READ_LIMIT_MS);
      const outdated = homes.filter(({ isOutdated }) => isOutdated);
      if (outdated.length === 0) return { state: 'ready' };
      const series = outdated.map((home) => home.series);
      changed.push(...unchangedYears(all, series));
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      return { state: 'disagrees', between: [], by: null };
    }
  }
  const [undo] = await readUndos([change.id]);
  if (undo !== undefined) return { state: 'undone', by: undo };
  const newer = (await readLast({ paths: changed.map(({ path }) => path) })).filter(
    ({ at }) => at > change.at,
  );
  const undone = new Set(newer.map(({ undoes }) => undoes));
  // The stored values more likely come from a save than from the undo of another change.
  const by = newer.find(({ id, kind }) => kind !== 'undo' && !undone.has(id)) ?? newer[0] ?? null;
  return { state: 'changed', between: changed, by };
}

/** The outcome of an undo. `undo` is its record, null if that could not be read. */
export type UndoEnd =
  | { result: 'undone'; undo: Change | null }
  /** Nothing was written, because there was an obstacle. */
  | { result: 'changed' }
  | { result: 'failed'; message: string };

/** Returns the message of an undo that failed. It names the figures that the server rejected. */
function failureMessage(
  { documents }: Change,
  { result, error }: { result: 'failed' | 'unknown'; error: unknown },
  describe: Describe,
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
  change: Change,
  describe: Describe,
  factsOf: UndoFactsOf,
): Promise<UndoEnd> {
  const now = serverNow();
  const all = restoresOf(change, describe);
  let targets: Target[];
  try {
    const between = await withinLimit(disagreementsOf(change, all, describe), READ_LIMIT_MS);
    if (between.length > 0) return { result: 'changed' };
    const homes = await withinLimit(restoredHomes(all, now), READ_LIMIT_MS);
    if (homes.some(({ isOutdated }) => isOutdated)) return { result: 'changed' };
    targets = undoTargets(all, homes, now);
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
  const undo = await withinLimit(readUndos([change.id]), READ_LIMIT_MS).then(
    ([found]) => found ?? null,
    () => null,
  );
  if (outcome.result === 'conflict') {
    if (undo === null) return { result: 'changed' };
    // Makes the page load the record of somebody else's undo.
    noteWrite();
  }
  return { result: 'undone', undo };
}
