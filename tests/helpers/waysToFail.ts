import { newSignal } from './signal';
import { breakNetwork, type Fate, restoreNetwork } from './staffArea';

/** Returns whether a request is the one that should fail. */
export type Call = (url: string, init: RequestInit | undefined) => boolean;

const getBody = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' ? init.body : '';
/** Matches a commit whose body contains this text, such as the name of a document. */
export const commitOf =
  (text: string): Call =>
  (url, init) =>
    /:commit(\?|$)/.test(url) && getBody(init).includes(text);
const isOfDocuments: Call = (url) => /:(batchGet|commit)(\?|$)/.test(url);
/** Matches a request to file storage by method and URL. */
export const storageCall =
  (method: string, address: RegExp): Call =>
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
  /** The outcome of the request. Null holds it back until a time limit. */
  fate: (() => Fate) | null;
  /** True if the server executes the request, and only the response is lost. */
  carriedOut?: true;
  /** True if the document can neither be read nor written afterwards. */
  unknown?: true;
  /** True if the server rejects the session. */
  refusal?: true;
}

export const ways: readonly FailureMode[] = [
  { name: 'refused', fate: createNetworkError('ECONNREFUSED') },
  { name: 'offline', fate: createNetworkError('ENETUNREACH') },
  { name: 'timed out', fate: createNetworkError('ETIMEDOUT') },
  { name: 'status 403', fate: createErrorResponse(403), refusal: true },
  { name: 'status 409', fate: createErrorResponse(409) },
  { name: 'status 429', fate: createErrorResponse(429) },
  { name: 'status 500', fate: createErrorResponse(500) },
  {
    name: 'malformed',
    fate: () =>
      new Response('<!doctype html><p>Portal', { headers: { 'content-type': 'text/html' } }),
  },
  { name: 'cut', fate: () => 'cut', carriedOut: true },
  { name: 'never answered', fate: null },
  { name: 'answer lost', fate: () => 'unanswered', carriedOut: true },
  { name: 'answer lost for good', fate: () => 'unanswered', carriedOut: true, unknown: true },
];

/**
 * Browsers abort a cancelled upload. The SDK cannot do that in Node, so the tests drop it instead.
 */
const isUpload = storageCall('POST', /\/o\?name=/);

export function failCall(call: Call, { fate, unknown: isUnconfirmed }: FailureMode) {
  let wasRequested = false;
  const released = newSignal<false>();
  breakNetwork((url, init) => {
    if (wasRequested && isUnconfirmed === true && isOfDocuments(url, init)) return true;
    if (!call(url, init)) return false;
    wasRequested = true;
    if (fate !== null) return fate();
    return isUpload(url, init) ? new Promise(() => undefined) : released.promise;
  });
  return {
    /** Returns whether the request was sent. */
    wasSent: () => wasRequested,
    /** Lets further requests through, and those that hang, like a slow network. */
    repair: () => {
      restoreNetwork();
      released.resolve(false);
    },
  };
}
