import type * as sdk from './firestore';
import { importAgain } from '@/browser/newDocument';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';

/** The database as visitors' code reaches it: fetched beside the first paint, not before it. */
export type Firestore = typeof sdk;

const firestoreCode = importAgain<Firestore>(() => import('./firestore'));

interface Read<T> {
  /** Logged when it fails. */
  message: string;
  load: (sdk: Firestore) => Promise<T>;
  /** Given an answer that comes after the limit, for whoever still has use for it. */
  late: (data: T) => void;
  /** Whether it is this request that failed, and nothing has been asked or learnt since. */
  failed: () => boolean;
  /** Asks anew. Called once at most, when the connection is back. */
  again: () => void;
}

/**
 * Reads from the database within `READ_LIMIT_MS`, the download of its code included. A failure is
 * logged, and tried again by itself when the browser comes back online, even if that was before the
 * request was given up: a request begun without a connection seldom survives.
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

/** Loads all documents of a collection, by id. */
export const collectionAt =
  (path: string) =>
  async ({ collection, firestore, getDocs }: Firestore): Promise<Record<string, unknown>> =>
    byId(await getDocs(collection(firestore(), path)));
