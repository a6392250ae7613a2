import {
  type DocumentData,
  type DocumentReference,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { sameData } from '@/lib/sameData';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { executeWrite, type Outcome } from './executeWrite';
import { type ChangedDocument, type ChangeNote, recordChange } from './changes';
import { isPermissionError, reportPermissionError, reportFailure } from './permissionErrors';

/**
 * The most tries of a save: the second is for a save at the same moment. The SDK's own five, with
 * their pauses, would keep staff without a network at "Saving..." for 8 seconds.
 */
const SAVE_ATTEMPTS = 2;

/** Ends the transaction before anything is sent. */
class PreconditionError extends Error {
  readonly result: 'conflict' | 'deleted' | 'orphaned';
  constructor(result: PreconditionError['result']) {
    super(result);
    this.result = result;
  }
}

/** A stored document: `snapshot.data()`, undefined where there is none. */
export type StoredData = DocumentData | undefined;

/** A document of a save. Targets on the same document are applied one after the other. */
export interface Target {
  ref: DocumentReference;
  /** It was loaded, and does not come back where somebody deleted it meanwhile. */
  mustExist?: boolean;
  /**
   * Returns the whole new document, made from the stored one, so it can keep an order that somebody
   * else has changed. If it returns `stored` itself, the document is not written. If the stored
   * document is no longer what the form loaded, it returns null, and nothing is written.
   *
   * A save may be tried twice, so `next` may be called again with the document that the first try
   * has stored. `committed` returns what another document of the save becomes.
   */
  next: (stored: StoredData, committed: (path: string) => StoredData) => DocumentData | null;
  /** Returns whether what is stored is what this save writes. */
  isSaved: (stored: StoredData) => boolean;
  /** By the path of a document of Home: the day or period whose point this target has for it. */
  shows?: Readonly<Record<string, string>>;
  /** Returns the part of the document for the change record, where that is not all of it. */
  recorded?: (stored: StoredData, next: DocumentData) => Omit<ChangedDocument, 'path'>;
}

interface SaveOptions {
  note: ChangeNote;
  /** A document that must be there for these to make sense; without it nothing is written. */
  requiredRef?: DocumentReference | undefined;
  /** Ends the wait for a write that hangs: what is stored is asked at once. */
  signal?: AbortSignal | undefined;
}

/**
 * The outcome of a checked save: 'conflict' where someone else changed a document after it was
 * loaded, 'deleted' where one that `mustExist` is gone, 'orphaned' where that is one that it
 * `needs`.
 */
export type CheckedOutcome = Outcome | Pick<PreconditionError, 'result'>;
/** The same, with the id of the change's record; null where nothing was written. */
type RecordedOutcome = CheckedOutcome & { changeId: string | null };

/** The change of one document by a save, of all targets on it. */
interface PlannedWrite extends ChangedDocument {
  ref: DocumentReference;
  next: DocumentData;
}

/**
 * Returns what each document becomes, in the targets' order.
 * @throws {PreconditionError} where a target does not accept what is stored
 */
function plan(targets: readonly Target[], storedAt: (path: string) => StoredData): PlannedWrite[] {
  const planned = new Map<string, PlannedWrite>();
  const committed = (path: string) => planned.get(path)?.next ?? storedAt(path);
  for (const { ref, mustExist = false, next, recorded } of targets) {
    const earlier = planned.get(ref.path);
    const stored = committed(ref.path);
    if (mustExist && stored === undefined) throw new PreconditionError('deleted');
    const data = next(stored, committed);
    if (data === null) throw new PreconditionError('conflict');
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
 * Replaces documents, all or none, with the record of that, in one transaction that reads them
 * first: where one is no longer what was loaded, nothing is written. Where no answer comes, it asks
 * what is stored.
 */
export async function checkedSave(
  targets: readonly Target[],
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
    const planned = plan(targets, (path) => stored.get(path)).filter(
      ({ path, next }) => next !== stored.get(path),
    );
    if (planned.length === 0) return;
    // A second attempt may meet what the first has stored: its answer was lost, its record is
    // there.
    const done = planned.every(({ path, next }) => sameData(stored.get(path), next));
    if (changeId !== null && done) return;
    for (const { ref, next } of planned) transaction.set(ref, next);
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
    const stored = await withinLimit(readNow(), READ_LIMIT_MS);
    return refs.some(({ path }) => !sameData(stored.get(path), lastRead.get(path)));
  };
  let outcome = await save();
  // The rules compare what the record says was stored, and may do so before the database says that
  // it is no longer: that is met once more.
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

/** The outcome of a save, with the message of a failure. */
export type SaveResult =
  | Exclude<CheckedOutcome, { error: unknown }>
  | { result: 'failed' | 'unknown'; message: string };

/** Returns how a save ended; a failure is reported under this message. */
export function toSaveResult(outcome: CheckedOutcome, message: string): SaveResult {
  if (!('error' in outcome)) return outcome;
  return { result: outcome.result, message: reportFailure(message, outcome.error) };
}

export interface CheckedWrite {
  ref: DocumentReference;
  loaded: StoredData;
  next: DocumentData;
  /**
   * The documents that earlier saves of this form sent: they may have arrived after they timed out.
   */
  attempted?: readonly DocumentData[];
}

/**
 * Returns the target that replaces a form's document if it is still what the form loaded, or
 * `overwrite`.
 */
export function replaceIfUnchanged(
  { ref, loaded, next, attempted = [] }: CheckedWrite,
  overwrite = false,
): Target {
  // What is stored may already be ours: a save whose answer was lost on the way.
  const known = [loaded, next, ...attempted];
  return {
    ref,
    next: (stored) => (overwrite || known.some((each) => sameData(stored, each)) ? next : null),
    isSaved: (stored) => sameData(stored, next),
  };
}

/**
 * Carries out a checked save of figures.
 * @returns the id of its record, or 'conflict' where nothing was written
 * @throws what the SDK throws; a permission error is reported
 */
export async function saveFigures(
  targets: readonly Target[],
  note: ChangeNote,
): Promise<{ result: 'saved'; changeId: string | null } | { result: 'conflict' }> {
  const outcome = await checkedSave(targets, { note });
  if (outcome.result === 'done') return { result: 'saved', changeId: outcome.changeId };
  if (!('error' in outcome)) return { result: 'conflict' };
  reportPermissionError(outcome.error);
  throw outcome.error;
}
