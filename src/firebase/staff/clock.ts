import { createListeners } from '@/lib/listeners';

/*
 * Saved documents contain the time of the save as text. firestore.rules accepts only times within
 * ten minutes of the server's time, and the clock of a computer may be off by more. Once the
 * server's time is known, saves use it.
 */

/**
 * Smaller differences are ignored, because a response takes time and the server reports whole
 * seconds.
 */
const IGNORED_BELOW_MS = 60_000;
/**
 * A clock that is off by this much may be the reason for a rejected save. The limit of the rules is
 * nine to ten minutes.
 */
const REJECTED_FROM_MS = 8 * 60_000;

/** If the clock is off by more than this, staff get a warning. */
const WARNING_FROM_MS = 10 * 60_000;

let aheadMs = 0;
let isKnown = false;

export const isServerTimeKnown = () => isKnown;
const listeners = createListeners();

/**
 * Calls the listener whenever the server has reported its time. Returns the function that
 * unsubscribes.
 */
export const onServerTime = listeners.listen;

export function getServerNow(): Date {
  return new Date(Date.now() - aheadMs);
}

/** Stores the server's time. Call this as soon as the server has reported it. */
export function setServerTime(server: Date): void {
  const ahead = Date.now() - server.getTime();
  aheadMs = Math.abs(ahead) > IGNORED_BELOW_MS ? ahead : 0;
  isKnown = true;
  listeners.notify();
}

/**
 * Describes how far this computer's clock is off, such as '2 days fast'; null if the difference is
 * small.
 */
export function describeClockFault(): string | null {
  return Math.abs(aheadMs) > WARNING_FROM_MS
    ? describeClockError(Math.round(aheadMs / 60_000))
    : null;
}

function describeClockError(aheadMinutes: number): string {
  const minutes = Math.abs(aheadMinutes);
  const far =
    minutes < 120
      ? `${minutes} minutes`
      : minutes < 48 * 60
        ? `${Math.round(minutes / 60)} hours`
        : `${Math.round(minutes / 1440)} days`;
  return `${far} ${aheadMinutes > 0 ? 'fast' : 'slow'}`;
}

/**
 * Thrown if Firestore rejected a save because the computer's clock was wrong. The next save uses
 * the server's time.
 */
export class WrongClockError extends Error {
  constructor(aheadMinutes: number) {
    super(
      `Not saved: this computer's clock is ${describeClockError(aheadMinutes)}. Nothing is lost. Press the button again to save with the server's time.`,
    );
  }
}

/**
 * Requests the server's time after a rejected save. Returns an error if the clock was wrong,
 * otherwise null.
 * @param fetchTime returns the server's time; may fail
 */
export async function findClockError(
  fetchTime: () => Promise<Date>,
): Promise<WrongClockError | null> {
  const before = getServerNow().getTime();
  try {
    setServerTime(await fetchTime());
  } catch (error) {
    console.warn('Failed to request the time of the server', error);
    return null;
  }
  // The difference between the computer's clock and the server's time when the save was rejected.
  const wrongMs = before - getServerNow().getTime();
  return Math.abs(wrongMs) < REJECTED_FROM_MS
    ? null
    : new WrongClockError(Math.round(wrongMs / 60_000));
}

/** Returns the text of a `WrongClockError`; otherwise the given message of the failed action. */
export function formatFailure(message: string, error: unknown): string {
  return error instanceof WrongClockError ? error.message : message;
}
