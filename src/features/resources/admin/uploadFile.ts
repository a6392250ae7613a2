import { getDoc } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/admin/hooks';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { mayBeLeft, notLeft, whileInUse } from '@/firebase/staff/leftovers';
import { isStored } from '@/firebase/staff/carryOut';
import { serverNow } from '@/firebase/staff/clock';
import { type OwnedOutcome, saveItem } from '@/firebase/staff/checkedSave';
import { isRefusal, noteRefusal } from '@/firebase/staff/refusals';
import { nextTimestamp, removeStored, storeFile } from '@/firebase/staff/fileStorage';
import { plainLine } from '@/lib/plainText';
import { unlessAborted } from '@/lib/unlessAborted';
import type { Going } from '@/firebase/staff/uploadProgress';
import { parseFile, type ResourceFile } from '../documents';
import { deleteRecords } from './deleteRecords';
import { fileUploaded } from './resourcesStaffSlice';
import { categoryRef, fileRef, FILES_PART, folderOf } from './refs';
import { contentTypeOf, dispositionOf, objectPath, typeOf, type UploadItem } from './uploadChecks';

/** How an upload ended; 'category-gone' where someone deleted the category meanwhile. */
export type UploadOutcome = 'uploaded' | 'failed' | 'cancelled' | 'category-gone';

/** What is kept of a file from one attempt to the next. */
export interface UploadAttempts {
  /** The record's id, the same for all: however many of them arrive, they are one record. */
  recordId: string | null;
  /** The object of an attempt that ended without anybody knowing whether its record was written. */
  doubtful: string | null;
  /** What an earlier attempt still does behind a cancellation. */
  ending: Promise<unknown>;
}

export const noAttempts = (): UploadAttempts => ({
  recordId: null,
  doubtful: null,
  ending: Promise.resolve(),
});

interface UploadOptions {
  signal: AbortSignal;
  /** Gets the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Gets told when nothing moves, or a request failed and is repeated, and when it moves again. */
  onGoing?: (going: Going) => void;
  /** The same object for each attempt at one file. */
  attempts?: UploadAttempts;
}

function randomText(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 9);
}

/** The record that an earlier attempt wrote, if it did. */
async function recordOf(id: string): Promise<ResourceFile | null> {
  const stored = await withinLimit(getDoc(fileRef(id)), READ_LIMIT_MS);
  return stored.exists() ? parseFile(id, stored.data()) : null;
}

/**
 * Writes a file's record, if its category is still there. A record that an earlier attempt wrote
 * stays the only one, and keeps its object.
 */
async function saveRecord(record: ResourceFile): Promise<OwnedOutcome & { saved: ResourceFile }> {
  let saved = record;
  const outcome = await saveItem(fileRef(record.id), {
    next: (data) => {
      const { name, icon, category } = record;
      const earlier = data && parseFile(record.id, data);
      if (!earlier) return { ...record };
      saved = { ...earlier, name, icon, category };
      return { ...data, name, icon, category };
    },
    isSaved: (data) => data !== undefined,
    note: { part: FILES_PART, kind: 'upload' },
    needs: categoryRef(record.category),
  });
  return { ...outcome, saved };
}

/** Whether storage refuses a file because its category is not there; false where that cannot be asked. */
async function isCategoryGone(category: string): Promise<boolean> {
  try {
    return !(await withinLimit(isStored(categoryRef(category)), READ_LIMIT_MS));
  } catch (error) {
    console.warn(`Whether category ${category} is there could not be asked`, error);
    return false;
  }
}

/** Takes away an object that has no record. */
async function removeObject(path: string): Promise<void> {
  if (await removeStored(path)) notLeft(path);
}

/** What becomes of a record that is still being written when its upload is cancelled: it goes again. */
async function takeBack(saving: ReturnType<typeof saveRecord>, attempts: UploadAttempts) {
  const { result, saved } = await saving;
  if (result === 'done') {
    mayBeLeft(saved.path);
    const { error } = await deleteRecords(
      [{ record: fileRef(saved.id), before: { ...saved } }],
      FILES_PART,
    );
    if (error !== null) attempts.doubtful = saved.path;
    else await removeObject(saved.path);
  } else if (result === 'unknown') attempts.doubtful = saved.path;
  else await removeObject(saved.path);
}

/** Stores one file and its record in a category; the file comes to the front of the list. */
export function uploadFile(item: UploadItem, category: string, options: UploadOptions) {
  return async (dispatch: AppDispatch): Promise<UploadOutcome> => {
    const { signal, onProgress, onGoing, attempts = noAttempts() } = options;

    const upload = async (path: string, id: string): Promise<UploadOutcome> => {
      mayBeLeft(path);
      const earlier = attempts.doubtful === null ? null : await unlessAborted(recordOf(id), signal);
      const url =
        earlier?.url ??
        (await storeFile(path, item.file, {
          contentType: contentTypeOf(item.file),
          contentDisposition: dispositionOf(item),
          onProgress,
          signal,
          mayBeStored: path === attempts.doubtful,
          onRemoved: () => notLeft(path),
          ...(onGoing && { onGoing }),
        }));
      const saving = saveRecord({
        id,
        name: plainLine(item.fileName),
        url,
        fileType: typeOf(item.file),
        // Not when it began: a large file takes a while, and the rules want the time of the save.
        uploadDate: serverNow().toISOString(),
        category,
        path: earlier?.path ?? path,
        icon: item.fileIcon,
        size: item.file.size,
      });
      const outcome = await unlessAborted(saving, signal).catch((error: unknown) => {
        attempts.ending = whileInUse(path, () => takeBack(saving, attempts));
        throw error;
      });
      const { result, saved } = outcome;
      attempts.doubtful = result === 'unknown' ? path : null;
      if (result === 'done') {
        notLeft(saved.path);
        // An earlier attempt's record keeps the object it has.
        if (saved.path !== path) await removeObject(path);
        dispatch(fileUploaded(saved));
        return 'uploaded';
      }
      if (result === 'unknown') throw outcome.error;
      if (earlier === null) await removeObject(path);
      if (result === 'orphaned') return 'category-gone';
      throw result === 'failed' ? outcome.error : new Error('The record belongs to another file');
    };

    try {
      await unlessAborted(attempts.ending, signal);
      const timestamp = nextTimestamp();
      const id = (attempts.recordId ??= `file_${timestamp}_${randomText()}`);
      // What an attempt in this category has stored is used again.
      const path = attempts.doubtful?.startsWith(folderOf(category))
        ? attempts.doubtful
        : objectPath(item, category, id, timestamp);
      return await whileInUse(path, () => upload(path, id));
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      if (isRefusal(error) && (await isCategoryGone(category))) return 'category-gone';
      noteRefusal(error);
      console.warn(`Upload of ${item.fileName} failed`, error);
      return 'failed';
    }
  };
}
