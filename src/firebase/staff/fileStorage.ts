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
import { getEnv } from '@/browser/settings';
import { getFirebaseApp, parseHostAndPort } from '../firebaseApp';
import { ensureToken } from './authClient';
import { READ_LIMIT_MS, TimedOut, limitTime } from '@/lib/timeLimit';
import { rejectOnAbort } from '@/lib/unlessAborted';

/**
 * The time for which the SDK retries a failed query or deletion, in ms. Uploads keep the SDK's
 * default of ten minutes, but `STALL_MS` ends them earlier. The SDK retries after status 408, 429
 * and 5xx, and without a response. Any other error ends an upload at once.
 */
const RETRY_MS = 8_000;
/** An upload fails after this time without progress, in ms. */
export const STALL_MS = 15_000;
/** An upload is shown as waiting after this time without progress, in ms. */
const SLOW_MS = 4_000;
/**
 * Up to this size, the SDK sends a file in one request and reports no progress. The time limit for
 * these files also includes the time to send them at the slowest speed.
 */
const ONE_REQUEST_BYTES = 256 * 1024;
const SLOWEST_BYTES_PER_MS = 10;
/**
 * The time limit for cleaning up after a failed upload, in ms. After that, the deletion continues
 * in the background.
 */
const CLEAN_UP_WAIT_MS = 1_500;

let bucket: FirebaseStorage | undefined;

function getBucket(): FirebaseStorage {
  if (bucket === undefined) {
    bucket = getStorage(getFirebaseApp());
    bucket.maxOperationRetryTime = RETRY_MS;
    const { storage: emulator } = getEnv().emulators;
    if (emulator !== undefined) connectStorageEmulator(bucket, ...parseHostAndPort(emulator));
  }
  return bucket;
}

export interface UploadCallbacks {
  /** Called with the fraction of the file that has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /**
   * Called with true if the upload makes no progress for some seconds, and with false when progress
   * resumes.
   */
  onWaiting?: ((waiting: boolean) => void) | undefined;
  /** Cancels the upload. The sent data is deleted in the background. */
  signal?: AbortSignal | undefined;
}

interface UploadOptions extends UploadCallbacks {
  contentType: string;
  contentDisposition: string;
}

/** Returns a timer for an upload. `stalled` rejects unless `moved` is called every `limit` ms. */
function createStallTimer(limit: number, onWaiting: UploadCallbacks['onWaiting']) {
  let waiting = false;
  let timer: ReturnType<typeof setTimeout>;
  let reject: (error: TimedOut) => void = () => undefined;
  const stalled = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const setWaiting = (next: boolean) => {
    if (next !== waiting) onWaiting?.(next);
    waiting = next;
  };
  const start = () => {
    timer = setTimeout(() => {
      setWaiting(true);
      timer = setTimeout(() => reject(new TimedOut(limit)), limit - SLOW_MS);
    }, SLOW_MS);
  };
  start();
  return {
    stalled,
    moved: () => {
      clearTimeout(timer);
      setWaiting(false);
      start();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Stores a file and resolves with its download address. Fails if there is no progress for 15 s. A
 * slow upload does not fail. After an error or an abort, the stored object is deleted if Storage
 * can be reached.
 */
export async function storeFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { contentType, contentDisposition, onProgress, onWaiting, signal } = options;
  signal?.throwIfAborted();
  // Renew the token before the upload. If it cannot be renewed during the upload, `UploadTask`
  // ignores the error and the upload never ends.
  await rejectOnAbort(limitTime(ensureToken(), READ_LIMIT_MS), signal);
  const target = ref(getBucket(), path);
  const task = uploadBytesResumable(target, file, { contentType, contentDisposition });
  const extraMs = file.size <= ONE_REQUEST_BYTES ? file.size / SLOWEST_BYTES_PER_MS : 0;
  const timer = createStallTimer(STALL_MS + extraMs, onWaiting);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    timer.moved();
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  const sent = task.then(() => undefined);
  try {
    await rejectOnAbort(Promise.race([sent, timer.stalled]), signal).catch(
      async (error: unknown) => {
        task.cancel();
        signal?.throwIfAborted();
        // The file may be stored although the response was lost. The object then has a download
        // address.
        const address = limitTime(getDownloadURL(target), CLEAN_UP_WAIT_MS);
        await rejectOnAbort(address, signal).catch(() => {
          throw error;
        });
      },
    );
    const address = limitTime(getDownloadURL(target), READ_LIMIT_MS);
    return await rejectOnAbort(address, signal);
  } catch (error) {
    const removed = sent.catch(() => undefined).then(() => deleteStoredObject(path));
    // A cancelled upload does not wait for the deletion.
    if (signal?.aborted !== true) {
      await limitTime(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
    }
    throw error;
  } finally {
    timer.stop();
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'storage/object-not-found';

/**
 * Deletes a stored object. A missing object is not an error. A failed deletion is only logged,
 * because an object without a record does little harm. `npm run storage:orphans` finds objects
 * without a record.
 */
export async function deleteStoredObject(path: string): Promise<void> {
  try {
    await limitTime(deleteObject(ref(getBucket(), path)), READ_LIMIT_MS);
  } catch (error) {
    if (!isMissing(error)) console.warn(`Stored object ${path} could not be deleted`, error);
  }
}

/** Returns the paths of all objects in a folder and its subfolders. */
export async function listObjectPaths(folder: string): Promise<string[]> {
  const { items, prefixes } = await limitTime(listAll(ref(getBucket(), folder)), READ_LIMIT_MS);
  const deeper = await Promise.all(prefixes.map(({ fullPath }) => listObjectPaths(fullPath)));
  return [...items.map(({ fullPath }) => fullPath), ...deeper.flat()];
}

/** Returns the Storage path from a download address; null if the text is not a download address. */
export function parseDownloadAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  try {
    return ref(getBucket(), address).fullPath;
  } catch {
    return null;
  }
}

let last = 0;

/** Returns the current time in ms. Each call returns a larger number than the call before. */
export function createUniqueTimestamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
