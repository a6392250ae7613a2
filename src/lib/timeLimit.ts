/** A read that takes longer, in ms, has failed. */
export const READ_LIMIT_MS = 10_000;
/**
 * A page that is seen again reads its figures again, if they were requested longer ago than this.
 */
export const READ_AGAIN_AFTER_MS = 10 * 60_000;
/** The limit of a write, in ms, including the check whether it was executed after all. */
export const WRITE_LIMIT_MS = 15_000;

/** The answer did not come in time. The request itself may still be executed. */
export class TimedOut extends Error {
  override name = 'TimedOut';
  constructor(milliseconds: number) {
    super(`No answer within ${String(milliseconds / 1000)} s`);
  }
}

/**
 * Returns the result of the work, or rejects once the time is over: a network that hangs never
 * answers by itself, and the SDK sets no limit of its own.
 * @throws TimedOut
 */
export function withinLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
