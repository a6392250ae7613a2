import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { contentDisposition } from '@/lib/contentDisposition';
import { storedName } from '@/lib/storedName';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { cleanLeftovers, mayBeLeft, notLeft, whileInUse } from '@/firebase/staff/leftovers';
import {
  nextTimestamp,
  pathOfAddress,
  removeStored,
  storeFile,
} from '@/firebase/staff/fileStorage';
import type { Going } from '@/firebase/staff/uploadProgress';
import { NEWS_COLLECTION } from '../documents';

/** Where the thumbnails are that staff upload. */
const FOLDER = 'news-commentary';

/** A chosen image that was stored. */
export interface Picture {
  file: File;
  url: string;
}

/** The path of a thumbnail that staff uploaded; null for the address of anything else. */
function picturePath(url: string): string | null {
  const path = pathOfAddress(url);
  return path?.startsWith(`${FOLDER}/`) === true ? path : null;
}

/**
 * Stores a chosen image. It is remembered until an item names it or it is gone, and no other tab
 * cleans it away before `released`.
 */
export async function storePicture(
  file: File,
  released: Promise<void>,
  options: { signal?: AbortSignal | undefined; onGoing?: ((going: Going) => void) | undefined },
): Promise<Picture> {
  const path = `${FOLDER}/${nextTimestamp()}_${storedName(file.name)}`;
  await new Promise<void>((held, failed) => {
    whileInUse(path, () => {
      held();
      return released;
    }).catch(failed);
  });
  mayBeLeft(path);
  const { signal, onGoing } = options;
  const url = await storeFile(path, file, {
    contentType: file.type,
    contentDisposition: contentDisposition(file.name, file.type),
    onRemoved: () => notLeft(path),
    ...(signal && { signal }),
    ...(onGoing && { onGoing }),
  });
  return { file, url };
}

/** The picture may soon be without an item that names it. */
export function mayBeUnused(url: string): void {
  const path = picturePath(url);
  if (path !== null) mayBeLeft(path);
}

/** An item names the picture, so it is not without one. */
export function isUsed(url: string): void {
  const path = picturePath(url);
  if (path !== null) notLeft(path);
}

/** So long what staff did waits for the pictures behind it to be deleted, in ms. */
const CLEAN_UP_WAIT_MS = 1000;

/**
 * Deletes the pictures of these addresses that no item names any more; what fails is tried again at
 * the next visit. `goOn` is called when that is done, or takes long.
 */
export async function removeUnused(urls: Iterable<string>, goOn: () => void): Promise<void> {
  const removed = Promise.all([...urls].map(removeOne));
  await withinLimit(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
  goOn();
  await removed;
}

async function removeOne(url: string): Promise<void> {
  const path = picturePath(url);
  if (path === null) return;
  mayBeLeft(path);
  const items = collection(firestore(), NEWS_COLLECTION);
  try {
    const named = getDocs(query(items, where('thumbnailUrl', '==', url), limit(1)));
    const { empty } = await withinLimit(named, READ_LIMIT_MS);
    if (!empty || (await removeStored(path))) notLeft(path);
  } catch (error) {
    console.warn(`Whether ${path} is still in use could not be asked`, error);
  }
}

/** Deletes what earlier visits left behind. */
export async function cleanPictures(): Promise<void> {
  await cleanLeftovers(FOLDER, async (path) => {
    const { docs } = await withinLimit(
      getDocs(collection(firestore(), NEWS_COLLECTION)),
      READ_LIMIT_MS,
    );
    return docs.some((each) => {
      const url: unknown = each.get('thumbnailUrl');
      return typeof url === 'string' && picturePath(url) === path;
    });
  });
}
