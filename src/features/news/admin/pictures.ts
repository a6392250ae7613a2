import { isReferenced } from '@/firebase/staff/deleteRecords';
import {
  nextTimestamp,
  pathOfAddress,
  removeStored,
  storeFile,
  type UploadWatch,
} from '@/firebase/staff/fileStorage';
import { contentDisposition } from '@/lib/contentDisposition';
import { storedTypeOf } from '@/lib/fileKinds';
import { storedName } from '@/lib/storedName';
import { withinLimit } from '@/lib/timeLimit';
import { NEWS_COLLECTION } from '../documents';

/** The folder of uploaded thumbnails. */
const FOLDER = 'news-commentary';

/** Stores a chosen image and returns its address. */
export function storePicture(file: File, watch: UploadWatch): Promise<string> {
  const contentType = storedTypeOf(file);
  return storeFile(`${FOLDER}/${nextTimestamp()}_${storedName(file.name)}`, file, {
    ...watch,
    contentType,
    contentDisposition: contentDisposition(file.name, contentType),
  });
}

/** A save waits so long for the deletion of unused pictures, in ms. */
const CLEAN_UP_WAIT_MS = 1000;

/**
 * Deletes the pictures of these addresses that no item names any more. What takes longer than staff
 * should wait continues behind what they do next.
 */
export async function removeUnused(urls: Iterable<string>): Promise<void> {
  const removed = Promise.all([...new Set(urls)].map(removeOne));
  await withinLimit(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
}

/**
 * Deletes a picture that staff uploaded, unless an item names it; leaves any other address alone.
 */
async function removeOne(url: string): Promise<void> {
  const path = pathOfAddress(url);
  if (path?.startsWith(`${FOLDER}/`) !== true) return;
  try {
    if (!(await isReferenced(NEWS_COLLECTION, 'thumbnailUrl', url))) await removeStored(path);
  } catch (error) {
    console.warn(`Whether ${path} is still in use could not be asked`, error);
  }
}
