import { type DocumentReference, getDoc } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, TimedOut, withinLimit, WRITE_LIMIT_MS } from '@/lib/timeLimit';
import { fetchServerTime } from './authClient';
import { noteWrite } from './changeWatch';
import { clockError } from './clock';
import { isPermissionError } from './permissionErrors';
import { unlessAborted } from '@/lib/unlessAborted';

/**
 * The outcome of a write. 'unknown': it failed, and the stored document could not be read either.
 */
export type Outcome = { result: 'done' } | { result: 'failed' | 'unknown'; error: unknown };

const DONE: Outcome = { result: 'done' };

/**
 * Executes a write. If the write fails or times out, `wasDone` reads whether it succeeded anyway.
 * Only the answer may have been lost, and staff who see an error would save again.
 * Resolves within `WRITE_LIMIT_MS`; a write that is still pending then is 'unknown'. A sent request
 * cannot be cancelled, so when the signal aborts, `wasDone` is called at once.
 */
export async function executeWrite(
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const outcome = await attempt(write, wasDone, signal);
  if (outcome.result === 'done') noteWrite();
  return outcome;
}

async function attempt(
  write: () => Promise<unknown>,
  wasDone: () => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const deadline = Date.now() + WRITE_LIMIT_MS;
  const left = () => Math.max(0, deadline - Date.now());
  const written = write();
  let error: unknown;
  try {
    await withinLimit(unlessAborted(written, signal), READ_LIMIT_MS);
    return DONE;
  } catch (problem) {
    error = problem;
  }
  if (isPermissionError(error)) {
    const clock = await withinLimit(clockError(fetchServerTime), left()).catch(() => null);
    return { result: 'failed', error: clock ?? error };
  }
  const readResult: Promise<Outcome> = withinLimit(wasDone(), left()).then(
    (done) => (done ? DONE : { result: 'failed', error }),
    () => ({ result: 'unknown', error }),
  );
  return error instanceof TimedOut || signal?.aborted === true
    ? firstAnswer(withinLimit(written, left()), readResult, error)
    : readResult;
}

/**
 * Returns the outcome from the late answer or the stored document, whichever confirms the write
 * first; otherwise 'unknown'.
 */
function firstAnswer(
  late: Promise<unknown>,
  readResult: Promise<Outcome>,
  error: unknown,
): Promise<Outcome> {
  const answered = late.then(
    () => DONE,
    (problem: unknown): Outcome => {
      if (problem instanceof TimedOut) throw problem;
      return { result: 'failed', error: problem };
    },
  );
  const stored = readResult.then((outcome) => {
    if (outcome.result !== 'done') throw new Error('Not stored so far');
    return outcome;
  });
  return Promise.any([answered, stored]).catch((): Outcome => ({ result: 'unknown', error }));
}

export async function isStored(target: DocumentReference): Promise<boolean> {
  return (await getDoc(target)).exists();
}
