/** The time limit of a read, in ms. */
export const READ_LIMIT_MS = 10_000;
/** The age, in ms, after which a page that becomes visible again reloads its figures. */
export const READ_AGAIN_AFTER_MS = 10 * 60_000;
/** The time limit of a write, in ms, including the check whether it was executed. */
export const WRITE_LIMIT_MS = 15_000;

/**
 * The error for a response that did not arrive in time. The server may still execute the request.
 */
export class TimedOut extends Error {
  override name = 'TimedOut';
  constructor(milliseconds: number) {
    super(`No answer within ${String(milliseconds / 1000)} s`);
  }
}

/**
 * Returns the result of the work, or rejects after the time limit. On a network that hangs,
 * requests stay pending, and the SDK has no time limit.
 * @throws TimedOut
 */
export function limitTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
