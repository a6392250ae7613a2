import { createAsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { readCachedValue, cacheValue } from '@/browser/cache';
import { createRetryableImport } from '@/browser/newDocument';
import { onOnline } from '@/browser/offline';
import {
  isResponseUsable,
  isOutdated,
  type RequestConfig,
  type RequestState,
  type RequestThunk,
} from '@/lib/requestState';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import type * as sdk from './firestore';

/**
 * The Firestore functions of the public site. The browser loads them in parallel with the first
 * paint.
 */
export type Firestore = typeof sdk;

export const loadFirestoreCode = createRetryableImport<Firestore>(() => import('./firestore'));

interface ReadOptions<T, Root, Arg> {
  type: string;
  /** The message that is logged if the read fails. The thunk rejects with this message. */
  message: string;
  load: (sdk: Firestore, arg: Arg) => Promise<unknown>;
  parse: (stored: unknown, arg: Arg) => T;
  requestOf: (state: Root, arg: Arg) => RequestState<unknown> | undefined;
  /**
   * The key under which the browser caches the response for the next visit. Absent if the response
   * is not cached.
   */
  cacheKey?: string | ((arg: Arg) => string);
  /** Returns whether to send a request. By default, a request is sent unless one is pending. */
  condition?: (state: Root, arg: Arg) => boolean;
  /** Called with each response that is stored, and with the time of its request. */
  onAnswer?: (data: T, at: string, arg: Arg) => void;
  /** Returns the action that retries a failed read when the browser is back online. */
  again: (arg: Arg) => ThunkAction<unknown, Root, unknown, UnknownAction>;
}

/**
 * Returns a thunk that reads from Firestore within `READ_LIMIT_MS`, including the download of the
 * SDK. `addRequest` stores the responses in a request state.
 * The `pending` action contains the response cached on the last visit, so the page can show it at
 * once. A response after the time limit is dispatched as a second `fulfilled` action, unless newer
 * data has arrived.
 * Failures are logged. The read is retried when the browser comes back online, even before the time
 * limit, because a request sent while offline seldom succeeds.
 */
export function createKeyedReadThunk<T, Root, Arg>(
  read: ReadOptions<T, Root, Arg>,
): RequestThunk<T, Root, Arg> {
  const { type, message, load, parse, requestOf, cacheKey, condition } = read;
  const toCacheKey = (arg: Arg) => (typeof cacheKey === 'function' ? cacheKey(arg) : cacheKey);
  const thunk: RequestThunk<T, Root, Arg> = createAsyncThunk<T, Arg, RequestConfig<T, Root>>(
    type,
    async (arg, { dispatch, getState, rejectWithValue, requestId }) => {
      const at = new Date().toISOString();
      const request = () => requestOf(getState(), arg);
      const acceptAnswer = (stored: unknown) => {
        const key = toCacheKey(arg);
        if (key !== undefined) cacheValue(key, { data: stored, at });
        const data = parse(stored, arg);
        read.onAnswer?.(data, at, arg);
        return data;
      };
      const connection = { back: false };
      const retry = () => {
        stop();
        connection.back = true;
        const current = request();
        if (current?.status === 'failed' && current.requestId === requestId)
          dispatch(read.again(arg));
      };
      const stop = onOnline(retry);
      const work = loadFirestoreCode().then((code) => load(code, arg));
      try {
        const stored = await limitTime(work, READ_LIMIT_MS);
        stop();
        return acceptAnswer(stored);
      } catch (error) {
        console.warn(message, error);
        work.then(
          (stored) => {
            const current = request();
            if (current !== undefined && isResponseUsable(current, requestId))
              dispatch(thunk.fulfilled(acceptAnswer(stored), requestId, arg));
          },
          () => undefined,
        );
        // The failure is in the store only after this thunk has returned.
        if (connection.back) setTimeout(retry);
        return rejectWithValue(message);
      }
    },
    {
      condition: (arg, { getState }) => {
        if (condition !== undefined) return condition(getState(), arg);
        const current = requestOf(getState(), arg);
        // If the computer slept during a request, a response may never arrive.
        return current?.status !== 'loading' || isOutdated(current);
      },
      getPendingMeta: ({ arg }) => {
        const key = toCacheKey(arg);
        const cached = key === undefined ? null : readCachedValue(key);
        return {
          at: new Date().toISOString(),
          cached: cached && { at: cached.at, data: parse(cached.data, arg) },
        };
      },
    },
  );
  return thunk;
}

export function createReadThunk<T, Root>(
  read: Omit<ReadOptions<T, Root, undefined>, 'again'>,
): RequestThunk<T, Root, undefined> {
  const thunk: RequestThunk<T, Root, undefined> = createKeyedReadThunk({
    ...read,
    again: () => thunk(),
  });
  return thunk;
}

/**
 * Requests data unless it is loaded.
 * @param isReturn true if the user returns to the page; then only outdated data is requested
 */
export const requestUnlessLoaded =
  <T, Root>(
    thunk: RequestThunk<T, Root, undefined>,
    requestOf: (state: Root) => RequestState<unknown>,
    isReturn = false,
  ): ThunkAction<void, Root, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const getRequest = requestOf(getState());
    if (isReturn ? isOutdated(getRequest) : getRequest.status !== 'succeeded')
      void dispatch(thunk());
  };

interface QueryResult {
  docs: readonly { id: string; data: () => unknown }[];
}

/** Returns the data of all documents in a query result by id, in the order of the result. */
export const toDocumentsById = ({ docs }: QueryResult): Record<string, unknown> =>
  Object.fromEntries(docs.map((document) => [document.id, document.data()]));

/**
 * Returns a function that loads a document. The function resolves with undefined if the document
 * does not exist.
 */
export const createDocumentLoader =
  (path: string) =>
  async ({ doc, firestore, getDoc }: Firestore) =>
    (await getDoc(doc(firestore(), path))).data();

/**
 * Returns a function that loads a collection by id. Pass `maxDocuments` for collections that staff
 * can grow.
 */
export const createCollectionLoader =
  (path: string, maxDocuments = Infinity) =>
  async ({ collection, firestore, getDocs, limit, query }: Firestore) => {
    const all = collection(firestore(), path);
    return toDocumentsById(
      await getDocs(maxDocuments === Infinity ? all : query(all, limit(maxDocuments))),
    );
  };
