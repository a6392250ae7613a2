import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import { READ_AGAIN_AFTER_MS } from './timeLimit';

/** Data that the browser cached on an earlier visit. */
export interface CachedValue<T> {
  data: T;
  /** The ISO time at which the data were loaded. */
  at: string;
}

/** The state of a request, with the data of the last response. */
export interface RequestState<T> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  data: T;
  error: string | null;
  /**
   * The id of the last request. Null before the first request and after `replaceData` or
   * `expireRequest`.
   */
  requestId: string | null;
  /**
   * Set only if the data were cached on an earlier visit: the ISO time at which they were loaded.
   */
  cachedAt?: string;
  /**
   * The ISO time at which the last request was sent. It does not depend on the outcome of the
   * request.
   */
  requestedAt?: string;
  /**
   * Set only if the data were loaded on this visit: the ISO time at which their request was sent.
   */
  loadedAt?: string;
}

export function createIdleRequest<T>(data: T): RequestState<T> {
  return { status: 'idle', data, error: null, requestId: null };
}

interface SentRequest<T> {
  requestId: string;
  /** The ISO time at which the request was sent. */
  at: string;
  /** The data that the browser cached on an earlier visit. */
  cached: CachedValue<T> | null;
  /** If true, the status stays 'succeeded' while existing data are loaded again. */
  quiet: boolean;
}

/**
 * Updates the state when a request is sent. An earlier error stays until the response arrives, so
 * that the page can show a retry. If there are no data yet, the cached data are used in the
 * meantime.
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
 * Returns whether the response to a request can still be used. A response that arrives after the
 * time limit can be used unless newer data have been loaded. On a slow network, late figures are
 * better than none.
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
  // The response arrived after the time limit, but before the time limit was reported as an error.
  if (request.status === 'succeeded' && request.loadedAt === request.requestedAt) return;
  request.status = 'failed';
  request.error = message;
}

/**
 * Replaces the data after a change on this page, such as a save or a deletion. Pending responses do
 * not contain the change, so they are ignored. If data were loading or had failed to load, the page
 * has to request them again.
 */
export function replaceData<T>(request: RequestState<T>, data: T): void {
  request.data = data;
  request.requestId = null;
  if (request.status !== 'succeeded') request.status = 'idle';
}

/**
 * Marks the data as outdated after a change elsewhere. They stay until the next response. Pending
 * responses may not contain the change, so they are ignored.
 */
export function expireRequest(request: RequestState<unknown>): void {
  request.requestId = null;
  request.status = 'idle';
}

export interface RequestConfig<T, Root> {
  state: Root;
  rejectValue: string;
  /**
   * The ISO time at which the request was sent, and the data that were cached on an earlier visit.
   */
  pendingMeta: { at: string; cached: CachedValue<T> | null };
}

/**
 * A thunk that loads data into a `RequestState`. If the request fails, the thunk rejects with the
 * error message to show. `createReadThunk` creates such thunks.
 */
export type RequestThunk<T, Root, Arg> = AsyncThunk<T, Arg, RequestConfig<T, Root>>;

interface RequestOptions<State> {
  /**
   * True for data that this page changes. Then only the response to the latest request is used,
   * because an earlier response may not contain the change. While the data are loaded again, the
   * status is 'loading'.
   */
  newestOnly?: boolean;
  /** Updates other fields of the slice when a request is sent. */
  onPending?: (state: Draft<State>, at: string) => void;
}

/**
 * A request state that a thunk fills. `selectData` selects the data of this state from the
 * response.
 */
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
 * Adds the pending, fulfilled and rejected cases of a thunk that fills several request states.
 * `type` is the action type of the thunk. The thunk itself is not needed, so pages can load the
 * reducer without the code of the thunk.
 * @param selectParts returns the states to fill. Its `answer` is undefined if there is no response
 * yet or if the request failed.
 */
export function addRequests<State, T, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  type: string,
  selectParts: (
    state: Draft<State>,
    meta: RequestMeta<Arg> & { cached?: CachedValue<Answer> | null },
    answer?: Answer,
  ) => readonly RequestPart<T, Answer>[],
  { newestOnly = false, onPending }: RequestOptions<State> = {},
): void {
  builder
    .addCase<string, PendingAction<Answer, Arg>>(`${type}/pending`, (state, { meta }) => {
      onPending?.(state, meta.at);
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

/** Adds the pending, fulfilled and rejected cases of a thunk that fills one request state. */
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
 * Returns whether the last request is older than `READ_AGAIN_AFTER_MS`. Then the page should load
 * the data again.
 */
export function isOutdated({ requestedAt }: RequestState<unknown>): boolean {
  if (requestedAt === undefined) return false;
  // The absolute difference is used because the time of the request is in the future if the clock
  // was set back.
  return Math.abs(Date.now() - Date.parse(requestedAt)) > READ_AGAIN_AFTER_MS;
}

/**
 * Returns the ISO time at which outdated data were loaded. Data are outdated if they are from an
 * earlier visit or if loading newer data failed. Returns undefined for current data.
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

/** Returns whether a request is pending. This includes requests that load existing data again. */
export const isRequestPending = ({ status, requestedAt, loadedAt }: RequestState<unknown>) =>
  status === 'loading' || (status === 'succeeded' && requestedAt !== loadedAt);

export type RequestView = 'loading' | 'failed' | 'empty' | 'done';

/**
 * Returns what a page shows for a request. Data are shown even if loading newer data failed. An
 * error stays visible during a retry.
 */
export function getRequestView(request: RequestState<unknown>): RequestView {
  if (request.data !== null) return 'done';
  if (request.error !== null) return 'failed';
  return request.status === 'succeeded' ? 'empty' : 'loading';
}

export function isRetrying(request: RequestState<unknown>): boolean {
  return request.error !== null && request.status === 'loading';
}
