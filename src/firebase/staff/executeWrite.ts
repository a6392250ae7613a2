import { type DocumentReference, getDoc } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, TimedOut, limitTime, WRITE_LIMIT_MS } from '@/lib/timeLimit';
import { fetchServerTime } from './authClient';
import { reportWrite } from './changeWatch';
import { findClockError } from './clock';
import { isPermissionError } from './permissionErrors';
import { rejectOnAbort } from '@/lib/unlessAborted';

/**
 * The outcome of a write. 'unknown' means that the write failed or timed out, and that it is
 * unclear whether the document was stored.
 */
export type WriteOutcome = { result: 'done' } | { result: 'failed' | 'unknown'; error: unknown };

const DONE: WriteOutcome = { result: 'done' };

/**
 * Executes a write. If the write fails or times out, `wasDone` reads whether the document was
 * stored anyway, because only the response may have been lost. Without this check, staff would see
 * an error and save again. Resolves within `WRITE_LIMIT_MS`. A write that is still pending then has
 * the outcome 'unknown'. A sent request cannot be cancelled, so `wasDone` is called immediately
 * when the signal aborts.
 */
export async function executeWrite(
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  signal?: AbortSignal,
): Promise<WriteOutcome> {
  const outcome = await attemptWrite(write, wasDone, signal);
  if (outcome.result === 'done') reportWrite();
  return outcome;
}

async function attemptWrite(
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<WriteOutcome> {
  const deadline = Date.now() + WRITE_LIMIT_MS;
  const getRemainingMs = () => Math.max(0, deadline - Date.now());
  const written = write();
  let error: unknown;
  try {
    await limitTime(rejectOnAbort(written, signal), READ_LIMIT_MS);
    return DONE;
  } catch (problem) {
    error = problem;
  }
  if (isPermissionError(error)) {
    const clock = await limitTime(findClockError(fetchServerTime), getRemainingMs()).catch(
      () => null,
    );
    return { result: 'failed', error: clock ?? error };
  }
  const readResult: Promise<WriteOutcome> = limitTime(wasDone(), getRemainingMs()).then(
    (done) => (done ? DONE : { result: 'failed', error }),
    () => ({ result: 'unknown', error }),
  );
  return error instanceof TimedOut || signal?.aborted === true
    ? awaitFirstAnswer(limitTime(written, getRemainingMs()), readResult, error)
    : readResult;
}

/**
 * Waits for the late response to the write and for the read of the stored document. Returns the
 * outcome that is known first. If neither shows the outcome, returns 'unknown'.
 */
function awaitFirstAnswer(
  late: Promise<unknown>,
  readResult: Promise<WriteOutcome>,
  error: unknown,
): Promise<WriteOutcome> {
  const answered = late.then(
    () => DONE,
    (problem: unknown): WriteOutcome => {
      if (problem instanceof TimedOut) throw problem;
      return { result: 'failed', error: problem };
    },
  );
  const stored = readResult.then((outcome) => {
    if (outcome.result !== 'done') throw new Error('Not stored so far');
    return outcome;
  });
  return Promise.any([answered, stored]).catch((): WriteOutcome => ({ result: 'unknown', error }));
}

export async function documentExists(target: DocumentReference): Promise<boolean> {
  return (await getDoc(target)).exists();
}
