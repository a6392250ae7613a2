import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NEWER_VERSION_MESSAGE, SHELL_PATH } from '@/lib/offline';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { resetModules } from '../tests/helpers/modules';

const origin = 'https://www.example.com';
const createHtml = (text: string, date = '') =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', date } });
const DAY_MS = 24 * 60 * 60 * 1000;
const formatDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toUTCString();

/** The cached responses by address. The browser tests use real caches. */
const cachedResponses = new Map<string, Response>();
const toAddress = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;
const cache = {
  match: (request: string | Request) =>
    Promise.resolve(cachedResponses.get(toAddress(request))?.clone()),
  put: (request: string, response: Response) =>
    Promise.resolve(void cachedResponses.set(toAddress(request), response)),
  delete: (request: Request) => Promise.resolve(cachedResponses.delete(toAddress(request))),
  keys: () => Promise.resolve([...cachedResponses.keys()].map((url) => new Request(url))),
  addAll: vi.fn(),
};
const deleteCache = vi.fn(() => Promise.resolve(true));
const network = vi.fn<() => Promise<Response>>();
const failOffline = () => Promise.reject(new TypeError('Failed to fetch'));
/** Delays network responses until the test calls the returned function. */
function holdNetwork() {
  let arrive: (response: Response) => void = () => undefined;
  const arrived = new Promise<Response>((resolve) => (arrive = resolve));
  network.mockImplementation(async () => (await arrived).clone());
  return (response: Response) => arrive(response);
}
const postMessage = vi.fn();
const skipWaiting = vi.fn();
const unregister = vi.fn();
const listeners = new Map<string, (event: unknown) => void>();

async function start(siteFiles: string[] = []): Promise<void> {
  vi.stubGlobal('self', {
    siteFiles,
    location: new URL(origin),
    registration: { unregister, navigationPreload: { enable: () => Promise.resolve() } },
    clients: {
      claim: () => Promise.resolve(),
      get: (id: string) => Promise.resolve(id === 'opened' ? { postMessage } : undefined),
    },
    skipWaiting,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
  });
  resetModules();
  await import('./offlineWorker');
}

/** Dispatches an event to the worker and waits until the worker has handled it. */
async function dispatch(name: string, more: object = {}): Promise<void> {
  const work: unknown[] = [];
  listeners.get(name)?.({ waitUntil: (each: unknown) => work.push(each), ...more });
  await Promise.all(work);
}

/** Returns the text of the response to a navigation. */
async function open(path: string, cache = 'default'): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: origin + path, method: 'GET', mode: 'navigate', referrer: '', cache };
  listeners.get('fetch')?.({
    request,
    resultingClientId: 'opened',
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  return (await answer)?.text() ?? 'left alone';
}

beforeEach(() => {
  cachedResponses.clear();
  listeners.clear();
  for (const mock of [network, deleteCache, skipWaiting, unregister, postMessage]) mock.mockClear();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), delete: deleteCache });
  vi.stubGlobal('fetch', network);
});

describe('a navigation request', () => {
  beforeEach(async () => {
    await start();
    cachedResponses.set(`${origin}/about`, createHtml('kept'));
    cachedResponses.set(origin + SHELL_PATH, createHtml('shell'));
  });

  it('caches the network response that it returns', async () => {
    network.mockResolvedValue(createHtml('new'));
    expect(await open('/about?from=mail')).toBe('new');
    await vi.waitFor(async () =>
      expect(await cachedResponses.get(`${origin}/about`)?.clone().text()).toBe('new'),
    );
  });

  it('returns a recently cached page at once while it updates the cache', async () => {
    cachedResponses.set(`${origin}/about`, createHtml('kept', formatDaysAgo(6)));
    let arrive = holdNetwork();
    expect(await open('/about')).toBe('kept');
    arrive(createHtml('new', formatDaysAgo(0)));
    await vi.waitFor(async () => expect(await open('/about')).toBe('new'));
    expect(postMessage).not.toHaveBeenCalled();
    arrive = holdNetwork();
    await open('/about');
    arrive(createHtml('"/assets/entry-v2.js"'));
    await vi.waitFor(() =>
      expect(postMessage).toHaveBeenCalledExactlyOnceWith(NEWER_VERSION_MESSAGE),
    );
  });

  it.each([
    ['for a page from last week', formatDaysAgo(8), 'default'],
    ['for a page without a date', 'soon', 'default'],
    ['when the user reloads', formatDaysAgo(0), 'no-cache'],
    ['when the user reloads without a cache', formatDaysAgo(0), 'reload'],
  ])('returns the network response %s', async (_what, date, cache) => {
    cachedResponses.set(`${origin}/about`, createHtml('kept', date));
    network.mockResolvedValue(createHtml('new'));
    expect(await open('/about', cache)).toBe('new');
  });

  it.each([
    ['without a network', failOffline],
    ['after a server error', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('returns the cached page %s', async (_what, answer) => {
    network.mockImplementation(answer);
    expect(await open('/about')).toBe('kept');
  });

  it('returns the cached page when the network hangs, and caches the late response', async () => {
    vi.useFakeTimers();
    const arrive = holdNetwork();
    const response = open('/about');
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
    expect(await response).toBe('kept');
    arrive(createHtml('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await cachedResponses.get(`${origin}/about`)?.text()).toBe('late');
  });

  it('returns the app shell only if the network fails and the public page is not cached', async () => {
    network.mockImplementation(failOffline);
    expect(await open('/contact')).toBe('shell');
    network.mockResolvedValue(new Response('gone', { status: 404 }));
    expect(await open('/contact')).toBe('gone');
    expect(await open('/admin')).toBe('left alone');
    expect([...cachedResponses.keys()]).toEqual([`${origin}/about`, origin + SHELL_PATH]);
  });
});

it('deletes files and pages that only the previous version needed', async () => {
  const picture = new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  cachedResponses.set(`${origin}/`, createHtml('<script src="/assets/index-old.js">'));
  cachedResponses.set(`${origin}/about`, createHtml('<script src="/assets/index-new.js">'));
  cachedResponses.set(`${origin}/assets/index-old.js`, new Response('old'));
  cachedResponses.set(`${origin}/assets/index-new.js`, new Response('new'));
  cachedResponses.set(`${origin}/images/logo.svg`, picture);
  await start(['/assets/index-new.js']);
  await dispatch('activate');
  expect([...cachedResponses.keys()]).toEqual([
    `${origin}/about`,
    `${origin}/assets/index-new.js`,
    `${origin}/images/logo.svg`,
  ]);
  expect(skipWaiting).not.toHaveBeenCalled();
});

it('fails to install if the app shell belongs to another version', async () => {
  network.mockResolvedValue(createHtml('<script src="/assets/index-newer.js">'));
  await start(['/assets/index-new.js']);
  await expect(dispatch('install')).rejects.toThrow('not of this version');
  expect([...cachedResponses.keys()]).toEqual([]);
});

it('deletes its cache and unregisters when offline support is off', async () => {
  vi.stubEnv('VITE_OFFLINE', 'off');
  await start();
  await dispatch('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await dispatch('activate');
  expect(deleteCache).toHaveBeenCalledExactlyOnceWith('site');
  expect(unregister).toHaveBeenCalledOnce();
  expect(listeners.has('fetch')).toBe(false);
});
