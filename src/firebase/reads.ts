import type * as sdk from './firestore';
import { importAgain } from '@/browser/newDocument';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';

/** The Firestore SDK as visitors' code uses it: loaded in parallel with the first paint, not before it. */
export type Firestore = typeof sdk;

const firestoreCode = importAgain<Firestore>(() => import('./firestore'));

interface Read<T> {
  /** Logged when it fails. */
  message: string;
  load: (sdk: Firestore) => Promise<T>;
  /** Called with an answer that comes after the time limit. */
  late: (data: T) => void;
  /** Whether this request failed, and is still the newest. */
  failed: () => boolean;
  /** Sends a new request. Called once at most, when the browser is back online. */
  again: () => void;
}

/**
 * Reads from the database within `READ_LIMIT_MS`, the download of its code included. A failure is
 * logged, and retried when the browser comes back online, even if that was before the time limit: a
 * request sent while offline seldom succeeds.
 * @throws whatever the SDK throws, or `TimedOut`
 */
export async function readInTime<T>({ message, load, late, failed, again }: Read<T>): Promise<T> {
  const connection = { back: false };
  const retry = () => {
    connection.back = true;
    if (failed()) again();
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('online', retry, { once: true });
  const work = firestoreCode().then(load);
  try {
    const data = await withinLimit(work, READ_LIMIT_MS);
    page?.removeEventListener('online', retry);
    return data;
  } catch (error) {
    console.warn(message, error);
    work.then(late, () => undefined);
    // The failure is known to the store once this has been thrown.
    if (connection.back) setTimeout(retry);
    throw error;
  }
}

interface Found {
  docs: readonly { id: string; data: () => unknown }[];
}

/** The documents of an answer by id, in its order. */
export const byId = ({ docs }: Found): Record<string, unknown> =>
  Object.fromEntries(docs.map((document) => [document.id, document.data()]));

/** Loads the documents of a collection, by id: so many at most, where staff can add to it. */
export const collectionAt =
  (path: string, most = Infinity) =>
  async ({ collection, firestore, getDocs, limit, query }: Firestore) => {
    const all = collection(firestore(), path);
    return byId(await getDocs(most === Infinity ? all : query(all, limit(most))));
  };
