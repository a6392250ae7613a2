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

/** Whether a change can be undone now. If not, the reason. */
export type UndoCheck =
  | { state: 'ready' }
  /**
   * `between` contains two versions of each document that differs. If the state is 'changed', the
   * two versions are the values after the change and the stored values. If the state is
   * 'disagrees', they are the values after the previous change and the earlier values in this
   * record. `by` is the record of the last save, or null if it is unknown.
   */
  | { state: 'changed' | 'disagrees'; between: ChangedDocument[]; by: ChangeRecord | null }
  | { state: 'undone'; by: ChangeRecord };

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
 * Returns the history documents of the given series, with equal values in `before` and `after`.
 * Call it only if the points of these documents have not been modified since the change.
 */
const listUnchangedYears = (all: readonly DocumentRestore[], series: readonly SeriesId[]) =>
  all.flatMap(({ recordScope, document: { path, after } }) => {
    const year = recordScope === 'points' ? parseYearPath(path) : null;
    return year !== null && series.includes(year.series) ? [{ path, before: after, after }] : [];
  });

/**
 * Checks whether a change can be undone now. A change cannot be undone if a document of the change
 * was saved again, or if somebody has already undone the change. It also cannot be undone if its
 * record disagrees with the previous record of the same document.
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
  // Prefer the newest save that is neither an undo nor undone, because the stored values probably
  // come from it. Otherwise, use the newest record.
  const by = newer.find(({ id, kind }) => kind !== 'undo' && !undone.has(id)) ?? newer[0] ?? null;
  return { state: 'changed', between: changed, by };
}

/**
 * The outcome of an undo. `undo` is its change record, or null if the record could not be loaded.
 */
export type UndoResult =
  | { result: 'undone'; undo: ChangeRecord | null }
  /** Nothing was written, because the change can no longer be undone. */
  | { result: 'changed' }
  | { result: 'failed'; message: string };

/**
 * Returns the error message of a failed undo. It contains the names of the figures that the server
 * rejected.
 */
function failureMessage(
  { documents }: ChangeRecord,
  { result, error }: { result: 'failed' | 'unknown'; error: unknown },
  describe: DescribeDocument,
): string {
  if (result === 'unknown') return undoMessages.unknown;
  // Leave out the documents of the history, because their figures are already in `names`.
  const described = documents.map(describe).filter(({ recordScope }) => recordScope !== 'points');
  const names = [...new Set(described.map(({ name }) => name))];
  const isRejected = isPermissionError(error) && names.length > 0;
  return isRejected ? undoMessages.refused(names) : undoMessages.failed;
}

/**
 * Restores all documents of a change in one commit. Writes nothing if a document has been modified
 * since, or if a record disagrees with the previous one. An undo is an ordinary save with its own
 * change record.
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
  // Another user may have undone the change at the same moment. The record of the undo shows who
  // was first.
  const undo = await limitTime(readUndos([change.id]), READ_LIMIT_MS).then(
    ([found]) => found ?? null,
    () => null,
  );
  if (outcome.result === 'conflict') {
    if (undo === null) return { result: 'changed' };
    // Load the changes again, so that the page shows the undo of the other user.
    reportWrite();
  }
  return { result: 'undone', undo };
}
