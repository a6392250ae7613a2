import { configureStore, createSlice } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCachedValue, cacheValue } from '@/browser/cache';
import { addRequest, replaceData, createIdleRequest, type RequestState } from '@/lib/requestState';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { createReadThunk } from './readThunk';

/** The sent requests, which the tests answer. */
let requests: { answer: (stored: unknown) => void; reject: () => void }[] = [];
const MESSAGE = 'Failed to load';
const parseNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);

const load = createReadThunk<number | null, { request: RequestState<number | null> }>({
  type: 'load',
  cacheKey: 'test',
  message: MESSAGE,
  load: () =>
    new Promise((resolve, reject) => {
      requests.push({ answer: resolve, reject: () => reject(new Error('refused')) });
    }),
  parse: parseNumber,
  requestOf: ({ request }) => request,
});

function makeStore() {
  const slice = createSlice({
    name: 'request',
    initialState: createIdleRequest<number | null>(null),
    reducers: {
      saved: (request) => {
        replaceData(request, 99);
      },
    },
    extraReducers: (builder) => addRequest(builder, load, (request) => request),
  });
  const store = configureStore({ reducer: { request: slice.reducer } });
  return { ...store, request: () => store.getState().request, saved: slice.actions.saved };
}

let store = makeStore();
/** Lets all pending promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const goOnline = () => window.dispatchEvent(new Event('online'));

/**
 * Dispatches the thunk and waits until the request is sent. The thunk first loads the code of the
 * SDK.
 */
async function sendRequest(): Promise<number> {
  const before = requests.length;
  void store.dispatch(load());
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1));
  return before;
}

async function sendAndTimeOut(): Promise<number> {
  const which = await sendRequest();
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
  expect(store.request().status).toBe('failed');
  return which;
}

async function answer(which: number, stored: unknown) {
  requests[which]?.answer(stored);
  await settle();
}

beforeEach(async () => {
  await import('./firestore');
  vi.useFakeTimers({ now: Date.parse('2026-03-16T08:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  requests = [];
  store = makeStore();
});
afterEach(async () => {
  // Requests that wait for the connection must not run in the next test.
  goOnline();
  await settle();
});

const lastVisit = { data: 7, at: '2026-03-13T17:42:00.000Z' };

describe('cached figures', () => {
  it('shows cached figures with their time until the response arrives', async () => {
    cacheValue('test', lastVisit);
    void store.dispatch(load());
    expect(store.request()).toMatchObject({ status: 'loading', data: 7, cachedAt: lastVisit.at });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await answer(0, 8);
    const { requestId, requestedAt } = store.request();
    expect(store.request()).toEqual({
      ...{ status: 'succeeded', data: 8, error: null, requestId },
      ...{ requestedAt, loadedAt: requestedAt },
    });
    expect(readCachedValue('test')?.data).toBe(8);
    expect(readCachedValue('test')?.at).toMatch('2026-03-16T08:00');
  });

  it('keeps cached figures with their time when the request fails', async () => {
    cacheValue('test', lastVisit);
    requests[await sendRequest()]?.reject();
    await settle();
    expect(store.request()).toMatchObject({ status: 'failed', data: 7, cachedAt: lastVisit.at });
    expect(console.warn).toHaveBeenCalledWith(MESSAGE, expect.any(Error));
  });

  it('ignores malformed cached figures', () => {
    cacheValue('test', { ...lastVisit, data: 'seven' });
    void store.dispatch(load());
    expect(store.request()).toMatchObject({ status: 'loading', data: null });
  });

  it('never replaces data from the current visit with cached figures', async () => {
    store.dispatch(store.saved());
    cacheValue('test', lastVisit);
    void store.dispatch(load());
    expect(store.request().data).toBe(99);
    expect(store.request().cachedAt).toBeUndefined();
    await settle();
  });
});

describe('a response after the time limit', () => {
  it('uses and caches a late response, but ignores a late failure', async () => {
    const late = await sendAndTimeOut();
    const alsoLate = await sendAndTimeOut();
    const before = store.request();
    requests[alsoLate]?.reject();
    await settle();
    expect(store.request()).toBe(before);
    await answer(late, 5);
    expect(store.request()).toMatchObject({ status: 'succeeded', data: 5, error: null });
    expect(readCachedValue('test')).toMatchObject({ data: 5 });
  });

  it('shows a late response until the retry replaces it', async () => {
    const late = await sendAndTimeOut();
    const retry = await sendRequest();
    await answer(late, 5);
    expect(store.request()).toMatchObject({ status: 'succeeded', data: 5 });
    await answer(retry, 6);
    expect(store.request()).toMatchObject({ status: 'succeeded', data: 6 });
    expect(readCachedValue('test')).toMatchObject({ data: 6 });
  });

  it('keeps a late response when the retry fails', async () => {
    const late = await sendAndTimeOut();
    const retry = await sendRequest();
    await answer(late, 5);
    requests[retry]?.reject();
    await settle();
    expect(store.request()).toMatchObject({ status: 'succeeded', data: 5, error: null });
  });

  it('never replaces newer data with a late response', async () => {
    const late = await sendAndTimeOut();
    await answer(await sendRequest(), 6);
    await answer(late, 5);
    expect(store.request().data).toBe(6);
    expect(readCachedValue('test')).toMatchObject({ data: 6 });
    const later = await sendAndTimeOut();
    store.dispatch(store.saved());
    await answer(later, 5);
    expect(store.request().data).toBe(99);
  });
});

describe('when the connection is back', () => {
  it('retries a failed request once and keeps its message until the response', async () => {
    await sendAndTimeOut();
    goOnline();
    goOnline();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(store.request()).toMatchObject({ status: 'loading', error: MESSAGE });
    await answer(1, 6);
    goOnline();
    await settle();
    expect(requests).toHaveLength(2);
  });

  it('does not send a pending request twice', async () => {
    const first = await sendRequest();
    goOnline();
    await answer(first, 6);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
    expect(requests).toHaveLength(1);
    expect(store.request().data).toBe(6);
  });

  it('immediately retries a request that was sent offline and fails after the connection returns', async () => {
    const first = await sendRequest();
    goOnline();
    requests[first]?.reject();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await answer(1, 6);
    expect(store.request().data).toBe(6);
  });

  it('does not repeat a request that the user has retried', async () => {
    await sendAndTimeOut();
    await answer(await sendRequest(), 6);
    goOnline();
    await settle();
    expect(requests).toHaveLength(2);
  });
});
