import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';

/** An answer that was loaded on an earlier visit. */
export interface Cached<T> {
  data: T;
  /** The time at which it was loaded, ISO. */
  at: string;
}

/** The state of a request: its data once there, and the message of the last failure. */
export interface RequestState<T> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  data: T;
  error: string | null;
  /** The id of the pending or last request; null before the first and after a cancellation. */
  requestId: string | null;
  /** The time at which the data were loaded, ISO, if on an earlier visit. */
  cachedAt?: string;
}

export function idleRequest<T>(data: T): RequestState<T> {
  return { status: 'idle', data, error: null, requestId: null };
}

/**
 * Notes that a request was sent. An earlier failure stays until the answer, so that a retry can show as one; what
 * the browser cached on the last visit is shown until then, unless this visit has already shown something newer.
 */
export function requestBegan<T>(
  request: RequestState<T>,
  requestId: string,
  cached: Cached<T> | null = null,
): void {
  request.status = 'loading';
  request.requestId = requestId;
  if (cached === null || request.data !== null) return;
  request.data = cached.data;
  request.cachedAt = cached.at;
}

/**
 * Returns whether the answer to a request is still of use. That to a request that timed out is, as long as
 * nothing newer is there: on a slow network, figures that took 12 seconds are better than none.
 */
export function isAnswerUsed(request: RequestState<unknown>, requestId: string): boolean {
  if (request.requestId === requestId) return true;
  return request.requestId !== null && request.status !== 'succeeded';
}

export function requestSucceeded<T>(request: RequestState<T>, requestId: string, data: T): void {
  if (!isAnswerUsed(request, requestId)) return;
  request.status = 'succeeded';
  request.error = null;
  request.data = data;
  delete request.cachedAt;
}

export function requestFailed(
  request: RequestState<unknown>,
  requestId: string,
  message: string,
): void {
  if (request.status !== 'loading' || request.requestId !== requestId) return;
  request.status = 'failed';
  request.error = message;
}

/**
 * Changes data here (after a save, a deletion): pending answers lack that change and are
 * ignored. What was being loaded, or could not be, is to be requested again.
 */
export function changeData<T>(request: RequestState<T>, data: T): void {
  request.data = data;
  request.requestId = null;
  if (request.status !== 'succeeded') request.status = 'idle';
}

/** Marks data as changed elsewhere: they are requested again, and stay until then. */
export function expireRequest(request: RequestState<unknown>): void {
  request.requestId = null;
  request.status = 'idle';
}

export interface RequestConfig<T, Root> {
  state: Root;
  rejectValue: string;
  /** The time at which the request was sent, ISO, and the answer cached on the last visit. */
  pendingMeta: { at: string; cached: Cached<T> | null };
}

/** A thunk whose answer fills a request state, and which rejects with the message to show. See `readThunk`. */
export type RequestThunk<T, Root, Arg> = AsyncThunk<T, Arg, RequestConfig<T, Root>>;

interface RequestOptions<State> {
  /**
   * For data that is changed here: only the pending request may answer, not one that timed out and lacks the
   * change.
   */
  newestOnly?: boolean;
  /** Changes more when a request is sent. */
  began?: (state: Draft<State>, at: string) => void;
}

/** Adds the three cases of such a thunk, for the request state that it fills. */
export function addRequest<State, T, Root, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: RequestThunk<T, Root, Arg>,
  requestOf: (state: Draft<State>, arg: Arg) => RequestState<NoInfer<T>>,
  { newestOnly = false, began }: RequestOptions<State> = {},
): void {
  builder
    .addCase(thunk.pending, (state, { meta }) => {
      began?.(state, meta.at);
      requestBegan(requestOf(state, meta.arg), meta.requestId, meta.cached);
    })
    .addCase(thunk.fulfilled, (state, { meta, payload }) => {
      const request = requestOf(state, meta.arg);
      if (newestOnly && request.requestId !== meta.requestId) return;
      requestSucceeded(request, meta.requestId, payload);
    })
    .addCase(thunk.rejected, (state, { meta, payload, error }) => {
      requestFailed(requestOf(state, meta.arg), meta.requestId, payload ?? error.message ?? '');
    });
}

export type View = 'loading' | 'failed' | 'empty' | 'done';

/** Returns what a view shows of it: old data beats a message, and a retry keeps the message in place. */
export function viewOf(request: RequestState<unknown>): View {
  if (request.data !== null) return 'done';
  if (request.error !== null) return 'failed';
  return request.status === 'succeeded' ? 'empty' : 'loading';
}

export function isRetrying(request: RequestState<unknown>): boolean {
  return request.error !== null && request.status === 'loading';
}
