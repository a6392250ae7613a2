import { HOUR_MS } from './limits.ts';

/**
 * How many mails an hour one caller, and all together, may send. Kept in memory: a restart begins
 * anew, and each process counts for itself.
 */
export class HourlyLimit {
  readonly #perAddress: number;
  readonly #inAll: number;
  /** Those of the last hour, oldest first; never more than are allowed in all. */
  #taken: { at: number; by: string }[] = [];

  constructor(perAddress: number, inAll: number) {
    this.#perAddress = perAddress;
    this.#inAll = inAll;
  }

  /**
   * Counts one mail.
   * @param now in milliseconds, by a clock that never goes back
   * @returns 0, or the seconds after which this caller may try again; then nothing is counted
   */
  take(by: string, now: number): number {
    this.#taken = this.#taken.filter(({ at }) => now - at < HOUR_MS);
    const own = this.#taken.filter((mail) => mail.by === by);
    const ownWait = wait(own, this.#perAddress, now);
    const seconds = Math.max(ownWait, wait(this.#taken, this.#inAll, now));
    if (seconds === 0) this.#taken.push({ at: now, by });
    return seconds;
  }
}

/** Until the oldest of them no longer counts. */
function wait(mails: readonly { at: number }[], allowed: number, now: number): number {
  const [oldest] = mails;
  if (oldest === undefined || mails.length < allowed) return 0;
  return Math.ceil((oldest.at + HOUR_MS - now) / 1000);
}
