import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { isSameData } from '@/lib/sameData';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { executeWrite, type WriteOutcome } from './executeWrite';
import { type ChangedDocument, type ChangeMetadata, recordChange } from './changes';
import { isPermissionError, reportPermissionError, reportFailure } from './permissionErrors';

/**
 * The maximum number of attempts. The second attempt is for a save by somebody else at the same
 * moment. The SDK's default of five attempts, with its pauses, would show "Saving..." for 8 seconds
 * to staff without a network.
 */
const SAVE_ATTEMPTS = 2;

/** Aborts the transaction before anything is written. */
class PreconditionError extends Error {
  readonly result: 'conflict' | 'deleted' | 'orphaned';
  constructor(result: PreconditionError['result']) {
    super(result);
    this.result = result;
  }
}

/** The data of a stored document (`snapshot.data()`); undefined if it does not exist. */
export type StoredData = DocumentData | undefined;

/** `SaveTarget.next` returns this to delete the document. */
export const DELETE_DOCUMENT = Symbol('delete the document');

/** A document to save. Targets on the same document are applied in order. */
export interface SaveTarget {
  ref: DocumentReference;
  /**
   * If true, the save does not create the document again if somebody has deleted it since it was
   * loaded.
   */
  mustExist?: boolean;
  /**
   * Returns the whole new document. It is made from the stored document, so it can keep a list
   * order that somebody else has changed. Returns `stored` itself to leave the document unchanged.
   * Returns null for a conflict: the stored document differs from the loaded one, so nothing is
   * written.
   *
   * A save may be attempted twice, so `stored` may already be the result of the first attempt.
   * `committed` returns the state that another document will have after the save.
   */
  next: (
    stored: StoredData,
    committed: (path: string) => StoredData,
  ) => DocumentData | typeof DELETE_DOCUMENT | null;
  /** Returns whether the stored document is the result of this save. */
  isSaved: (stored: StoredData) => boolean;
  /**
   * The key (day or period) of the point that this target writes, by the path of the document that
   * has the same figure on Home: `{ 'marketIndices/ASI': '2026-11-27' }`.
   */
  shows?: Readonly<Record<string, string>>;
  /**
   * Returns the part of the document for the change record. By default, the record has the whole
   * document.
   */
  recorded?: (stored: StoredData, next: DocumentData) => Omit<ChangedDocument, 'path'>;
}

interface SaveOptions {
  note: ChangeMetadata;
  /** A document that must exist, such as the category of a file. Otherwise nothing is written. */
  requiredRef?: DocumentReference | undefined;
  /** Stops waiting for a pending write. The stored documents are then read at once. */
  signal?: AbortSignal | undefined;
}

/**
 * The outcome of a checked save. 'conflict': somebody else changed a document after it was loaded.
 * 'deleted': a document with `mustExist` is gone. 'orphaned': the required document is gone.
 */
export type CheckedOutcome = WriteOutcome | Pick<PreconditionError, 'result'>;
/** `changeId` is the id of the change record; null if nothing was written. */
type RecordedOutcome = CheckedOutcome & { changeId: string | null };

/** The change of a document, combined from all targets on this document. */
interface PlannedWrite extends ChangedDocument {
  ref: DocumentReference;
  /** The new data; undefined if the write deletes the document. */
  next: StoredData;
}

/**
 * Returns the new state of each document. The targets are applied in order.
 * @throws {PreconditionError} if a target does not accept the stored document
 */
function planWrites(
  targets: readonly SaveTarget[],
  storedAt: (path: string) => StoredData,
): PlannedWrite[] {
  const planned = new Map<string, PlannedWrite>();
  const committed = (path: string) => {
    const earlier = planned.get(path);
    return earlier === undefined ? storedAt(path) : earlier.next;
  };
  for (const { ref, mustExist = false, next, recorded } of targets) {
    const earlier = planned.get(ref.path);
    const stored = committed(ref.path);
    if (mustExist && stored === undefined) throw new PreconditionError('deleted');
    const data = next(stored, committed);
    if (data === null) throw new PreconditionError('conflict');
    if (data === DELETE_DOCUMENT) {
      const before = earlier === undefined ? (stored ?? null) : earlier.before;
      planned.set(ref.path, { ref, next: undefined, path: ref.path, before, after: null });
      continue;
    }
    const { before, after } = recorded?.(stored, data) ?? { before: stored ?? null, after: data };
    planned.set(ref.path, {
      ref,
      next: data,
      path: ref.path,
      before: earlier === undefined ? before : { ...earlier.before, ...before },
      after: { ...earlier?.after, ...after },
    });
  }
  return [...planned.values()];
}

/**
 * Replaces all documents or none, and adds the change record, in one transaction. Writes nothing if
 * a document has changed since it was loaded. If no answer arrives, reads the documents to find out
 * whether the save succeeded.
 */
