import { newSignal } from './signal';
import { breakNetwork, type Fate, restoreNetwork } from './staffArea';

/** Whether a request is the one that shall fail. */
export type Call = (url: string, init: RequestInit | undefined) => boolean;

const bodyOf = (init: RequestInit | undefined) => (typeof init?.body === 'string' ? init.body : '');
/** A commit whose body holds this text, such as a document's name. */
export const commitOf =
  (text: string): Call =>
  (url, init) =>
    /:commit(\?|$)/.test(url) && bodyOf(init).includes(text);
const isOfDocuments: Call = (url) => /:(batchGet|commit)(\?|$)/.test(url);
/** A call of file storage by its method, for addresses that match. */
export const storageCall =
  (method: string, address: RegExp): Call =>
  (url, init) =>
    (init?.method ?? 'GET') === method && address.test(url);

const broken = (code: string) => () => new TypeError('fetch failed', { cause: { code } });
const status = (code: number) => () =>
  new Response(JSON.stringify({ error: { code, message: 'injected', status: 'INJECTED' } }), {
    status: code,
    headers: { 'content-type': 'application/json' },
  });

interface Way {
  name: string;
  /** What becomes of the request; null holds it back until a time limit ends the wait. */
  fate: (() => Fate) | null;
  /** The server handles the request, and only its answer is lost. */
  carriedOut?: true;
  /** Nor can the document be read or written afterwards. */
  unknown?: true;
  /** The server refuses the session. */
  refusal?: true;
}

export const ways: readonly Way[] = [
  { name: 'refused', fate: broken('ECONNREFUSED') },
  { name: 'offline', fate: broken('ENETUNREACH') },
  { name: 'timed out', fate: broken('ETIMEDOUT') },
  { name: 'status 403', fate: status(403), refusal: true },
  { name: 'status 409', fate: status(409) },
  { name: 'status 429', fate: status(429) },
  { name: 'status 500', fate: status(500) },
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
 * A browser aborts an upload that is given up; the SDK cannot in Node, so it never arrives here
 * either.
 */
const isUpload = storageCall('POST', /\/o\?name=/);

export function failCall(call: Call, { fate, unknown }: Way) {
  let asked = false;
  const released = newSignal<false>();
  breakNetwork((url, init) => {
    if (asked && unknown === true && isOfDocuments(url, init)) return true;
    if (!call(url, init)) return false;
    asked = true;
    if (fate !== null) return fate();
    return isUpload(url, init) ? new Promise(() => undefined) : released.promise;
  });
  return {
    /** Whether there was such a request. */
    wasAsked: () => asked,
    /** Lets further requests through, and what hangs too, as a slow network would. */
    repair: () => {
      restoreNetwork();
      released.resolve(false);
    },
  };
}
