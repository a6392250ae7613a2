import { HOUR_MS } from './limits.ts';

/**
 * How many mails an hour may be sent of each count: one caller's, one form's, all. Kept in memory:
 * a restart begins anew, and each process counts for itself.
 */
export class HourlyLimit {
  /** Those of the last hour, oldest first; never more than are allowed in all. */
  #taken: { at: number; counts: readonly string[] }[] = [];

  /**
   * Counts one mail.
   * @param allowed the counts that it belongs to, with how many each may have
   * @param now in milliseconds, by a clock that never goes back
   * @returns 0, or the seconds after which it may be tried again; then nothing is counted
   */
  take(allowed: ReadonlyMap<string, number>, now: number): number {
    this.#taken = this.#taken.filter(({ at }) => now - at < HOUR_MS);
    const waits = [...allowed].map(([count, most]) => {
      const mails = this.#taken.filter(({ counts }) => counts.includes(count));
      return wait(mails, most, now);
    });
    const seconds = Math.max(...waits);
    if (seconds === 0) this.#taken.push({ at: now, counts: [...allowed.keys()] });
    return seconds;
  }
}

/** Until the oldest of them no longer counts. */
function wait(mails: readonly { at: number }[], allowed: number, now: number): number {
  const [oldest] = mails;
  if (oldest === undefined || mails.length < allowed) return 0;
  return Math.ceil((oldest.at + HOUR_MS - now) / 1000);
}
