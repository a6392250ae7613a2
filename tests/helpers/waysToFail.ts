import { createSignal } from './signal';
import { breakNetwork, type RequestOutcome, restoreNetwork } from './staffArea';

/** Returns whether this is the request that should fail. */
export type CallMatcher = (url: string, init: RequestInit | undefined) => boolean;

const getBody = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' ? init.body : '';
/** Matches a commit whose body contains the text, for example the id of a document. */
export const matchCommit =
  (text: string): CallMatcher =>
  (url, init) =>
    /:commit(\?|$)/.test(url) && getBody(init).includes(text);
const isOfDocuments: CallMatcher = (url) => /:(batchGet|commit)(\?|$)/.test(url);
/** Matches a request to Storage by method and URL. */
export const matchStorageCall =
  (method: string, address: RegExp): CallMatcher =>
  (url, init) =>
    (init?.method ?? 'GET') === method && address.test(url);

const createNetworkError = (code: string) => () =>
  new TypeError('fetch failed', { cause: { code } });
const createErrorResponse = (code: number) => () =>
  new Response(JSON.stringify({ error: { code, message: 'injected', status: 'INJECTED' } }), {
    status: code,
    headers: { 'content-type': 'application/json' },
  });

interface FailureMode {
  name: string;
  /** Returns the outcome of the request. Null delays the request beyond its time limit. */
  outcome: (() => RequestOutcome) | null;
  /** True if the server executes the request, so that only the response is lost. */
  isExecuted?: true;
  /** True if the document can be neither read nor written after the failure. */
  isUnconfirmed?: true;
  /**
   * True if the server rejects the request. The page then checks whether the user is still signed
   * in.
   */
  isRejected?: true;
}

export const failureModes: readonly FailureMode[] = [
  { name: 'refused', outcome: createNetworkError('ECONNREFUSED') },
  { name: 'offline', outcome: createNetworkError('ENETUNREACH') },
  { name: 'timed out', outcome: createNetworkError('ETIMEDOUT') },
  { name: 'status 403', outcome: createErrorResponse(403), isRejected: true },
  { name: 'status 409', outcome: createErrorResponse(409) },
  { name: 'status 429', outcome: createErrorResponse(429) },
  { name: 'status 500', outcome: createErrorResponse(500) },
  {
    name: 'malformed',
    outcome: () =>
      new Response('<!doctype html><p>Portal', { headers: { 'content-type': 'text/html' } }),
  },
  { name: 'cut', outcome: () => 'cut', isExecuted: true },
  { name: 'never answered', outcome: null },
  { name: 'answer lost', outcome: () => 'unanswered', isExecuted: true },
  {
    name: 'answer lost for good',
    outcome: () => 'unanswered',
    isExecuted: true,
    isUnconfirmed: true,
  },
];

/**
 * Matches the start of an upload. If it is delayed, it never gets a response, because the SDK
 * cannot abort a request in Node.
 */
const isUpload = matchStorageCall('POST', /\/o\?name=/);

export function failCall(call: CallMatcher, { outcome: fate, isUnconfirmed }: FailureMode) {
  let wasRequested = false;
  const released = createSignal<false>();
  breakNetwork((url, init) => {
    if (wasRequested && isUnconfirmed === true && isOfDocuments(url, init)) return true;
    if (!call(url, init)) return false;
    wasRequested = true;
    if (fate !== null) return fate();
    return isUpload(url, init) ? new Promise(() => undefined) : released.promise;
  });
  return {
    wasSent: () => wasRequested,
    /** Restores the network, and releases the requests that are still delayed. */
    repair: () => {
      restoreNetwork();
      released.resolve(false);
    },
  };
}
