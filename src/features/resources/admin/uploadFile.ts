import { getDoc } from 'firebase/firestore/lite';
import type { Dispatch } from '@reduxjs/toolkit';
import { isStored } from '@/firebase/staff/executeWrite';
import { checkedSave, type Target } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { removeObjects } from '@/firebase/staff/deleteRecords';
import { nextTimestamp, storeFile, type UploadWatch } from '@/firebase/staff/fileStorage';
import { isPermissionError, reportPermissionError } from '@/firebase/staff/permissionErrors';
import { storedTypeOf } from '@/lib/fileKinds';
import { plainLine } from '@/lib/plainText';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { unlessAborted } from '@/lib/unlessAborted';
import { parseFile, type ResourceFile } from '../documents';
import {
  categoryRef,
  deleteFileRecords,
  fileRef,
  FILES_PART,
  folderOf,
  textsOf,
} from './fileThunks';
import { fileUploaded } from './resourcesStaffSlice';
import { dispositionOf, objectPath, type UploadItem } from './uploadNames';

/** The outcome of an upload; 'category-gone' where someone deleted the category meanwhile. */
export type UploadOutcome = 'uploaded' | 'failed' | 'cancelled' | 'category-gone';

type StoredObject = Pick<ResourceFile, 'path' | 'url'>;

/** The state of a file's upload from one attempt to the next. */
export interface UploadAttempts {
  /** The record's id, the same for all: however many of them arrive, they are one record. */
  recordId: string | null;
  /** The object of an attempt of which nobody knows whether its record was written. */
  unconfirmed: StoredObject | null;
  /** The rest of an earlier attempt after a cancellation. */
  ending: Promise<unknown>;
}

export const noAttempts = (): UploadAttempts => ({
  recordId: null,
  unconfirmed: null,
  ending: Promise.resolve(),
});

interface UploadOptions extends UploadWatch {
  signal: AbortSignal;
  /** The same object for each attempt at one file. */
  attempts: UploadAttempts;
}

/** Reads the record that an earlier attempt wrote; null if it did not. */
async function recordOf(id: string): Promise<ResourceFile | null> {
  const stored = await withinLimit(getDoc(fileRef(id)), READ_LIMIT_MS);
  return stored.exists() ? parseFile(id, stored.data()) : null;
}

/**
 * Writes a file's record, if its category is still there. A record that an earlier attempt wrote
 * stays the only one, and keeps its object.
 */
async function saveRecord(record: ResourceFile) {
  let saved = record;
  const target: Target = {
    ref: fileRef(record.id),
    next: (data) => {
      const earlier = data && parseFile(record.id, data);
      if (!earlier) return { ...record };
      saved = { ...earlier, ...textsOf(record) };
      return { ...data, ...textsOf(record) };
    },
    isSaved: (data) => data !== undefined,
  };
  const outcome = await checkedSave([target], {
    note: { part: FILES_PART, kind: 'upload' },
    needs: categoryRef(record.category),
  });
  return { outcome, saved };
}

/** Returns whether storage refuses a file because its category is not there; false where that cannot be asked. */
async function isCategoryGone(category: string): Promise<boolean> {
  try {
    return !(await withinLimit(isStored(categoryRef(category)), READ_LIMIT_MS));
  } catch (error) {
    console.warn(`Whether category ${category} is there could not be asked`, error);
    return false;
  }
}

/** Deletes the record again that is still being written when its upload is cancelled. */
async function rollBack(
  saving: ReturnType<typeof saveRecord>,
  object: StoredObject,
  attempts: UploadAttempts,
) {
  const { outcome, saved } = await saving;
  let unconfirmed = outcome.result === 'unknown';
  if (outcome.result === 'done') {
    const { error } = await deleteFileRecords([saved]);
    unconfirmed = error !== null;
  }
  attempts.unconfirmed = unconfirmed ? object : null;
  if (!unconfirmed) await removeObjects(new Set([object.path, saved.path]));
}

/** Stores one file and its record in a category; the file comes to the front of the list. */
export function uploadFile(item: UploadItem, category: string, options: UploadOptions) {
  return async (dispatch: Dispatch): Promise<UploadOutcome> => {
    const { attempts, ...watch } = options;
    const { signal } = watch;

    const store = async (id: string, timestamp: number): Promise<StoredObject> => {
      const path = objectPath(item, category, id, timestamp);
      const url = await storeFile(path, item.file, {
        ...watch,
        contentType: storedTypeOf(item.file),
        contentDisposition: dispositionOf(item),
      });
      return { path, url };
    };

    const upload = async (id: string, timestamp: number): Promise<UploadOutcome> => {
      const before = attempts.unconfirmed;
      const earlier = before && (await unlessAborted(recordOf(id), signal));
      // What an attempt in this category has stored is used again.
      const reused = before?.path.startsWith(folderOf(category)) === true ? before : null;
      const { path, url } = earlier ?? reused ?? (await store(id, timestamp));
      const saving = saveRecord({
        id,
        name: plainLine(item.fileName),
        url,
        fileType: storedTypeOf(item.file),
        // Not when it began: a large file takes a while, and the rules want the time of the save.
        uploadDate: serverNow().toISOString(),
        category,
        path,
        icon: item.fileIcon,
        size: item.file.size,
      });
      const { outcome, saved } = await unlessAborted(saving, signal).catch((error: unknown) => {
        attempts.ending = rollBack(saving, { path, url }, attempts);
        throw error;
      });
      const { result } = outcome;
      attempts.unconfirmed = result === 'unknown' ? { path, url } : null;
      if (result !== 'unknown') {
        // An earlier attempt's record keeps the object it has.
        const named = result === 'done' ? saved.path : earlier?.path;
        const stored = new Set([path, before?.path ?? path]);
        await removeObjects([...stored].filter((each) => each !== named));
      }
      if (result === 'done') {
        dispatch(fileUploaded(saved));
        return 'uploaded';
      }
      if (result === 'orphaned') return 'category-gone';
      throw 'error' in outcome ? outcome.error : new Error('The record belongs to another file');
    };

    try {
      await unlessAborted(attempts.ending, signal);
      const timestamp = nextTimestamp();
      const random = crypto.randomUUID().replaceAll('-', '').slice(0, 9);
      const id = (attempts.recordId ??= `file_${timestamp}_${random}`);
      return await upload(id, timestamp);
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      if (isPermissionError(error) && (await isCategoryGone(category))) return 'category-gone';
      reportPermissionError(error);
      console.warn(`Upload of ${item.fileName} failed`, error);
      return 'failed';
    }
  };
}
