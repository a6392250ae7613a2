/** The staff area's own Firebase app, signed in, on a network that can be made to fail. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { firebaseApp } from '@/firebase/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import type { Account } from '../../seed/rest';

/**
 * What becomes of a request: `true` fails it as if the network were down, a response answers it in
 * the server's place, 'unanswered' carries it out but loses the answer, `false` leaves it alone.
 */
type Fate = boolean | Response | 'unanswered';
/** Decides about a request; one whose promise is pending is held back. */
type Breaks = (url: string, init: RequestInit | undefined) => Fate | Promise<Fate>;

let breaks: Breaks | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;

// Before the SDK takes hold of it.
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  requests.push(url);
  const fate = (await breaks?.(url, init)) ?? false;
  if (fate instanceof Response) return fate;
  if (fate === true) throw new TypeError('fetch failed');
  const answer = await realFetch(input, init);
  if (fate === false) return answer;
  await answer.arrayBuffer();
  throw new TypeError('fetch failed');
};

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

/** Breaks every Firestore write. */
export const noWrites: Breaks = (url) => isWrite(url);
const isFirestore = (url: string) => url.includes(`:${testPorts.firestore}/`);
/** Breaks every request to Firestore. */
export const noFirestore: Breaks = (url) => isFirestore(url);
const isStorage = (url: string) => url.includes(`:${testPorts.storage}/`);
const refusal = () => new Response('{}', { status: 403 });
/** File storage refuses everything, which the SDK, unlike a broken network, does not try again. */
export const storageRefuses: Breaks = (url) => isStorage(url) && refusal();
/** File storage refuses the requests of one method. */
export const storageRefusesTo =
  (method: string): Breaks =>
  (url, init) =>
    isStorage(url) && (init?.method ?? 'GET') === method && refusal();
/** File storage refuses the nth request of an upload, from 1, and all after it. */
export function refuseUploadsFrom(nth: number): Breaks {
  let seen = 0;
  return (url, init) =>
    isStorage(url) && init?.method === 'POST' && (seen += 1) >= nth && refusal();
}
/** Carries out Firestore writes, and loses the answers to so many. */
export function loseAnswers(count = Infinity): Breaks {
  let lost = 0;
  return (url) => isWrite(url) && (lost += 1) <= count && 'unanswered';
}
/** Carries out the next Firestore write, and loses its answer and every later request to Firestore. */
export function loseAnswerAndCheck(): Breaks {
  let written = false;
  return (url) => {
    if (!isFirestore(url)) return false;
    if (written) return true;
    written = isWrite(url);
    return written && 'unanswered';
  };
}
/** Holds requests to Firestore back, reads too or writes only, until the result is called. */
export function holdFirestore(which: 'all' | 'writes'): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  breakNetwork(async (url) => {
    if (which === 'all' ? isFirestore(url) : isWrite(url)) await held;
    return false;
  });
  return release;
}
/**
 * Carries out the next request to Firestore, and holds its answer back until `release`; `carriedOut`
 * says that the answer is there, and knows of nothing later.
 */
export function holdNextAnswer(): { carriedOut: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tellCarriedOut: () => void = () => undefined;
  const carriedOut = new Promise<void>((resolve) => {
    tellCarriedOut = resolve;
  });
  let held = false;
  breakNetwork(async (url, init) => {
    if (held || !isFirestore(url)) return false;
    held = true;
    const answer = await realFetch(url, init);
    const { status, headers } = answer;
    const body = await answer.text();
    tellCarriedOut();
    await released;
    return new Response(body, {
      status,
      headers: { 'content-type': headers.get('content-type') ?? '' },
    });
  });
  return { carriedOut, release };
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
  const answer: unknown = await response.json();
  const items =
    typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : [];
  return Array.isArray(items)
    ? items.flatMap((item: unknown) =>
        typeof item === 'object' && item !== null && 'name' in item ? [String(item.name)] : [],
      )
    : [];
}
