import { createListeners } from '@/lib/listeners';

/*
 * What staff save says when it was saved, as text, which the database takes within ten minutes of
 * its own time. Not every computer's clock is right to ten minutes: once the server has told the
 * time, it is what counts.
 */

/** Below this a clock is right: an answer takes time, and the server reports whole seconds. */
const IGNORED_BELOW_MS = 60_000;
/** From here on a save may be refused because of the clock: the rules allow 9 to 10 minutes. */
const REJECTED_FROM_MS = 8 * 60_000;

/** From here on staff are warned that the clock of their computer is wrong. */
const WARNING_FROM_MS = 10 * 60_000;

let aheadMs = 0;
let known = false;

export const isServerTimeKnown = () => known;
const listeners = createListeners();

/** Calls back whenever the server has reported its time; returns a function that stops it. */
export const onServerTime = listeners.listen;

export function serverNow(): Date {
  return new Date(Date.now() - aheadMs);
}

/** Notes the time that the server has just reported. */
export function setServerTime(server: Date): void {
  const ahead = Date.now() - server.getTime();
  aheadMs = Math.abs(ahead) > IGNORED_BELOW_MS ? ahead : 0;
  known = true;
  listeners.tell();
}

/**
 * Describes the error of this computer's clock, such as '2 days fast'; null where it is right, or
 * nearly.
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

/** A save was refused because of its time; the next one has the server's. */
export class WrongClockError extends Error {
  constructor(aheadMinutes: number) {
    super(
      `Not saved: this computer's clock is ${describeClockError(aheadMinutes)}. Nothing is lost. Press the button again to save with the server's time.`,
    );
  }
}

/**
 * Asks the server for the time after a refused save; returns the error of a wrong clock, or null.
 * @param fetchTime the server's time; may fail
 */
export async function clockError(fetchTime: () => Promise<Date>): Promise<WrongClockError | null> {
  const before = serverNow().getTime();
  try {
    setServerTime(await fetchTime());
  } catch (error) {
    console.warn('The time of the server could not be asked for', error);
    return null;
  }
  // The refused save had the time of a clock that was wrong by so much.
  const wrongMs = before - serverNow().getTime();
  return Math.abs(wrongMs) < REJECTED_FROM_MS
    ? null
    : new WrongClockError(Math.round(wrongMs / 60_000));
}

/** Returns the message about a failed action: its own, or that of a wrong clock. */
export function failureText(message: string, error: unknown): string {
  return error instanceof WrongClockError ? error.message : message;
}
