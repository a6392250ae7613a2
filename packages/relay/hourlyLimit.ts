import { HOUR_MS } from './limits.ts';

/**
 * Limits the number of mails per hour for each key. A key stands for a caller, a form or all mails.
 * The counts are in memory: a restart resets them, and each process counts separately.
 */
export class HourlyLimit {
  /** Mails of the last hour, oldest first. Their number never exceeds the total limit. */
  #mails: { at: number; keys: readonly string[] }[] = [];

  /**
   * Counts a mail under several keys, unless the limit of one of the keys is reached.
   * @param limits the limit of each key
   * @param now time in milliseconds, from a monotonic clock
   * @returns 0 if the mail was counted, or the number of seconds to wait if a limit is reached
   */
  countMail(limits: ReadonlyMap<string, number>, now: number): number {
    this.#mails = this.#mails.filter(({ at }) => now - at < HOUR_MS);
    const waits = [...limits].map(([key, limit]) => {
      const mails = this.#mails.filter(({ keys }) => keys.includes(key));
      return getSecondsToWait(mails, limit, now);
    });
    const seconds = Math.max(...waits);
    if (seconds === 0) this.#mails.push({ at: now, keys: [...limits.keys()] });
    return seconds;
  }
}

/**
 * Returns the number of seconds until the oldest mail is an hour old, or 0 if the limit is not
 * reached.
 */
function getSecondsToWait(mails: readonly { at: number }[], limit: number, now: number): number {
  const [oldest] = mails;
  if (oldest === undefined || mails.length < limit) return 0;
  return Math.ceil((oldest.at + HOUR_MS - now) / 1000);
}
