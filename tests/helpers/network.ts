/**
 * The network between a page and the backend: what fails, what is held back, and what is under way.
 */
import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { newSignal } from './signal';

/** Whether a request is the one that shall fail. */
export type Call = (request: Request) => boolean;

/** A commit whose body holds this text, such as a document's name. */
export const commitOf =
  (text: string): Call =>
  (request) =>
    /:commit(\?|$)/.test(request.url()) && (request.postData() ?? '').includes(text);
/** Any read of Firestore but the staff list's, which comes before every page. */
export const isFigureRead: Call = (request) =>
  /:(batchGet|runQuery)(\?|$)/.test(request.url()) &&
  !(request.postData() ?? '').includes('/documents/staff/');
/** A call of file storage by its method, for addresses that match. */
export const storageCall =
  (method: string, address: RegExp): Call =>
  (request) =>
    request.method() === method && address.test(request.url());

/** What becomes of a request that fails; resolves once it has. */
export type Failure = (route: Route) => Promise<void>;

/** The ways in which a call fails that a browser tells apart; the others are tested in Node. */
export const failures = {
  refused: (route) => route.abort('connectionrefused'),
  'status 403': (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' },
      json: { error: { code: 403, message: 'injected', status: 'INJECTED' } },
    }),
  'never answered': (route) => {
    held.add(route.request());
    return Promise.resolve();
  },
  /** The server handles the request, and only its answer is lost. */
  'answer lost': async (route) => {
    const answer = await route.fetch();
    await answer.body();
    await route.abort('connectionreset');
  },
} satisfies Record<string, Failure>;

/** Requests that a test keeps back on purpose: nothing waits for them when it ends. */
const held = new WeakSet<Request>();

/**
 * Makes every such request of the page fail until the result is called. What hangs then stays as it
 * is; what is being carried out ends as it began.
 */
export async function failing(
  page: Page,
  call: Call,
  failure: Failure,
): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>();
  const handler = (route: Route): Promise<void> => {
    if (!call(route.request())) return route.fallback();
    const handled = failure(route);
    running.add(handled);
    return handled;
  };
  await page.route('**/*', handler);
  return async () => {
    await Promise.all(running);
    await page.unroute('**/*', handler);
  };
}

/** Keeps requests to such addresses back until the result is called, which lets them through. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const release = newSignal();
  await page.route(address, async (route) => {
    held.add(route.request());
    await release.given;
    held.delete(route.request());
    // The page may be gone by then.
    await route.fallback().catch(() => undefined);
  });
  return release.give;
}

/**
 * Lets the time of the reads pass that hang, until the page offers what it does then. What fails
 * before a page hydrates is asked for once more when it has, and that read has the whole time
 * again.
 */
export async function passReadLimit(page: Page, offered: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(READ_LIMIT_MS);
    await expect(offered).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

/**
 * Notes what the pages of a context ask the backend for. The result resolves once everything that
 * is not held back has been answered: a write that is still under way would reach the next test's
 * data.
 */
export function watchCalls(context: BrowserContext): () => Promise<void> {
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    // What the service worker fetches for later is no answer that anybody waits for.
    if (!['fetch', 'xhr'].includes(request.resourceType()) || request.serviceWorker()) return;
    open.set(request, request.frame().page());
  });
  // An answer whose body nobody reads, such as the mail relay's, is not finished before its page
  // goes.
  context.on('response', (response) => open.delete(response.request()));
  context.on('requestfailed', (request) => open.delete(request));
  context.on('page', (page) => {
    page.on('close', () => {
      for (const [request, of] of open) if (of === page) open.delete(request);
    });
  });
  const underWay = () => [...open.keys()].filter((each) => !held.has(each));
  return () =>
    expect
      .poll(() => underWay().map((each) => each.url()), { message: 'still under way' })
      .toEqual([]);
}
