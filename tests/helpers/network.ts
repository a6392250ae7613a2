/** Makes requests of a page to the backend fail or wait. */
import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { createSignal } from './signal';

export type RequestMatcher = (request: Request) => boolean;

/** Matches commits whose body contains the text, for example the path of a document. */
export const matchCommit =
  (text: string): RequestMatcher =>
  (request) =>
    /:commit(\?|$)/.test(request.url()) && (request.postData() ?? '').includes(text);
/**
 * Matches Firestore reads except the read of the staff list, which every staff page sends first.
 */
export const isFirestoreRead: RequestMatcher = (request) =>
  /:(batchGet|runQuery)(\?|$)/.test(request.url()) &&
  !(request.postData() ?? '').includes('/documents/staff/');
export const matchStorageRequest =
  (method: string, url: RegExp): RequestMatcher =>
  (request) =>
    request.method() === method && url.test(request.url());

/** Makes a request fail. The promise resolves when the request has failed. */
export type Failure = (route: Route) => Promise<void>;

/** The failures that need a browser. Tests in Node cover all other failures. */
export const requestFailures = {
  refused: (route) => route.abort('connectionrefused'),
  'status 403': (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' },
      json: { error: { code: 403, message: 'injected', status: 'INJECTED' } },
    }),
  'never answered': (route) => {
    delayedRequests.add(route.request());
    return Promise.resolve();
  },
  /** The server handles the request, but the response is lost. */
  'answer lost': async (route) => {
    const response = await route.fetch();
    await response.body();
    await route.abort('connectionreset');
  },
} satisfies Record<string, Failure>;

/** Requests that a test delays on purpose. The end of the test does not wait for them. */
const delayedRequests = new WeakSet<Request>();

/**
 * Makes all matching requests of the page fail.
 * @returns a function that waits for pending failures and lets later requests through
 */
export async function failRequests(
  page: Page,
  isMatch: RequestMatcher,
  failure: Failure,
): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>();
  const handleRoute = (route: Route): Promise<void> => {
    if (!isMatch(route.request())) return route.fallback();
    const handled = failure(route);
    running.add(handled);
    return handled;
  };
  await page.route('**/*', handleRoute);
  return async () => {
    await Promise.all(running);
    await page.unroute('**/*', handleRoute);
  };
}

/** Delays all requests whose URL matches. @returns a function that releases them */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const release = createSignal();
  await page.route(url, async (route) => {
    delayedRequests.add(route.request());
    await release.promise;
    delayedRequests.delete(route.request());
    // Ignores the error if the page has already been closed.
    await route.fallback().catch(() => undefined);
  });
  return release.resolve;
}

/**
 * Advances the page's clock by the time limit of a read. Repeats this until `control` is enabled,
 * because a read that fails before hydration is sent again.
 */
export async function passReadLimit(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(READ_LIMIT_MS);
    await expect(control).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

/**
 * Tracks the requests of all pages in the context.
 * @returns a function that waits for all pending requests except the delayed ones. Without this, a
 * pending write could change the data of the next test.
 */
export function trackRequests(context: BrowserContext): () => Promise<void> {
  const pending = new Map<Request, Page>();
  context.on('request', (request) => {
    // Ignores the service worker, which prefetches files in the background.
    if (!['fetch', 'xhr'].includes(request.resourceType()) || request.serviceWorker()) return;
    pending.set(request, request.frame().page());
  });
  // Does not use the event `requestfinished`. If nobody reads the body of a response, the browser
  // sends this event only when the page closes.
  context.on('response', (response) => pending.delete(response.request()));
  context.on('requestfailed', (request) => pending.delete(request));
  context.on('page', (page) => {
    page.on('close', () => {
      for (const [request, owner] of pending) if (owner === page) pending.delete(request);
    });
  });
  const listPendingUrls = () =>
    [...pending.keys()]
      .filter((request) => !delayedRequests.has(request))
      .map((request) => request.url());
  return () => expect.poll(listPendingUrls, { message: 'requests still pending' }).toEqual([]);
}
