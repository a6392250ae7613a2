/** The ways in which a request can fail, brought about at the browser's network. */
import type { Page, Request, Route } from '@playwright/test';

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

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

const status = (code: number) => (route: Route) =>
  route.fulfill({
    status: code,
    headers,
    contentType: 'application/json',
    body: JSON.stringify({ error: { code, message: 'injected', status: 'INJECTED' } }),
  });

async function carryOut(route: Route) {
  const answer = await route.fetch();
  return { answer, body: await answer.text() };
}

/**
 * What becomes of the request; `carriedOut` marks requests that the server handles although the
 * page sees a failure.
 */
export const failures = {
  refused: { handle: (route: Route) => route.abort('connectionrefused') },
  offline: { handle: (route: Route) => route.abort('internetdisconnected') },
  'timed out': { handle: (route: Route) => route.abort('timedout') },
  'status 403': { handle: status(403) },
  'status 409': { handle: status(409) },
  'status 429': { handle: status(429) },
  'status 500': { handle: status(500) },
  malformed: {
    handle: (route: Route) =>
      route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><p>Portal' }),
  },
  cut: {
    carriedOut: true,
    handle: async (route: Route) => {
      const { answer, body } = await carryOut(route);
      await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
    },
  },
  'never answered': { hangs: true, handle: () => undefined },
  'answer lost': {
    carriedOut: true,
    handle: async (route: Route) => {
      await carryOut(route);
      await route.abort('connectionreset');
    },
  },
} satisfies Record<string, Failure>;

export interface Failure {
  handle: (route: Route) => unknown;
  /** The server handles the request, and only its answer is lost. */
  carriedOut?: boolean;
  /** Nothing happens until a time limit ends it. */
  hangs?: boolean;
}

/**
 * Makes every such request of the page fail until the result is called. What hangs is let through
 * then, as a slow network would, unless it `hangsOn`.
 */
export async function failing(page: Page, call: Call, { handle }: Failure) {
  const running = new Set<unknown>();
  let over = false;
  const handler = (route: Route) => {
    if (over || !call(route.request())) return route.fallback();
    const handled = handle(route);
    running.add(handled);
    return handled;
  };
  await page.route('**/*', handler);
  return async ({ hangsOn = false } = {}) => {
    over = true;
    // What is being carried out ends as it began.
    await Promise.all(running);
    if (!hangsOn) await page.unroute('**/*', handler);
  };
}

/** Tells whether the page waits for an answer; calls that are left hanging do not count. */
export function watchCalls(page: Page): (hanging?: Call) => boolean {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return (hanging = () => false) => [...open].some((request) => !hanging(request));
}
