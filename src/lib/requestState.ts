import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import { READ_AGAIN_AFTER_MS } from './timeLimit';

/** A response that the browser cached on an earlier visit. */
export interface CachedValue<T> {
  data: T;
  /** The ISO time at which the data were loaded. */
  at: string;
}

/** The state of a request: its data once loaded, and the message of the last failure. */
export interface RequestState<T> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  data: T;
  error: string | null;
  /** The id of the pending or last request; null before the first and after a cancellation. */
  requestId: string | null;
  /** The ISO time at which the data were loaded, if the browser cached them on an earlier visit. */
  cachedAt?: string;
  /** The ISO time at which the last request was sent, whether or not it succeeded. */
  requestedAt?: string;
  /** The ISO time at which the request for the current data was sent, if on this visit. */
  loadedAt?: string;
}

export function createIdleRequest<T>(data: T): RequestState<T> {
  return { status: 'idle', data, error: null, requestId: null };
}

interface SentRequest<T> {
  requestId: string;
  /** The ISO time at which the request was sent. */
  at: string;
  /** The response that the browser cached on the last visit. */
  cached: CachedValue<T> | null;
  /** True to keep the status 'succeeded' while existing data are loaded again. */
  quiet: boolean;
}

/**
 * Records that a request was sent. An earlier error stays until the response arrives, so that the
 * page can show a retry. If there are no data yet, the response cached on the last visit is shown
 * in the meantime.
 */
function recordPending<T>(
  request: RequestState<T>,
  { requestId, at, cached, quiet }: SentRequest<T>,
): void {
  request.requestId = requestId;
  request.requestedAt = at;
  if (quiet && request.status === 'succeeded') return;
  request.status = 'loading';
  if (!cached || request.data !== null) return;
  request.data = cached.data;
  request.cachedAt = cached.at;
}

/**
 * Returns whether the response to a request is still useful. A response after the timeout is useful
 * unless newer data have been loaded. On a slow network, late figures are better than none.
 */
export function isResponseUsable(request: RequestState<unknown>, requestId: string): boolean {
  if (request.requestId === requestId) return true;
  return request.requestId !== null && request.status !== 'succeeded';
}

function recordSuccess<T>(request: RequestState<T>, requestId: string, data: T): void {
  if (!isResponseUsable(request, requestId)) return;
  request.status = 'succeeded';
  request.error = null;
  request.data = data;
  delete request.cachedAt;
  if (request.requestedAt !== undefined) request.loadedAt = request.requestedAt;
}

function recordFailure(request: RequestState<unknown>, requestId: string, message: string): void {
  if (request.requestId !== requestId) return;
  // The late response to this request arrived before its failure was reported.
  if (request.status === 'succeeded' && request.loadedAt === request.requestedAt) return;
  request.status = 'failed';
  request.error = message;
}

/**
 * Replaces the data after a change on this page, such as a save or a deletion. Pending responses
 * lack that change and are ignored. If data were loading or had failed, the page requests them
 * again.
 */
export function replaceData<T>(request: RequestState<T>, data: T): void {
  request.data = data;
  request.requestId = null;
  if (request.status !== 'succeeded') request.status = 'idle';
}

/**
 * Marks data as outdated by a change elsewhere. The data stay until the next response. Pending
 * responses may lack that change and are ignored.
 */
export function expireRequest(request: RequestState<unknown>): void {
  request.requestId = null;
  request.status = 'idle';
}

export interface RequestConfig<T, Root> {
  state: Root;
  rejectValue: string;
  /** The ISO time at which the request was sent, and the response cached on the last visit. */
  pendingMeta: { at: string; cached: CachedValue<T> | null };
}

/**
 * A thunk whose response fills a request state. A failed request rejects with the message to show.
 * See `createReadThunk`.
 */
export type RequestThunk<T, Root, Arg> = AsyncThunk<T, Arg, RequestConfig<T, Root>>;

interface RequestOptions<State> {
  /**
   * True for data that this page changes. Only the latest request fills the state, because an older
   * response may lack the change. While the data are loaded again, the status is 'loading'.
   */
  newestOnly?: boolean;
  /** Updates other state when a request is sent. */
  onPending?: (state: Draft<State>, at: string) => void;
}

/** One of the request states that a thunk fills, and its part of the response. */
interface RequestPart<T, Answer> {
  request: RequestState<T>;
  cached: CachedValue<T> | null;
  selectData: (answer: Answer) => T;
}

