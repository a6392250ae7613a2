/** The staff area's own Firebase app, signed in, on a network that can fail. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { firebaseApp } from '@/firebase/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import { field, items } from '../../scripts/remote';
import type { Account } from '../../seed/rest';
import { newSignal } from './signal';

/**
 * The outcome of a request. An error makes the network fail with this error, and `true` with the
 * usual one. A response replaces the server's. 'unanswered' executes the request but loses the
 * response. 'cut' loses the second half of the response. `false` changes nothing.
 */
export type Fate = boolean | Error | Response | 'unanswered' | 'cut';
/** Decides the outcome of a request. The request waits while the promise is pending. */
export type Breaks = (url: string, init: RequestInit | undefined) => Fate | Promise<Fate>;

let outcomeRule: Breaks | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;
const realSetImmediate = setImmediate;

/** Requests that are being executed, without those that wait for a decision. */
const runningRequests = new Set<Promise<unknown>>();

/** Rejects the waiting requests at the end of a test, so that the SDKs do not repeat them. */
let testEnd = newSignal<'over'>();

export const refusal = () => new Response('{}', { status: 403 });

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

async function respond(outcome: Fate | 'over', ask: () => Promise<Response>) {
  if (outcome instanceof Response) return outcome;
  if (outcome === 'over') return refusal();
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
export async function nextAnswer(): Promise<void> {
  if (isWaiting())
    await Promise.race([...runningRequests].map((each) => each.catch(() => undefined)));
  await new Promise((resolve) => realSetImmediate(resolve));
}

export const isWaiting = (): boolean => runningRequests.size > 0;

/**
 * Ends pending requests at the end of a test, because they would change the data of the next one.
 */
export async function endRequests(): Promise<void> {
  restoreNetwork();
  testEnd.resolve('over');
  do await nextAnswer();
  while (isWaiting());
  testEnd = newSignal();
}

/** Makes some requests fail until `restoreNetwork`. */
export function breakNetwork(which: Breaks): void {
  outcomeRule = which;
}

export function restoreNetwork(): void {
  outcomeRule = null;
}

/** Returns the URLs of the requests that `work` sends. */
export async function requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
  requests = [];
  await work();
  return requests;
}

const isWrite = (url: string) => /:commit(\?|$)/.test(url);

export const noWrites: Breaks = (url) => isWrite(url);
const isFirestore = (url: string) => url.includes(`:${testPorts.firestore}/`);
export const noFirestore: Breaks = (url) => isFirestore(url);
/** Executes Firestore writes, but loses the first `count` responses. */
export function loseAnswers(count = Infinity): Breaks {
  let lost = 0;
  return (url) => isWrite(url) && (lost += 1) <= count && 'unanswered';
}
/**
 * Executes the next Firestore write, but loses its response and all later requests to Firestore.
 */
export function loseAnswerAndCheck(): Breaks {
  let written = false;
  return (url) => {
    if (!isFirestore(url)) return false;
    if (written) return true;
    written = isWrite(url);
    return written && 'unanswered';
  };
}
/** Makes the nth Firestore write from now on, counted from 1, and all later ones fail. */
export function noWritesFrom(nth: number): Breaks {
  let seen = 0;
  return (url) => isWrite(url) && (seen += 1) >= nth;
}

export async function signInAs({ email, password }: Account): Promise<void> {
  const auth = getAuth(firebaseApp());
  connectAuthEmulator(auth, `http://${host}:${testPorts.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signOutAll(): Promise<void> {
  await signOut(getAuth(firebaseApp()));
}

const objects = `http://${host}:${testPorts.storage}/v0/b/${bucket}/o`;
const owner = { headers: { authorization: 'Bearer owner' } };

/** Deletes all stored objects under a prefix, as an administrator. */
export async function clearStored(prefix: string): Promise<void> {
  for (const path of await storedUnder(prefix)) {
    await realFetch(`${objects}/${encodeURIComponent(path)}`, { ...owner, method: 'DELETE' });
  }
}

/** Returns the paths of all stored objects under a prefix, as an administrator. */
export async function storedUnder(prefix: string): Promise<string[]> {
  const response = await realFetch(`${objects}?prefix=${encodeURIComponent(prefix)}`, owner);
  return items(field(await response.json(), 'items')).map((item) => String(field(item, 'name')));
}
