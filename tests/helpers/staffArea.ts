/** The staff area's own Firebase app, signed in, on a network that can be made to fail. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { firebaseApp } from '@/firebase/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import { field, items } from '../../scripts/remote';
import type { Account } from '../../seed/rest';
import { newSignal } from './signal';

/**
 * What becomes of a request: an error is what the network fails it with, `true` the usual one; a
 * response answers it in the server's place; 'unanswered' carries it out but loses the answer,
 * 'cut' all but the first half of it; `false` leaves it alone.
 */
export type Fate = boolean | Error | Response | 'unanswered' | 'cut';
/** Decides about a request; one whose promise is pending is held back. */
export type Breaks = (url: string, init: RequestInit | undefined) => Fate | Promise<Fate>;

let breaks: Breaks | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;
const realSetImmediate = setImmediate;

/** What is being carried out; what a test holds back is not. */
const underWay = new Set<Promise<unknown>>();

/** The end of a test: what it still holds back is refused then, which the SDKs do not try again. */
let end = newSignal<'over'>();

export const refusal = () => new Response('{}', { status: 403 });

// Before the SDK takes hold of it.
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  requests.push(url);
  const fate = await Promise.race([breaks?.(url, init) ?? false, end.promise]);
  const answering = answer(fate, () => realFetch(input, init));
  underWay.add(answering);
  try {
    return await answering;
  } finally {
    underWay.delete(answering);
  }
};

async function answer(fate: Fate | 'over', ask: () => Promise<Response>) {
  if (fate instanceof Response) return fate;
  if (fate === 'over') return refusal();
  if (fate instanceof Error) throw fate;
  if (fate === true) throw new TypeError('fetch failed');
  const response = await ask();
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  if (fate === 'unanswered') throw new TypeError('fetch failed');
  const sent = fate === 'cut' ? body.slice(0, body.byteLength / 2) : body;
  return new Response(sent.byteLength === 0 ? null : sent, { status, headers });
}

/**
 * Resolves when a request that is not held back has been answered, if there is one, and a moment
 * later.
 */
export async function nextAnswer(): Promise<void> {
  if (isWaiting()) await Promise.race([...underWay].map((each) => each.catch(() => undefined)));
  await new Promise((resolve) => realSetImmediate(resolve));
}

export const isWaiting = (): boolean => underWay.size > 0;

/** Ends what is still under way when a test ends: it would reach the data of the next one. */
export async function endRequests(): Promise<void> {
  restoreNetwork();
  end.resolve('over');
  do await nextAnswer();
  while (isWaiting());
  end = newSignal();
}

/** Makes some requests fail until `restoreNetwork`. */
export function breakNetwork(which: Breaks): void {
  breaks = which;
}

export function restoreNetwork(): void {
  breaks = null;
}

/** The addresses requested while `work` ran. */
export async function requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
  requests = [];
  await work();
  return requests;
}

const isWrite = (url: string) => /:commit(\?|$)/.test(url);

export const noWrites: Breaks = (url) => isWrite(url);
const isFirestore = (url: string) => url.includes(`:${testPorts.firestore}/`);
export const noFirestore: Breaks = (url) => isFirestore(url);
/** Carries out Firestore writes, and loses the answers to so many. */
export function loseAnswers(count = Infinity): Breaks {
  let lost = 0;
  return (url) => isWrite(url) && (lost += 1) <= count && 'unanswered';
}
/**
 * Carries out the next Firestore write, and loses its answer and every later request to Firestore.
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
/** Breaks the nth Firestore write from now on, from 1, and all after it. */
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

/** Deletes what is stored under a prefix, past the rules. */
export async function clearStored(prefix: string): Promise<void> {
  for (const path of await storedUnder(prefix)) {
    await realFetch(`${objects}/${encodeURIComponent(path)}`, { ...owner, method: 'DELETE' });
  }
}

/** The paths of what is stored under a prefix, past the rules. */
export async function storedUnder(prefix: string): Promise<string[]> {
  const response = await realFetch(`${objects}?prefix=${encodeURIComponent(prefix)}`, owner);
  return items(field(await response.json(), 'items')).map((item) => String(field(item, 'name')));
}
