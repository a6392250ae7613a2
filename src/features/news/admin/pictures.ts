import { isReferenced } from '@/firebase/staff/deleteRecords';
import {
  createUniqueTimestamp,
  parseDownloadAddress,
  deleteStoredObject,
  storeFile,
  type UploadCallbacks,
} from '@/firebase/staff/fileStorage';
import { formatContentDisposition } from '@/lib/contentDisposition';
import { getStoredType } from '@/lib/fileKinds';
import { toStoredName } from '@/lib/storedName';
import { limitTime } from '@/lib/timeLimit';
import { NEWS_COLLECTION } from '../documents';

const PICTURE_FOLDER = 'news-commentary';

export function storePicture(file: File, watch: UploadCallbacks): Promise<string> {
  const contentType = getStoredType(file);
  return storeFile(
    `${PICTURE_FOLDER}/${createUniqueTimestamp()}_${toStoredName(file.name)}`,
    file,
    {
      ...watch,
      contentType,
      contentDisposition: formatContentDisposition(file.name, contentType),
    },
  );
}

/** The maximum time in ms that a save waits until unused pictures are deleted. */
const CLEAN_UP_WAIT_MS = 1000;

/**
 * Deletes those pictures that no item uses. After a time limit, the deletion continues in the
 * background.
 */
export async function removeUnusedPictures(urls: Iterable<string>): Promise<void> {
  const removed = Promise.all([...new Set(urls)].map(removeIfUnused));
  await limitTime(removed, CLEAN_UP_WAIT_MS).catch(() => undefined);
}

/** Deletes an uploaded picture unless an item uses it. Ignores the URLs of other images. */
async function removeIfUnused(url: string): Promise<void> {
  const path = parseDownloadAddress(url);
  if (path?.startsWith(`${PICTURE_FOLDER}/`) !== true) return;
  try {
    if (!(await isReferenced(NEWS_COLLECTION, 'thumbnailUrl', url))) await deleteStoredObject(path);
  } catch (error) {
    console.warn(`Failed to check whether ${path} is still in use`, error);
  }
}
