import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import { READ_AGAIN_AFTER_MS } from './timeLimit';

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
  /** The time at which the last request was sent, ISO, whatever became of it. */
  requestedAt?: string;
  /** The time at which the request for these data was sent, ISO, if on this visit. */
  loadedAt?: string;
}

export function idleRequest<T>(data: T): RequestState<T> {
  return { status: 'idle', data, error: null, requestId: null };
}

/** The request that was sent. */
interface Sent<T> {
  requestId: string;
  /** ISO. */
  at: string;
  /** What the browser cached on the last visit. */
  cached: Cached<T> | null;
  /** Data that are there stay 'succeeded' while they are read again. */
  quiet: boolean;
}

/**
 * Notes that a request was sent. An earlier failure stays until the answer, so that a retry can
 * show as one; what the browser cached on the last visit is shown until then, unless this visit has
 * already shown something newer.
 */
function requestBegan<T>(
  request: RequestState<T>,
  { requestId, at, cached, quiet }: Sent<T>,
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
 * Returns whether the answer to a request is still of use. That to a request that timed out is, as
 * long as nothing newer is there: on a slow network, figures that took 12 seconds are better than
 * none.
 */
export function isAnswerUsed(request: RequestState<unknown>, requestId: string): boolean {
  if (request.requestId === requestId) return true;
  return request.requestId !== null && request.status !== 'succeeded';
}

function requestSucceeded<T>(request: RequestState<T>, requestId: string, data: T): void {
  if (!isAnswerUsed(request, requestId)) return;
  request.status = 'succeeded';
  request.error = null;
  request.data = data;
  delete request.cachedAt;
  if (request.requestedAt !== undefined) request.loadedAt = request.requestedAt;
}

function requestFailed(request: RequestState<unknown>, requestId: string, message: string): void {
  if (request.requestId !== requestId) return;
  // The answer to an earlier request has come late, after this one was sent.
  if (request.status === 'succeeded' && request.loadedAt === request.requestedAt) return;
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

export interface RequestConfig<T, Root> {
  state: Root;
  rejectValue: string;
  /** The time at which the request was sent, ISO, and the answer cached on the last visit. */
  pendingMeta: { at: string; cached: Cached<T> | null };
}

/**
 * A thunk whose answer fills a request state, and which rejects with the message to show. See
 * `readThunk`.
 */
export type RequestThunk<T, Root, Arg> = AsyncThunk<T, Arg, RequestConfig<T, Root>>;

interface RequestOptions<State> {
  /**
   * For data that is changed here: only the pending request may answer, not one that timed out and
   * lacks the change, and data that are read again show as loading.
   */
  newestOnly?: boolean;
  /** Changes more when a request is sent. */
  began?: (state: Draft<State>, at: string) => void;
}

/** One of the request states that a thunk fills, and its part of the answer. */
interface RequestPart<T, Answer> {
  request: RequestState<T>;
  cached: Cached<T> | null;
  dataIn: (answer: Answer) => T;
}

interface RequestMeta<Arg> {
  arg: Arg;
  requestId: string;
}
interface PendingAction<T, Arg> {
  type: string;
  meta: RequestMeta<Arg> & { at: string; cached: Cached<T> | null };
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
 * Adds the three cases of a thunk whose answer fills several request states. It needs only the
 * thunk's type, so the reducer can be on pages that do not have the thunk's code.
 * @param partsOf the answer is undefined until there is one
 */
export function addRequests<State, T, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  type: string,
  partsOf: (
    state: Draft<State>,
    meta: RequestMeta<Arg> & { cached?: Cached<Answer> | null },
    answer?: Answer,
  ) => readonly RequestPart<T, Answer>[],
  { newestOnly = false, began }: RequestOptions<State> = {},
): void {
  builder
    .addCase<string, PendingAction<Answer, Arg>>(`${type}/pending`, (state, { meta }) => {
      began?.(state, meta.at);
      const { requestId, at } = meta;
      for (const { request, cached } of partsOf(state, meta)) {
        requestBegan(request, { requestId, at, cached, quiet: !newestOnly });
      }
    })
    .addCase<string, FulfilledAction<Answer, Arg>>(
      `${type}/fulfilled`,
      (state, { meta, payload }) => {
        for (const { request, dataIn } of partsOf(state, meta, payload)) {
          if (newestOnly && request.requestId !== meta.requestId) continue;
          requestSucceeded(request, meta.requestId, dataIn(payload));
        }
      },
    )
    .addCase<string, RejectedAction<Arg>>(`${type}/rejected`, (state, { meta, payload, error }) => {
      for (const { request } of partsOf(state, meta)) {
        requestFailed(request, meta.requestId, payload ?? error.message ?? '');
      }
    });
}

/** Adds the three cases of a thunk, for the request state that it fills. */
export function addRequest<State, T, Root, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: RequestThunk<T, Root, Arg>,
  requestOf: (state: Draft<State>, arg: Arg) => RequestState<NoInfer<T>>,
  options?: RequestOptions<State>,
): void {
  addRequests<State, T, T, Arg>(
    builder,
    thunk.typePrefix,
    (state, { arg, cached = null }) => [
      { request: requestOf(state, arg), cached, dataIn: (answer) => answer },
    ],
    options,
  );
}

/** Returns whether the last request was sent so long ago that a page seen again sends another. */
export function isOutdated({ requestedAt }: RequestState<unknown>): boolean {
  if (requestedAt === undefined) return false;
  // A clock that was set back makes it a time to come.
  return Math.abs(Date.now() - Date.parse(requestedAt)) > READ_AGAIN_AFTER_MS;
}

/**
 * Returns since when the data are known that are shown although newer ones are being looked for or
 * could not be loaded, ISO; undefined if they are the newest.
 */
export function oldSince({
  cachedAt,
  data,
  error,
  loadedAt,
}: RequestState<unknown>): string | undefined {
  if (cachedAt !== undefined) return cachedAt;
  return data !== null && error !== null ? loadedAt : undefined;
}

/** Returns whether an answer is still to come, also to a request that reads data again. */
export const isBeingRead = ({ status, requestedAt, loadedAt }: RequestState<unknown>) =>
  status === 'loading' || (status === 'succeeded' && requestedAt !== loadedAt);

export type View = 'loading' | 'failed' | 'empty' | 'done';

/**
 * Returns what a view shows of it: old data beats a message, and a retry keeps the message in
 * place.
 */
export function viewOf(request: RequestState<unknown>): View {
  if (request.data !== null) return 'done';
  if (request.error !== null) return 'failed';
  return request.status === 'succeeded' ? 'empty' : 'loading';
}

export function isRetrying(request: RequestState<unknown>): boolean {
  return request.error !== null && request.status === 'loading';
}
