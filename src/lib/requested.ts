import { type Loaded, notLoaded } from './loading';

/** What was loaded on an earlier visit. */
export interface Known<T> {
  data: T;
  /** When it was loaded, ISO time. */
  at: string;
}

/** Something fetched that knows which request it waits for, so that answers out of turn can be told. */
export interface Requested<T> extends Loaded<T> {
  /** The newest request. */
  requestId: string | null;
  /** When the data were loaded, ISO time, where that was on an earlier visit. */
  knownAt?: string;
}

export function notRequested<T>(data: T): Requested<T> {
  return { ...notLoaded(data), requestId: null };
}

/** A request goes out; an earlier failure stays known until the answer, so that a retry can show as one. */
export function requestBegan(slot: Requested<unknown>, requestId: string): void {
  slot.status = 'loading';
  slot.requestId = requestId;
}

/** Figures are asked for: until the answer, those of the last visit stand in for them. */
export function figuresBegan<T>(
  slot: Requested<T | null>,
  { requestId, known }: { requestId: string; known: Known<T | null> | null },
): void {
  requestBegan(slot, requestId);
  // What this visit has already shown is newer.
  if (slot.data !== null || known === null) return;
  slot.data = known.data;
  slot.knownAt = known.at;
}

/**
 * An answer. One to a request that was given up is welcome as long as nothing newer is there: on a
 * slow network, figures that took 12 seconds are better than none.
 */
export function requestSucceeded<T>(slot: Requested<T>, requestId: string, data: T): void {
  if (slot.status === 'succeeded' && slot.requestId !== requestId) return;
  slot.status = 'succeeded';
  slot.error = null;
  slot.data = data;
  delete slot.knownAt;
}

export function requestFailed(slot: Requested<unknown>, requestId: string, message: string): void {
  if (slot.status !== 'loading' || slot.requestId !== requestId) return;
  slot.status = 'failed';
  slot.error = message;
}

/** The data is known from elsewhere (a save): answers still under way are out of date. */
export function settled<T>(slot: Requested<T>, data: T): void {
  slot.requestId = null;
  slot.status = 'succeeded';
  slot.error = null;
  slot.data = data;
  delete slot.knownAt;
}

export type View = 'loading' | 'failed' | 'empty' | 'done';

/** What a view shows of it: old data beats a message, and a retry keeps the message in place. */
export function viewOf(slot: Requested<unknown>): View {
  if (slot.data !== null) return 'done';
  if (slot.error !== null) return 'failed';
  return slot.status === 'succeeded' ? 'empty' : 'loading';
}

/** Whether an attempt after a failure is under way. */
export function isRetrying(slot: Requested<unknown>): boolean {
  return slot.error !== null && slot.status === 'loading';
}