interface RequestMeta<Arg> {
  arg: Arg;
  requestId: string;
}
interface PendingAction<T, Arg> {
  type: string;
  meta: RequestMeta<Arg> & { at: string; cached: CachedValue<T> | null };
}
interface FulfilledAction<Answer, Arg> {
  type: string;
  meta: RequestMeta<Arg>;
  payload: Answer;
}
interface RejectedAction<Arg> {
  type: string;
  meta: RequestMeta<Arg>;
  payload?: string;
  error: { message?: string };
}

/**
 * Adds the cases pending, fulfilled and rejected of a thunk whose response fills several request
 * states. Takes only the type of the thunk, so that pages with the reducer need not load the
 * thunk's code.
 * @param selectParts returns the states to fill. Its `answer` is undefined while the request is pending
 * and after a failure.
 */
export function addRequests<State, T, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  type: string,
  selectParts: (
    state: Draft<State>,
    meta: RequestMeta<Arg> & { cached?: CachedValue<Answer> | null },
    answer?: Answer,
  ) => readonly RequestPart<T, Answer>[],
  { newestOnly = false, onPending: began }: RequestOptions<State> = {},
): void {
  builder
    .addCase<string, PendingAction<Answer, Arg>>(`${type}/pending`, (state, { meta }) => {
      began?.(state, meta.at);
      const { requestId, at } = meta;
      for (const { request, cached } of selectParts(state, meta)) {
        recordPending(request, { requestId, at, cached, quiet: !newestOnly });
      }
    })
    .addCase<string, FulfilledAction<Answer, Arg>>(
      `${type}/fulfilled`,
      (state, { meta, payload }) => {
        for (const { request, selectData: dataIn } of selectParts(state, meta, payload)) {
          if (newestOnly && request.requestId !== meta.requestId) continue;
          recordSuccess(request, meta.requestId, dataIn(payload));
        }
      },
    )
    .addCase<string, RejectedAction<Arg>>(`${type}/rejected`, (state, { meta, payload, error }) => {
      for (const { request } of selectParts(state, meta)) {
        recordFailure(request, meta.requestId, payload ?? error.message ?? '');
      }
    });
}

/** Adds the cases pending, fulfilled and rejected of a thunk that fills one request state. */
export function addRequest<State, T, Root, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: RequestThunk<T, Root, Arg>,
  selectRequest: (state: Draft<State>, arg: Arg) => RequestState<NoInfer<T>>,
  options?: RequestOptions<State>,
): void {
  addRequests<State, T, T, Arg>(
    builder,
    thunk.typePrefix,
    (state, { arg, cached = null }) => [
      { request: selectRequest(state, arg), cached, selectData: (answer) => answer },
    ],
    options,
  );
}

/**
 * Returns whether the last request is too old. In that case, a page loads the data again when it
 * becomes visible.
 */
export function isOutdated({ requestedAt }: RequestState<unknown>): boolean {
  if (requestedAt === undefined) return false;
  // Use the absolute difference, because a clock that was set back gives a time in the future.
  return Math.abs(Date.now() - Date.parse(requestedAt)) > READ_AGAIN_AFTER_MS;
}

/**
 * Returns the ISO time of outdated data, which are shown while newer data are loading or after they
 * failed to load. Returns undefined if the data are current.
 */
export function getOutdatedTime({
  cachedAt,
  data,
  error,
  loadedAt,
}: RequestState<unknown>): string | undefined {
  if (cachedAt !== undefined) return cachedAt;
  return data !== null && error !== null ? loadedAt : undefined;
}

/** Returns whether a request is pending, including one that loads existing data again. */
export const isRequestPending = ({ status, requestedAt, loadedAt }: RequestState<unknown>) =>
  status === 'loading' || (status === 'succeeded' && requestedAt !== loadedAt);

export type RequestView = 'loading' | 'failed' | 'empty' | 'done';

/**
 * Returns what to show for a request. Old data take precedence over an error. An error stays
 * visible during a retry.
 */
export function getRequestView(request: RequestState<unknown>): RequestView {
  if (request.data !== null) return 'done';
  if (request.error !== null) return 'failed';
  return request.status === 'succeeded' ? 'empty' : 'loading';
}

export function isRetrying(request: RequestState<unknown>): boolean {
  return request.error !== null && request.status === 'loading';
}
