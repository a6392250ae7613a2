import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { currentEnv } from '@/browser/settings';
import { firebaseApp, hostAndPort } from '../firebaseApp';
import { ensureToken } from './authClient';
import { READ_LIMIT_MS, TimedOut, withinLimit } from '@/lib/timeLimit';
import { unlessAborted } from '@/lib/unlessAborted';

/**
 * The time for which the SDK retries a failed query or deletion, in ms. It retries uploads for its
 * default of ten minutes: those in which nothing moves end before that. It retries after status
 * 408, 429 and 5xx, and without an answer; any other error ends an upload at once.
 */
const RETRY_MS = 8_000;
/** After so long without progress an upload has failed, in ms. */
export const STALL_MS = 15_000;
/** After so long without progress an upload is shown as waiting, in ms. */
const SLOW_MS = 4_000;
/**
 * The SDK sends a file of up to so many bytes in one request and reports no progress of it: such a
 * file gets the time that it needs at the slowest speed on top.
 */
const ONE_REQUEST_BYTES = 256 * 1024;
const SLOWEST_BYTES_PER_MS = 10;
/**
 * The time in which a failed upload asks whether its object is there after all, and waits for it to
 * be deleted, in ms. The deletion continues in the background after that.
 */
const CLEAN_UP_WAIT_MS = 1_500;

let bucket: FirebaseStorage | undefined;

/** File storage, on the emulator where one is configured. */
function storage(): FirebaseStorage {
  if (bucket === undefined) {
    bucket = getStorage(firebaseApp());
    bucket.maxOperationRetryTime = RETRY_MS;
    const { storage: emulator } = currentEnv().emulators;
    if (emulator !== undefined) connectStorageEmulator(bucket, ...hostAndPort(emulator));
  }
  return bucket;
}

/** The callbacks and the signal of an upload. */
export interface UploadWatch {
  /** Called with the fraction that is sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Called with true when nothing moves for some seconds, and with false when it moves again. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
  /** Ends the upload at once; what was sent is deleted behind it. */
  signal?: AbortSignal | undefined;
}

interface UploadOptions extends UploadWatch {
  contentType: string;
  /** The header with which the file is sent to whoever opens it. */
  contentDisposition: string;
}

/** Returns a timer whose `stalled` rejects once `moved` was not called for `limit` ms. */
function stallTimer(limit: number, onWaiting: UploadWatch['onWaiting']) {
  let waiting = false;
  let timer: ReturnType<typeof setTimeout>;
  let reject: (error: TimedOut) => void = () => undefined;
  const stalled = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const become = (next: boolean) => {
    if (next !== waiting) onWaiting?.(next);
    waiting = next;
  };
  const start = () => {
    timer = setTimeout(() => {
      become(true);
      timer = setTimeout(() => reject(new TimedOut(limit)), limit - SLOW_MS);
    }, SLOW_MS);
  };
  start();
  return {
    stalled,
    moved: () => {
      clearTimeout(timer);
      become(false);
      start();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Stores a file and resolves with its download address. Fails when nothing moves for 15 s; a slow
 * upload that moves continues. Whatever goes wrong, and when the signal aborts, what was stored is
 * deleted, as far as the storage can be reached.
 */
export async function storeFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { contentType, contentDisposition, onProgress, onWaiting, signal } = options;
  signal?.throwIfAborted();
  // The SDK's upload never ends if its token cannot be renewed: UploadTask ignores that error.
  await unlessAborted(withinLimit(ensureToken(), READ_LIMIT_MS), signal);
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, { contentType, contentDisposition });
  const extraMs = file.size <= ONE_REQUEST_BYTES ? file.size / SLOWEST_BYTES_PER_MS : 0;
  const timer = stallTimer(STALL_MS + extraMs, onWaiting);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    timer.moved();
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  const sent = task.then(() => undefined);
  try {
    await unlessAborted(Promise.race([sent, timer.stalled]), signal).catch(
      async (error: unknown) => {
        task.cancel();
        signal?.throwIfAborted();
        // Its object may be there all the same: only the answer to its upload was lost.
        const address = withinLimit(getDownloadURL(target), CLEAN_UP_WAIT_MS);
        await unlessAborted(address, signal).catch(() => {
          throw error;
        });
      },
    );
    const address = withinLimit(getDownloadURL(target), READ_LIMIT_MS);
    return await unlessAborted(address, signal);
  } catch (error) {
    const removed = sent.catch(() => undefined).then(() => removeStored(path));
    // A cancelled upload does not wait for the deletion.
    if (signal?.aborted !== true) {
      await withinLimit(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
    }
    throw error;
  } finally {
    timer.stop();
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'storage/object-not-found';

/**
 * Deletes a stored object; a missing one is no error. A failure is only warned: a dead link would
 * be worse than an orphan, which `npm run storage:orphans` finds.
 */
export async function removeStored(path: string): Promise<void> {
  try {
    await withinLimit(deleteObject(ref(storage(), path)), READ_LIMIT_MS);
  } catch (error) {
    if (!isMissing(error)) console.warn(`Stored object ${path} could not be deleted`, error);
  }
}

/** Returns the paths of everything stored in a folder, however deep. */
export async function pathsIn(folder: string): Promise<string[]> {
  const { items, prefixes } = await withinLimit(listAll(ref(storage(), folder)), READ_LIMIT_MS);
  const deeper = await Promise.all(prefixes.map(({ fullPath }) => pathsIn(fullPath)));
  return [...items.map(({ fullPath }) => fullPath), ...deeper.flat()];
}

/** Returns the path of the stored object that a download address is of; null for any other text. */
export function pathOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  try {
    return ref(storage(), address).fullPath;
  } catch {
    return null;
  }
}

let last = 0;

/** Returns the time in ms, but never the same twice and never smaller than before. */
export function nextTimestamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
