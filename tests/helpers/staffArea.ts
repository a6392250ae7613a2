/** The staff area's own Firebase app, signed in, on a network that can fail. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { getFirebaseApp } from '@/firebase/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import { getField, toList } from '../../scripts/remote';
import type { ExampleAccount } from '../../seed/rest';
import { createSignal } from './signal';

/**
 * The outcome of a request. An error makes the network fail with this error, and `true` with the
 * usual one. A response replaces the server's. 'unanswered' executes the request but loses the
 * response. 'cut' loses the second half of the response. `false` changes nothing.
 */
export type RequestOutcome = boolean | Error | Response | 'unanswered' | 'cut';
/** Decides the outcome of a request. The request waits while the promise is pending. */
export type OutcomeRule = (
  url: string,
  init: RequestInit | undefined,
) => RequestOutcome | Promise<RequestOutcome>;

let outcomeRule: OutcomeRule | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;
const realSetImmediate = setImmediate;

/** Requests that are being executed, without those that wait for a decision. */
const runningRequests = new Set<Promise<unknown>>();

/** Rejects the waiting requests at the end of a test, so that the SDKs do not repeat them. */
let testEnd = createSignal<'over'>();

export const createRejection = () => new Response('{}', { status: 403 });

// Replaces `fetch` before the SDK stores a reference to it.
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  requests.push(url);
  const outcome = await Promise.race([outcomeRule?.(url, init) ?? false, testEnd.promise]);
  const response = respond(outcome, () => realFetch(input, init));
  runningRequests.add(response);
  try {
    return await response;
  } finally {
    runningRequests.delete(response);
  }
};

async function respond(outcome: RequestOutcome | 'over', ask: () => Promise<Response>) {
  if (outcome instanceof Response) return outcome;
  if (outcome === 'over') return createRejection();
  if (outcome instanceof Error) throw outcome;
  if (outcome === true) throw new TypeError('fetch failed');
  const response = await ask();
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  if (outcome === 'unanswered') throw new TypeError('fetch failed');
  const sent = outcome === 'cut' ? body.slice(0, body.byteLength / 2) : body;
  return new Response(sent.byteLength === 0 ? null : sent, { status, headers });
}

/** Resolves shortly after the next response, or at once if no request is being executed. */
export async function waitForResponse(): Promise<void> {
  if (hasRunningRequests())
    await Promise.race([...runningRequests].map((each) => each.catch(() => undefined)));
  await new Promise((resolve) => realSetImmediate(resolve));
}

export const hasRunningRequests = (): boolean => runningRequests.size > 0;

/**
 * Ends pending requests at the end of a test, because they would change the data of the next one.
 */
export async function endRequests(): Promise<void> {
  restoreNetwork();
  testEnd.resolve('over');
  do await waitForResponse();
  while (hasRunningRequests());
  testEnd = createSignal();
}

/** Makes some requests fail until `restoreNetwork`. */
export function breakNetwork(which: OutcomeRule): void {
  outcomeRule = which;
}

export function restoreNetwork(): void {
  outcomeRule = null;
}

/** Returns the URLs of the requests that `work` sends. */
export async function recordRequests(work: () => Promise<unknown>): Promise<string[]> {
  requests = [];
  await work();
  return requests;
}

const isWrite = (url: string) => /:commit(\?|$)/.test(url);

export const failWrites: OutcomeRule = (url) => isWrite(url);
const isFirestore = (url: string) => url.includes(`:${testPorts.firestore}/`);
export const failFirestore: OutcomeRule = (url) => isFirestore(url);
/** Executes Firestore writes, but loses the first `count` responses. */
export function loseResponses(count = Infinity): OutcomeRule {
  let lost = 0;
  return (url) => isWrite(url) && (lost += 1) <= count && 'unanswered';
}
/**
 * Executes the next Firestore write, but loses its response and all later requests to Firestore.
 */
export function loseResponseAndCheck(): OutcomeRule {
  let written = false;
  return (url) => {
    if (!isFirestore(url)) return false;
    if (written) return true;
    written = isWrite(url);
    return written && 'unanswered';
  };
}
/** Makes the nth Firestore write from now on, counted from 1, and all later ones fail. */
export function failWritesFrom(nth: number): OutcomeRule {
  let seen = 0;
  return (url) => isWrite(url) && (seen += 1) >= nth;
}

export async function signInAs({ email, password }: ExampleAccount): Promise<void> {
  const auth = getAuth(getFirebaseApp());
  connectAuthEmulator(auth, `http://${host}:${testPorts.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signOutAll(): Promise<void> {
  await signOut(getAuth(getFirebaseApp()));
}

const objects = `http://${host}:${testPorts.storage}/v0/b/${bucket}/o`;
const owner = { headers: { authorization: 'Bearer owner' } };

/** Deletes all stored objects under a prefix, as an administrator. */
export async function clearStored(prefix: string): Promise<void> {
  for (const path of await listStoredUnder(prefix)) {
    await realFetch(`${objects}/${encodeURIComponent(path)}`, { ...owner, method: 'DELETE' });
  }
}

/** Returns the paths of all stored objects under a prefix, as an administrator. */
export async function listStoredUnder(prefix: string): Promise<string[]> {
  const response = await realFetch(`${objects}?prefix=${encodeURIComponent(prefix)}`, owner);
  return toList(getField(await response.json(), 'items')).map((item) =>
    String(getField(item, 'name')),
  );
}
