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
import { currentEnv } from '@/lib/currentEnv';
import { firebaseApp, hostAndPort } from '@/lib/firebaseApp';

/** How long the SDK repeats a request that fails, in ms. Its own ten minutes look like a hang. */
const RETRY_MS = 15_000;

let bucket: FirebaseStorage | undefined;

/** File storage, on the emulator where one is configured. */
function storage(): FirebaseStorage {
  if (bucket === undefined) {
    bucket = getStorage(firebaseApp());
    bucket.maxUploadRetryTime = RETRY_MS;
    bucket.maxOperationRetryTime = RETRY_MS;
    const { storage: emulator } = currentEnv().emulators;
    if (emulator !== undefined) connectStorageEmulator(bucket, ...hostAndPort(emulator));
  }
  return bucket;
}

interface UploadOptions {
  contentType: string;
  /** Gets the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Stores a file and resolves with its download address. Whatever goes wrong, and when the signal
 * aborts, nothing stays stored.
 */
export async function storeFile(path: string, file: Blob, options: UploadOptions): Promise<string> {
  const { contentType, onProgress, signal } = options;
  signal?.throwIfAborted();
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, { contentType });
  const cancel = () => {
    task.cancel();
  };
  signal?.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  try {
    await task;
    signal?.throwIfAborted();
    return await getDownloadURL(target);
  } catch (error) {
    // The object may be there all the same: its answer was lost, or the address could not be had.
    await removeStored(path);
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'storage/object-not-found';

/**
 * Deletes a stored object; a missing one is no error. A failure is only warned: a dead link would be
 * worse than an orphan. Says whether the object is gone.
 */
export async function removeStored(path: string): Promise<boolean> {
  try {
    await deleteObject(ref(storage(), path));
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    console.warn(`Stored object ${path} could not be deleted`, error);
    return false;
  }
}

/** The paths of everything stored in a folder, however deep. */
export async function pathsIn(folder: string): Promise<string[]> {
  const { items, prefixes } = await listAll(ref(storage(), folder));
  const deeper = await Promise.all(prefixes.map(({ fullPath }) => pathsIn(fullPath)));
  return [...items.map(({ fullPath }) => fullPath), ...deeper.flat()];
}

/** The path of a stored object in its download address; null for any other address. */
export function pathOfAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const encoded = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(new URL(url).pathname)?.[1];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

let last = 0;

/** The time in ms, but never the same twice and never smaller than before. */
export function nextTimestamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}
