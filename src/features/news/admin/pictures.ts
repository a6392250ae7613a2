import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import {
  nextTimestamp,
  removeStored,
  storeFile,
  type UploadWatch,
} from '@/firebase/staff/fileStorage';
import { removeOrphans, trackOrphan, untrackOrphan, whileInUse } from '@/firebase/staff/orphans';
import { objectOf } from '@/firebase/staff/requestWatch';
import { contentDisposition } from '@/lib/contentDisposition';
import { storedName } from '@/lib/storedName';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { NEWS_COLLECTION } from '../documents';

/** The folder of uploaded thumbnails. */
const FOLDER = 'news-commentary';

const items = () => collection(firestore(), NEWS_COLLECTION);

/** Returns the path of a thumbnail that staff uploaded; null for the address of anything else. */
function picturePath(url: unknown): string | null {
  const path = typeof url === 'string' ? objectOf(url) : null;
  return path?.startsWith(`${FOLDER}/`) === true ? path : null;
}

/**
 * Stores a chosen image and returns its address. It is an orphan until an item names it, and no other
 * tab removes it before `released`.
 */
export async function storePicture(
  file: File,
  released: Promise<void>,
  watch: UploadWatch,
): Promise<string> {
  const path = `${FOLDER}/${nextTimestamp()}_${storedName(file.name)}`;
  await new Promise<void>((held, failed) => {
    whileInUse(path, () => {
      held();
      return released;
    }).catch(failed);
  });
  trackOrphan(path);
  return storeFile(path, file, {
    ...watch,
    contentType: file.type,
    contentDisposition: contentDisposition(file.name, file.type),
    onRemoved: () => untrackOrphan(path),
  });
}

const pathsOf = (urls: Iterable<string>) => [...urls].flatMap((url) => picturePath(url) ?? []);

/** The pictures may soon be without an item that names them. */
export const mayBeUnused = (urls: Iterable<string>) => pathsOf(urls).forEach(trackOrphan);

/** An item names each of the pictures. */
export const areUsed = (urls: Iterable<string>) => pathsOf(urls).forEach(untrackOrphan);

/** A save waits so long for the deletion of unused pictures, in ms. */
const CLEAN_UP_WAIT_MS = 1000;

/**
 * Deletes the pictures of these addresses that no item names any more; what fails is tried again at
 * the next visit. What takes longer than staff should wait goes on behind what they do next.
 */
export async function removeUnused(urls: Iterable<string>): Promise<void> {
  const removed = Promise.all([...new Set(urls)].map(removeOne));
  await withinLimit(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
}

async function removeOne(url: string): Promise<void> {
  const path = picturePath(url);
  if (path === null) return;
  trackOrphan(path);
  try {
    const named = getDocs(query(items(), where('thumbnailUrl', '==', url), limit(1)));
    const { empty } = await withinLimit(named, READ_LIMIT_MS);
    if (!empty || (await removeStored(path))) untrackOrphan(path);
  } catch (error) {
    console.warn(`Whether ${path} is still in use could not be asked`, error);
  }
}

/** Deletes what earlier visits left behind. */
export const cleanPictures = () =>
  removeOrphans(FOLDER, async (path) => {
    const { docs } = await withinLimit(getDocs(items()), READ_LIMIT_MS);
    return docs.some((each) => picturePath(each.get('thumbnailUrl')) === path);
  });
