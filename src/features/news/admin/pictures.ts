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

const FOLDER = 'news-commentary';

/** Stores a chosen image and returns its URL. */
export function storePicture(file: File, watch: UploadWatch): Promise<string> {
  const contentType = storedTypeOf(file);
  return storeFile(`${FOLDER}/${nextTimestamp()}_${storedName(file.name)}`, file, {
    ...watch,
    contentType,
    contentDisposition: contentDisposition(file.name, contentType),
  });
}

/** The maximum time that a save waits for the deletion of unused pictures, in ms. */
const CLEAN_UP_WAIT_MS = 1000;

/**
 * Deletes the pictures with these URLs that no item uses. After a time limit, the deletion
 * continues in the background.
 */
export async function removeUnused(urls: Iterable<string>): Promise<void> {
  const removed = Promise.all([...new Set(urls)].map(removeOne));
  await withinLimit(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
}

/** Deletes an uploaded picture unless an item uses it. Ignores all other URLs. */
async function removeOne(url: string): Promise<void> {
  const path = pathOfAddress(url);
  if (path?.startsWith(`${FOLDER}/`) !== true) return;
  try {
    if (!(await isReferenced(NEWS_COLLECTION, 'thumbnailUrl', url))) await removeStored(path);
  } catch (error) {
    console.warn(`Whether ${path} is still in use could not be asked`, error);
  }
}
