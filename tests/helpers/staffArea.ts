/** The signed-in Firebase app of the staff area, on a network that tests can break. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { getFirebaseApp } from '@/firebase/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import { getField, toList } from '../../scripts/remote';
import type { ExampleAccount } from '../../seed/rest';
import { createSignal } from './signal';

/**
 * The outcome of a request. `false` sends it normally, `true` makes the network fail, and an Error
 * makes it fail with this error. A Response replaces the server's response. 'unanswered' executes
 * the request, but its response is lost. 'cut' loses the second half of the response.
 */
export type RequestOutcome = boolean | Error | Response | 'unanswered' | 'cut';
/** Decides the outcome of a request. If the rule returns a promise, the request waits for it. */
export type OutcomeRule = (
  url: string,
  init: RequestInit | undefined,
) => RequestOutcome | Promise<RequestOutcome>;

let outcomeRule: OutcomeRule | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;
const realSetImmediate = setImmediate;

/**
 * Requests that have been sent to the server. Requests whose outcome is not decided yet are not
 * included.
 */
const runningRequests = new Set<Promise<unknown>>();

/**
 * Resolves at the end of a test. Requests whose outcome is not decided yet then get a rejection, so
 * that the SDKs do not repeat them.
 */
let testEnd = createSignal<'over'>();

export const createRejection = () => new Response('{}', { status: 403 });

// This replacement of `fetch` must run before the Firebase SDK stores a reference to `fetch`.
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

/** Resolves shortly after the next response, or immediately if no request is running. */
export async function waitForResponse(): Promise<void> {
  if (hasRunningRequests())
    await Promise.race([...runningRequests].map((each) => each.catch(() => undefined)));
  await new Promise((resolve) => realSetImmediate(resolve));
}

export const hasRunningRequests = (): boolean => runningRequests.size > 0;

/** Ends pending requests after a test, because they could change the data of the next test. */
export async function endRequests(): Promise<void> {
  restoreNetwork();
  testEnd.resolve('over');
  do await waitForResponse();
  while (hasRunningRequests());
  testEnd = createSignal();
}

/** Applies an outcome rule to all requests until `restoreNetwork` is called. */
export function breakNetwork(which: OutcomeRule): void {
  outcomeRule = which;
}

export function restoreNetwork(): void {
  outcomeRule = null;
}

/** Runs `work` and returns the URLs of its requests. */
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
 * Executes the next Firestore write and loses its response. All later requests to Firestore fail.
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
/** Makes the nth Firestore write and all later ones fail. The count starts at 1. */
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

/** Deletes all stored objects under the prefix, as an administrator. */
export async function clearStored(prefix: string): Promise<void> {
  for (const path of await listStoredUnder(prefix)) {
    await realFetch(`${objects}/${encodeURIComponent(path)}`, { ...owner, method: 'DELETE' });
  }
}

/** Returns the paths of all stored objects under the prefix, as an administrator. */
export async function listStoredUnder(prefix: string): Promise<string[]> {
  const response = await realFetch(`${objects}?prefix=${encodeURIComponent(prefix)}`, owner);
  return toList(getField(await response.json(), 'items')).map((item) =>
    String(getField(item, 'name')),
  );
}
