import { doc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import type { Change } from '@/firebase/staff/changes';
import { checkedSave, type Stored } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { reportFailure } from '@/firebase/staff/refusals';
import { readStored } from '@/firebase/staff/storedNow';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import type { Describers } from './describe';
import { undoMessages } from './messages';
import { isAsRecorded, type PutBack, putBacksOf, recordOfUndo, restored } from './putBack';
import { readLast, readUndos } from './readChanges';

/** What stands in the way of an undo, or nothing. */
export type UndoView =
  | { state: 'ready' }
  /** What was saved since, by its path, and by whom last where that is known. */
  | { state: 'changed'; stored: ReadonlyMap<string, Stored>; by: Change | null }
  | { state: 'undone'; by: Change };

/** Whether a change can be undone now: nothing was saved over it, and nobody undid it. */
export async function lookAt(change: Change, describers: Describers): Promise<UndoView> {
  const all = putBacksOf(change, describers);
  const stored = await readStored(all.map(({ document }) => document.path));
  const changed = all
    .filter((each) => !isAsRecorded(each, stored[each.document.path], 'after'))
    .map(({ document }) => document.path);
  if (changed.length === 0) return { state: 'ready' };
  const [undo] = await readUndos([change.id]);
  if (undo !== undefined) return { state: 'undone', by: undo };
  const newer = (await readLast({ paths: changed })).filter(({ id }) => id !== change.id);
  const undone = new Set(newer.map(({ undoes }) => undoes));
  // What stands there now is rather somebody's save than an undo of another.
  const by = newer.find(({ id, kind }) => kind !== 'undo' && !undone.has(id)) ?? newer[0] ?? null;
  return { state: 'changed', stored: new Map(changed.map((path) => [path, stored[path]])), by };
}

/** How an undo ended. With it the record of whoever did it, where that could be read. */
export type UndoEnd =
  | { result: 'undone'; undo: Change | null }
  | { result: 'changed' }
  | { result: 'failed'; message: string };

/**
 * Puts back what was there before a change: all of its documents or none, and only where each is
 * still what the change made of it. The undo has a record of its own.
 */
export async function undoChange(change: Change, describers: Describers): Promise<UndoEnd> {
  const now = serverNow().toISOString();
  const all = putBacksOf(change, describers);
  const needs = all.find((each) => each.needs !== undefined)?.needs;
  const outcome = await checkedSave(
    all.map((each: PutBack) => ({
      ref: doc(firestore(), each.document.path),
      next: (stored: Stored) => restored(each, stored, now),
      isSaved: (stored: Stored) => isAsRecorded(each, stored, 'before'),
      recorded: (stored: Stored, next) => recordOfUndo(each, stored, next),
    })),
    {
      note: { part: change.part, kind: 'undo', undoes: change.id },
      ...(needs !== undefined && { needs: doc(firestore(), needs) }),
    },
  );
  if (outcome.result === 'orphaned') return { result: 'failed', message: undoMessages.needsGone };
  if (outcome.result === 'failed' || outcome.result === 'unknown') {
    const message = outcome.result === 'failed' ? undoMessages.failed : undoMessages.unknown;
    return { result: 'failed', message: reportFailure(message, outcome.error) };
  }
  // Two may have undone it at the same moment: one record tells who did.
  const undo = await withinLimit(readUndos([change.id]), READ_LIMIT_MS).then(
    ([found]) => found ?? null,
    () => null,
  );
  if (outcome.result === 'conflict' && undo === null) return { result: 'changed' };
  return { result: 'undone', undo };
}
