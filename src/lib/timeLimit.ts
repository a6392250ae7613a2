export const READ_LIMIT_MS = 10_000;
/**
 * A page that becomes visible again reloads its figures if its last request was longer ago than
 * this, in milliseconds.
 */
export const READ_AGAIN_AFTER_MS = 10 * 60_000;
/**
 * The time limit of a write, in milliseconds. The limit includes the time for checking whether the
 * write was executed.
 */
export const WRITE_LIMIT_MS = 15_000;

/**
 * Thrown if there is no response within the time limit. The server may still execute the request.
 */
export class TimedOut extends Error {
  override name = 'TimedOut';
  constructor(milliseconds: number) {
    super(`No response within ${String(milliseconds / 1000)} s`);
  }
}

/**
 * Returns the result of the promise, or rejects after the time limit. The Firebase SDK has no time
 * limit, so a request on a broken network would stay pending.
 * @throws TimedOut
 */
export function limitTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