export async function checkedSave(
  targets: readonly SaveTarget[],
  { note, requiredRef, signal }: SaveOptions,
): Promise<RecordedOutcome> {
  const database = targets[0]?.ref.firestore;
  if (database === undefined) return { result: 'done', changeId: null };
  const refs = [...new Map(targets.map(({ ref }) => [ref.path, ref])).values()];
  let changeId: string | null = null;
  let lastRead = new Map<string, StoredData>();
  const write = async (transaction: Transaction): Promise<void> => {
    if (requiredRef !== undefined && !(await transaction.get(requiredRef)).exists())
      throw new PreconditionError('orphaned');
    const snapshots = await Promise.all(refs.map((ref) => transaction.get(ref)));
    const stored = new Map(snapshots.map((each) => [each.ref.path, each.data()]));
    lastRead = stored;
    const planned = planWrites(targets, (path) => stored.get(path)).filter(
      ({ path, next }) => next !== stored.get(path),
    );
    if (planned.length === 0) return;
    // If the response to the first attempt was lost, the second attempt may find that its documents
    // and its change record are stored already.
    const done = planned.every(({ path, next }) => isSameData(stored.get(path), next));
    if (changeId !== null && done) return;
    for (const { ref, next } of planned) {
      if (next === undefined) transaction.delete(ref);
      else transaction.set(ref, next);
    }
    const shown = targets.flatMap(({ shows = {} }) => Object.entries(shows));
    const isPlanned = ([path]: [string, string]) => planned.some((each) => each.path === path);
    const shows = Object.fromEntries(shown.filter(isPlanned));
    changeId = recordChange(transaction, { ...note, shows }, planned);
  };
  const readNow = async () => {
    const snapshots = await Promise.all(refs.map((ref) => getDoc(ref)));
    return new Map(snapshots.map((each) => [each.ref.path, each.data()]));
  };
  const isSaved = async () => {
    const stored = await readNow();
    return targets.every(({ ref, isSaved: isTargetSaved }) => isTargetSaved(stored.get(ref.path)));
  };
  const save = () =>
    executeWrite(
      () => runTransaction(database, write, { maxAttempts: SAVE_ATTEMPTS }),
      isSaved,
      signal,
    );
  const hasChangedSinceRead = async () => {
    const stored = await limitTime(readNow(), READ_LIMIT_MS);
    return refs.some(({ path }) => !isSameData(stored.get(path), lastRead.get(path)));
  };
  let outcome = await save();
  // firestore.rules compares the change record with the stored documents. It may reject a save
  // before the SDK notices that a document has changed. A second attempt then finds the conflict.
  if (
    outcome.result === 'failed' &&
    isPermissionError(outcome.error) &&
    (await hasChangedSinceRead().catch(() => false))
  )
    outcome = await save();
  if (outcome.result === 'done') return { ...outcome, changeId };
  const { error } = outcome;
  return error instanceof PreconditionError
    ? { result: error.result, changeId: null }
    : { ...outcome, changeId };
}

export type SaveResult =
  | Exclude<CheckedOutcome, { error: unknown }>
  | { result: 'failed' | 'unknown'; message: string };

/**
 * Converts an outcome to a result. Logs a failure with `message`, and reports a permission error.
 */
export function toSaveResult(outcome: CheckedOutcome, message: string): SaveResult {
  if (!('error' in outcome)) return outcome;
  return { result: outcome.result, message: reportFailure(message, outcome.error) };
}

export interface CheckedWrite {
  ref: DocumentReference;
  loaded: StoredData;
  next: DocumentData;
  /** The documents of earlier saves that timed out. They may have been stored since. */
  attempted?: readonly DocumentData[];
}

/**
 * Returns the target that replaces a document. The save is a conflict if the document has changed
 * since it was loaded, unless `overwrite` is true.
 */
export function replaceIfUnchanged(
  { ref, loaded, next, attempted = [] }: CheckedWrite,
  overwrite = false,
): SaveTarget {
  // If the response to an earlier save was lost, the stored document may be the result of that
  // save.
  const known = [loaded, next, ...attempted];
  return {
    ref,
    next: (stored) => (overwrite || known.some((each) => isSameData(stored, each)) ? next : null),
    isSaved: (stored) => isSameData(stored, next),
  };
}

/**
 * Executes a checked save of figures.
 * @returns the id of the change record, or 'conflict' if nothing was written
 * @throws errors of the SDK; a permission error is also reported
 */
export async function saveFigures(
  targets: readonly SaveTarget[],
  note: ChangeMetadata,
): Promise<{ result: 'saved'; changeId: string | null } | { result: 'conflict' }> {
  const outcome = await checkedSave(targets, { note });
  if (outcome.result === 'done') return { result: 'saved', changeId: outcome.changeId };
  if (!('error' in outcome)) return { result: 'conflict' };
  reportPermissionError(outcome.error);
  throw outcome.error;
}
