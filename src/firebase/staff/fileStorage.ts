import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { currentEnv } from '@/browser/settings';
import { firebaseApp, hostAndPort } from '../firebaseApp';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { watchAllRequests, watchRequests } from './requestWatch';
import { isPermissionError } from './permissionErrors';
import { unlessAborted } from '@/lib/unlessAborted';
import { type Going, Stalled, watchProgress } from './uploadProgress';

/**
 * How long the SDK retries a failed query or deletion, in ms. It retries uploads for its default of
 * ten minutes: `watchProgress` ends those without progress.
 */
const RETRY_MS = 8_000;
/**
 * How long a failed upload asks whether its object is there after all, and waits for it to be deleted,
 * in ms. The deletion continues in the background after that.
 */
const CLEAN_UP_WAIT_MS = 1_500;

let bucket: FirebaseStorage | undefined;

/** File storage, on the emulator where one is configured. */
function storage(): FirebaseStorage {
  if (bucket === undefined) {
    watchAllRequests();
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
  /** Called when the upload stalls, or a request failed and is retried, and when it makes progress again. */
  onGoing?: ((going: Going) => void) | undefined;
  /** Ends the upload at once; what was sent is cleaned up behind it. */
  signal?: AbortSignal | undefined;
}

interface UploadOptions extends UploadWatch {
  contentType: string;
  /** The header with which the file is sent to whoever opens it. */
  contentDisposition: string;
  /** An earlier attempt may have stored this very file under this path: then it is not sent again. */
  mayBeStored?: boolean;
  /** The upload failed, and nothing is stored of it any more. */
  onRemoved?: () => void;
}

const addressOf = (target: StorageReference) => withinLimit(getDownloadURL(target), READ_LIMIT_MS);

async function addressIfStored(target: StorageReference): Promise<string | null> {
  try {
    return await addressOf(target);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the address of an object that may be there all the same: only the answer to its upload was lost. */
async function addressAfter(target: StorageReference): Promise<string | null> {
  try {
    return await withinLimit(addressIfStored(target), CLEAN_UP_WAIT_MS);
  } catch (error) {
    console.warn(`Whether ${target.fullPath} is stored could not be asked`, error);
    return null;
  }
}

/**
 * Stores a file and resolves with its download address. Fails when nothing gets through for 15 s; a
 * slow upload that moves goes on. Whatever goes wrong, and when the signal aborts, nothing stays
 * stored, as far as the storage can be reached: `onRemoved` says when that is certain.
 */
export async function storeFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { contentType, contentDisposition, onProgress, onGoing, signal, onRemoved } = options;
  signal?.throwIfAborted();
  const target = ref(storage(), path);
  if (options.mayBeStored === true) {
    const stored = await unlessAborted(addressIfStored(target), signal);
    if (stored !== null) return stored;
  }
  const task = uploadBytesResumable(target, file, { contentType, contentDisposition });
  const watch = watchProgress(path, (going) => onGoing?.(going));
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    watch.arrived(bytesTransferred);
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  const sent = task.then(() => undefined);
  try {
    try {
      await unlessAborted(Promise.race([sent, watch.stalled]), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const address = await unlessAborted(addressAfter(target), signal);
      if (address === null) throw error;
      return address;
    }
    return await unlessAborted(addressOf(target), signal);
  } catch (error) {
    const cleaned = cleanUp(path, sent).then((gone) => {
      if (gone) onRemoved?.();
    });
    // A cancelled upload does not wait for the deletion; a stalled one could not delete either.
    if (signal?.aborted !== true && !(error instanceof Stalled)) {
      await withinLimit(cleaned, CLEAN_UP_WAIT_MS).catch(() => undefined);
    }
    throw error;
  } finally {
    watch.stop();
    // A deletion that hangs would never end.
    task.cancel();
  }
}

/** Removes what an upload may have stored, once it has ended. Says whether that is certain. */
async function cleanUp(path: string, sent: Promise<unknown>): Promise<boolean> {
  const end = await sent.then(
    () => 'stored' as const,
    (error: unknown) => (isPermissionError(error) ? ('refused' as const) : ('cut' as const)),
  );
  const found = await remove(path);
  // An aborted request may still arrive: that the object is missing now proves nothing.
  return found === 'deleted' || (found === 'missing' && end !== 'cut');
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'storage/object-not-found';

/** The status of a deletion; the SDK also accepts 200, which the sign-in page of a network sends. */
const NO_CONTENT = 204;

async function remove(path: string): Promise<'deleted' | 'missing' | 'failed'> {
  let status = NO_CONTENT;
  const unwatch = watchRequests(path, (sign) => {
    if (sign.kind === 'answered') ({ status } = sign);
  });
  try {
    await withinLimit(deleteObject(ref(storage(), path)), READ_LIMIT_MS);
    if (status !== NO_CONTENT) throw new Error(`Storage does not answer ${String(status)}`);
    return 'deleted';
  } catch (error) {
    if (isMissing(error)) return 'missing';
    console.warn(`Stored object ${path} could not be deleted`, error);
    return 'failed';
  } finally {
    unwatch();
  }
}

/**
 * Deletes a stored object; a missing one is no error. A failure is only warned: a dead link would be
 * worse than an orphan. Says whether the object is gone.
 */
export async function removeStored(path: string): Promise<boolean> {
  return (await remove(path)) !== 'failed';
}

/** Returns the paths of everything stored in a folder, however deep. */
export async function pathsIn(folder: string): Promise<string[]> {
  const { items, prefixes } = await withinLimit(listAll(ref(storage(), folder)), READ_LIMIT_MS);
  const deeper = await Promise.all(prefixes.map(({ fullPath }) => pathsIn(fullPath)));
  return [...items.map(({ fullPath }) => fullPath), ...deeper.flat()];
}

let last = 0;

/** Returns the time in ms, but never the same twice and never smaller than before. */
export function nextTimestamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
