import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CAUGHT_ERROR_EVENT } from '@/lib/caughtError';
import { MAX_ERRORS, MAX_MESSAGE_LENGTH, type ObserveVitals, startReports } from './reports';

const REPORT_URL = 'https://reports.example.com/site';
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockResolvedValue(new Response());
});

let stopping = new AbortController();

/** Starts reporting as a page does. `afterEach` stops it. */
function start(observe: ObserveVitals = () => undefined) {
  stopping = new AbortController();
  startReports(REPORT_URL, { observe, signal: stopping.signal });
}

afterEach(() => {
  stopping.abort();
  history.replaceState(null, '', '/');
});

const readBodies = () =>
  sent.mock.calls.map(([, options]): unknown => {
    const body = options?.body;
    return typeof body === 'string' ? JSON.parse(body) : body;
  });

const hidePage = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

const dispatchError = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

it('sends only the page, the message and the code position of an error', () => {
  history.replaceState(null, '', '/contact?subject=private#part');
  start();
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined\n    at f (${location.origin}/assets/index-abc.js:1:234)`;
  dispatchError(error);
  expect(sent.mock.calls[0]?.[0]).toBe(REPORT_URL);
  const report = { kind: 'error', message: 'TypeError: x is undefined' };
  const reports = [{ ...report, at: 'assets/index-abc.js:1:234' }];
  expect(readBodies()).toEqual([{ page: '/contact', reports }]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

it('sends rejections and caught errors but ignores failed images', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error'));
  const rejection = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejection, { reason: 'went away' }));
  window.dispatchEvent(new CustomEvent(CAUGHT_ERROR_EVENT, { detail: new Error('shown') }));
  expect(readBodies()).toMatchObject([
    { reports: [{ message: 'went away' }] },
    { reports: [{ message: 'Error: shown' }] },
  ]);
});

it('limits the length and the number of error messages', () => {
  start();
  for (let n = 0; n < MAX_ERRORS + 5; n += 1) dispatchError(new Error('x'.repeat(1000)));
  expect(sent).toHaveBeenCalledTimes(MAX_ERRORS);
  const [first] = readBodies();
  expect(JSON.stringify(first)).toContain(`Error: ${'x'.repeat(MAX_MESSAGE_LENGTH - 7)}"`);
});

it('reports only the origin of a URL that the Content-Security-Policy blocked', () => {
  start();
  const event = new Event('securitypolicyviolation');
  const blockedURI = 'https://other.example.com/path?of=a-visitor';
  document.dispatchEvent(Object.assign(event, { effectiveDirective: 'img-src', blockedURI }));
  const blocked = 'https://other.example.com';
  const reports = [{ kind: 'violation', directive: 'img-src', blocked }];
  expect(readBodies()).toEqual([{ page: '/', reports }]);
});

it('sends the vitals in a single report when the page is hidden', () => {
  start((found) => {
    found({ name: 'LCP', value: 1234.5678, rating: 'good' });
    found({ name: 'CLS', value: 0, rating: 'good' });
  });
  expect(sent).not.toHaveBeenCalled();
  hidePage();
  hidePage();
  const reports = [
    { kind: 'vital', name: 'LCP', value: 1234.568, rating: 'good' },
    { kind: 'vital', name: 'CLS', value: 0, rating: 'good' },
  ];
  expect(readBodies()).toEqual([{ page: '/', reports }]);
});

it('sends further reports after a failed one', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  start();
  dispatchError(new Error('first'));
  dispatchError(new Error('second'));
  await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(2);
});
