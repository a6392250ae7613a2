/** The staff area's own Firebase app, signed in, on a network that can be made to fail. */
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { firebaseApp } from '@/lib/firebaseApp';
import { bucket, host, testPorts } from '../../scripts/local';
import { staffAccount } from '../../seed/index';

/** Says whether a request fails as if the network were down. */
type Breaks = (url: string, init: RequestInit | undefined) => boolean;

let breaks: Breaks | null = null;
let requests: string[] = [];
const realFetch = globalThis.fetch;

// Before the SDK takes hold of it.
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  requests.push(url);
  if (breaks?.(url, init) === true) throw new TypeError('fetch failed');
  return realFetch(input, init);
};

/** Makes some requests fail until `mendNetwork`. */
export function breakNetwork(which: Breaks): void {
  breaks = which;
}

export function mendNetwork(): void {
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
/** Breaks every request to Firestore. */
export const noFirestore: Breaks = (url) => url.includes(`:${testPorts.firestore}/`);
/** Breaks every request to file storage. */
export const noStorage: Breaks = (url) => url.includes(`:${testPorts.storage}/`);
/** Breaks the nth Firestore write from now on, from 1, and all after it. */
export function noWritesFrom(nth: number): Breaks {
  let seen = 0;
  return (url) => isWrite(url) && (seen += 1) >= nth;
}

export async function signInAsStaff(): Promise<void> {
  const auth = getAuth(firebaseApp());
  connectAuthEmulator(auth, `http://${host}:${testPorts.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, staffAccount.email, staffAccount.password);
}

export async function signOutStaff(): Promise<void> {
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
