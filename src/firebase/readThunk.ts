import { createAsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { recall, remember } from '@/browser/cache';
import { retryableImport } from '@/browser/newDocument';
import { onOnline } from '@/browser/offline';
import {
  isAnswerUsed,
  isOutdated,
  type RequestConfig,
  type RequestState,
  type RequestThunk,
} from '@/lib/requestState';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import type * as sdk from './firestore';

/**
 * The Firestore SDK as visitors' code uses it: loaded in parallel with the first paint, not before
 * it.
 */
export type Firestore = typeof sdk;

export const firestoreCode = retryableImport<Firestore>(() => import('./firestore'));

interface Read<T, Root, Arg> {
  type: string;
  /** Logged when the read fails, and what the thunk rejects with. */
  message: string;
  load: (sdk: Firestore, arg: Arg) => Promise<unknown>;
  parse: (stored: unknown, arg: Arg) => T;
  requestOf: (state: Root, arg: Arg) => RequestState<unknown> | undefined;
  /**
   * The key of the browser's cache of the answer, for the next visit; absent where it is not
   * cached.
   */
  cacheKey?: string;
  /** Returns whether to send a request; by default one is sent unless another is pending. */
  condition?: (state: Root, arg: Arg) => boolean;
  /** Called with each answer that is used, and the time of its request. */
  onAnswer?: (data: T, at: string, arg: Arg) => void;
  /** Returns what is dispatched when the browser is back online after a failure. */
  again: (arg: Arg) => ThunkAction<unknown, Root, unknown, UnknownAction>;
}

/**
 * Returns a thunk that reads from the database within `READ_LIMIT_MS`, the download of its code
 * included; `addRequest` puts its answers into the request state of its argument. The answer cached
 * on the last visit comes with `pending`, so it is shown at once; an answer after the time limit is
 * dispatched as a second `fulfilled`, unless newer data is there by then. A failure is logged, and
 * retried when the browser comes back online, even if that was before the time limit: a request
 * sent while offline seldom succeeds.
 */
export function keyedReadThunk<T, Root, Arg>(read: Read<T, Root, Arg>): RequestThunk<T, Root, Arg> {
  const { type, message, load, parse, requestOf, cacheKey, condition } = read;
  const thunk: RequestThunk<T, Root, Arg> = createAsyncThunk<T, Arg, RequestConfig<T, Root>>(
    type,
    async (arg, { dispatch, getState, rejectWithValue, requestId }) => {
      const at = new Date().toISOString();
      const request = () => requestOf(getState(), arg);
      const useAnswer = (stored: unknown) => {
        if (cacheKey !== undefined) remember(cacheKey, { data: stored, at });
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
      const work = firestoreCode().then((code) => load(code, arg));
      try {
        const stored = await withinLimit(work, READ_LIMIT_MS);
        stop();
        return useAnswer(stored);
      } catch (error) {
        console.warn(message, error);
        work.then(
          (stored) => {
            const current = request();
            if (current !== undefined && isAnswerUsed(current, requestId))
              dispatch(thunk.fulfilled(useAnswer(stored), requestId, arg));
          },
          () => undefined,
        );
        // The failure is known to the store once this has returned.
        if (connection.back) setTimeout(retry);
        return rejectWithValue(message);
      }
    },
    {
      condition: (arg, { getState }) => {
        if (condition !== undefined) return condition(getState(), arg);
        const current = requestOf(getState(), arg);
        // One that the computer's sleep has interrupted may never be answered.
        return current?.status !== 'loading' || isOutdated(current);
      },
      getPendingMeta: ({ arg }) => {
        const cached = cacheKey === undefined ? null : recall(cacheKey);
        return {
          at: new Date().toISOString(),
          cached: cached && { at: cached.at, data: parse(cached.data, arg) },
        };
      },
    },
  );
  return thunk;
}

/** Makes the same thunk for a read without an argument. */
export function readThunk<T, Root>(
  read: Omit<Read<T, Root, undefined>, 'again'>,
): RequestThunk<T, Root, undefined> {
  const thunk: RequestThunk<T, Root, undefined> = keyedReadThunk({ ...read, again: () => thunk() });
  return thunk;
}

/**
 * Sends a request for what is not there.
 * @param isReturn the page is seen again: sends one for what was requested some time ago, and for
 * nothing else
 */
export const requestUnlessLoaded =
  <T, Root>(
    thunk: RequestThunk<T, Root, undefined>,
    requestOf: (state: Root) => RequestState<unknown>,
    isReturn = false,
  ): ThunkAction<void, Root, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const request = requestOf(getState());
    if (isReturn ? isOutdated(request) : request.status !== 'succeeded') void dispatch(thunk());
  };

interface QueryResult {
  docs: readonly { id: string; data: () => unknown }[];
}

/** Returns the documents of an answer by id, in its order. */
export const byId = ({ docs }: QueryResult): Record<string, unknown> =>
  Object.fromEntries(docs.map((document) => [document.id, document.data()]));

/** Loads one document; undefined where there is none. */
export const documentLoader =
  (path: string) =>
  async ({ doc, firestore, getDoc }: Firestore) =>
    (await getDoc(doc(firestore(), path))).data();

/** Loads the documents of a collection, by id: so many at most, where staff can add to it. */
export const collectionLoader =
  (path: string, maxDocuments = Infinity) =>
  async ({ collection, firestore, getDocs, limit, query }: Firestore) => {
    const all = collection(firestore(), path);
    return byId(await getDocs(maxDocuments === Infinity ? all : query(all, limit(maxDocuments))));
  };
