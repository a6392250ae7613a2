import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';

/** What was loaded on an earlier visit. */
export interface Cached<T> {
  data: T;
  /** When it was loaded, ISO time. */
  at: string;
}

/** Something that is requested: its data once there, and the message of the last failure. */
export interface Requested<T> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  data: T;
  error: string | null;
  /** The request that is waited for, or was last; null before the first and after a cancellation. */
  requestId: string | null;
  /** When the data were loaded, ISO time, where that was on an earlier visit. */
  knownAt?: string;
}

export function notRequested<T>(data: T): Requested<T> {
  return { status: 'idle', data, error: null, requestId: null };
}

/**
 * A request goes out. An earlier failure stays known until the answer, so that a retry can show as
 * one; what the browser kept from the last visit stands in until then, unless this visit has already
 * shown something newer.
 */
export function requestBegan<T>(
  slot: Requested<T>,
  requestId: string,
  cached: Cached<T> | null = null,
): void {
  slot.status = 'loading';
  slot.requestId = requestId;
  if (cached === null || slot.data !== null) return;
  slot.data = cached.data;
  slot.knownAt = cached.at;
}

/**
 * Whether the answer to a request is still of use. One to a request that was given up is, as long as
 * nothing newer is there: on a slow network, figures that took 12 seconds are better than none.
 */
export function isAnswerUsed(slot: Requested<unknown>, requestId: string): boolean {
  if (slot.requestId === requestId) return true;
  return slot.requestId !== null && slot.status !== 'succeeded';
}

export function requestSucceeded<T>(slot: Requested<T>, requestId: string, data: T): void {
  if (!isAnswerUsed(slot, requestId)) return;
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

/**
 * The data is changed here (a save, a deletion): answers under way do not know of that and are no
 * longer waited for. What was being loaded, or could not be, is to be requested again.
 */
export function changeData<T>(slot: Requested<T>, data: T): void {
  slot.data = data;
  slot.requestId = null;
  if (slot.status !== 'succeeded') slot.status = 'idle';
}

/** What is stored was changed elsewhere: it is requested again; what is there stays until then. */
export function expireRequest(slot: Requested<unknown>): void {
  slot.requestId = null;
  slot.status = 'idle';
}

export interface RequestConfig<T, Root> {
  state: Root;
  rejectValue: string;
  /** When the request went out, ISO time, and what the browser kept from the last visit. */
  pendingMeta: { at: string; cached: Cached<T> | null };
}

/** A thunk whose answer fills a slot, and which rejects with the message to show. See `readThunk`. */
export type RequestThunk<T, Root, Arg> = AsyncThunk<T, Arg, RequestConfig<T, Root>>;

interface RequestOptions<State> {
  /**
   * For what is changed here: only the request that is waited for may answer, not one that was given
   * up and does not know of the change.
   */
  newestOnly?: boolean;
  /** What else a new request changes. */
  began?: (state: Draft<State>, at: string) => void;
}

/** The three cases of such a thunk, for the slot that it fills. */
export function addRequest<State, T, Root, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: RequestThunk<T, Root, Arg>,
  slotOf: (state: Draft<State>, arg: Arg) => Requested<NoInfer<T>>,
  { newestOnly = false, began }: RequestOptions<State> = {},
): void {
  builder
    .addCase(thunk.pending, (state, { meta }) => {
      began?.(state, meta.at);
      requestBegan(slotOf(state, meta.arg), meta.requestId, meta.cached);
    })
    .addCase(thunk.fulfilled, (state, { meta, payload }) => {
      const slot = slotOf(state, meta.arg);
      if (newestOnly && slot.requestId !== meta.requestId) return;
      requestSucceeded(slot, meta.requestId, payload);
    })
    .addCase(thunk.rejected, (state, { meta, payload, error }) => {
      requestFailed(slotOf(state, meta.arg), meta.requestId, payload ?? error.message ?? '');
    });
}

export type View = 'loading' | 'failed' | 'empty' | 'done';

/** What a view shows of it: old data beats a message, and a retry keeps the message in place. */
export function viewOf(slot: Requested<unknown>): View {
  if (slot.data !== null) return 'done';
  if (slot.error !== null) return 'failed';
  return slot.status === 'succeeded' ? 'empty' : 'loading';
}

export function isRetrying(slot: Requested<unknown>): boolean {
  return slot.error !== null && slot.status === 'loading';
}
