import { type Loaded, notLoaded } from './loading';

/** Something fetched that knows which request it waits for, so that a late answer to an earlier one is not taken. */
export interface Requested<T> extends Loaded<T> {
  requestId: string | null;
}

export function notRequested<T>(data: T): Requested<T> {
  return { ...notLoaded(data), requestId: null };
}

/** A request goes out; an earlier failure stays known until the answer, so that a retry can show as one. */
export function requestBegan(slot: Requested<unknown>, requestId: string): void {
  slot.status = 'loading';
  slot.requestId = requestId;
}

/** The answer, taken only if it is to the request waited for. */
export function requestSucceeded<T>(slot: Requested<T>, requestId: string, data: T): void {
  if (slot.requestId === requestId) settled(slot, data);
}

export function requestFailed(slot: Requested<unknown>, requestId: string, message: string): void {
  if (slot.requestId !== requestId) return;
  slot.status = 'failed';
  slot.requestId = null;
  slot.error = message;
}

/** The data is known from elsewhere (a save): answers still under way are out of date. */
export function settled<T>(slot: Requested<T>, data: T): void {
  slot.status = 'succeeded';
  slot.requestId = null;
  slot.error = null;
  slot.data = data;
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
