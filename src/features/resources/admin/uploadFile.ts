import { getDoc } from 'firebase/firestore/lite';
import type { Dispatch } from '@reduxjs/toolkit';
import { documentExists } from '@/firebase/staff/executeWrite';
import { type CheckedOutcome, checkedSave, type SaveTarget } from '@/firebase/staff/checkedSave';
import { getServerNow } from '@/firebase/staff/clock';
import { removeObjects } from '@/firebase/staff/deleteRecords';
import {
  createUniqueTimestamp,
  storeFile,
  type UploadCallbacks,
} from '@/firebase/staff/fileStorage';
import { isPermissionError, reportPermissionError } from '@/firebase/staff/permissionErrors';
import { getStoredType } from '@/lib/fileKinds';
import { toPlainLine } from '@/lib/plainText';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { rejectOnAbort } from '@/lib/unlessAborted';
import { parseFile, type ResourceFile } from '../documents';
import {
  getCategoryRef,
  deleteFileRecords,
  getFileRef,
  FILES_PART,
  getFolder,
  toFormValues,
} from './fileThunks';
import { fileUploaded } from './resourcesStaffSlice';
import { getContentDisposition, getObjectPath, type UploadItem } from './uploadNames';
import {
  getNextUploadProgress,
  UPLOAD_NOT_STARTED,
  getRecordId,
  type StoredObject,
  getUnconfirmedObject,
  waitForRollBack,
  type UploadEvent,
  type UploadProgress,
} from './uploadProgress';

/**
 * The outcome of an upload. 'category-gone' means that the category was deleted after the user had
 * chosen it.
 */
export type UploadOutcome = 'uploaded' | 'failed' | 'cancelled' | 'category-gone';

/** The progress of an upload. All attempts to upload the file share it. */
export interface UploadRetryState {
  progress: UploadProgress;
}

export const createUploadRetryState = (): UploadRetryState => ({ progress: UPLOAD_NOT_STARTED });

function applyEvent(attempts: UploadRetryState, event: UploadEvent): void {
  attempts.progress = getNextUploadProgress(attempts.progress, event);
}

interface UploadOptions extends UploadCallbacks {
  signal: AbortSignal;
  attempts: UploadRetryState;
}

interface UploadAttempt extends UploadOptions {
  item: UploadItem;
  category: string;
  recordId: string;
  timestamp: number;
}

/** Loads the record that an earlier attempt may have written. Returns null if there is none. */
async function readRecord(id: string): Promise<ResourceFile | null> {
  const stored = await limitTime(getDoc(getFileRef(id)), READ_LIMIT_MS);
  return stored.exists() ? parseFile(id, stored.data()) : null;
}

/**
 * Writes the record of a file if its category still exists. If an earlier attempt has already
 * written the record, the record continues to refer to the object of that attempt.
 */
async function saveRecord(record: ResourceFile) {
  let saved = record;
  const target: SaveTarget = {
    ref: getFileRef(record.id),
    next: (data) => {
      const earlier = data && parseFile(record.id, data);
      if (!earlier) return { ...record };
      saved = { ...earlier, ...toFormValues(record) };
      return { ...data, ...toFormValues(record) };
    },
    isSaved: (data) => data !== undefined,
  };
  const outcome = await checkedSave([target], {
    note: { part: FILES_PART, kind: 'upload' },
    requiredRef: getCategoryRef(record.category),
  });
  return { outcome, saved };
}

/**
 * Returns whether Storage has rejected a file because its category was deleted. Returns false if
 * this cannot be checked.
 */
async function isCategoryGone(category: string): Promise<boolean> {
  try {
    return !(await limitTime(documentExists(getCategoryRef(category)), READ_LIMIT_MS));
  } catch (error) {
    console.warn(`Failed to check whether category ${category} exists`, error);
    return false;
  }
}

/**
 * Deletes the record after the user has cancelled the upload while the record was being written.
 */
async function rollBack(
  saving: ReturnType<typeof saveRecord>,
  object: StoredObject,
  attempts: UploadRetryState,
) {
  const { outcome, saved } = await saving;
  let isUnconfirmed = outcome.result === 'unknown';
  if (outcome.result === 'done') {
    const { error } = await deleteFileRecords([saved]);
    isUnconfirmed = error !== null;
  }
  applyEvent(attempts, isUnconfirmed ? { type: 'answer-lost', object } : { type: 'not-recorded' });
  if (!isUnconfirmed) await removeObjects(new Set([object.path, saved.path]));
}

async function storeObject(attempt: UploadAttempt): Promise<StoredObject> {
  const { item, category, recordId, timestamp, attempts: _attempts, ...watch } = attempt;
  const path = getObjectPath(item, category, recordId, timestamp);
  const url = await storeFile(path, item.file, {
    ...watch,
    contentType: getStoredType(item.file),
    contentDisposition: getContentDisposition(item),
  });
  return { path, url };
}

/**
 * Writes the record of an uploaded object. Deletes the record again if the user cancels the upload.
 */
function writeRecord(attempt: UploadAttempt, { path, url }: StoredObject) {
  const { item, category, recordId, attempts, signal } = attempt;
  const saving = saveRecord({
    id: recordId,
    name: toPlainLine(item.fileName),
    description: toPlainLine(item.description),
    url,
    fileType: getStoredType(item.file),
    // Use the time of the save, because firestore.rules compares it with the time on the server.
    // The upload of a large file takes a while.
    uploadDate: getServerNow().toISOString(),
    category,
    path,
    icon: item.fileIcon,
    size: item.file.size,
  });
  return rejectOnAbort(saving, signal).catch((error: unknown) => {
    const ended = rollBack(saving, { path, url }, attempts);
    applyEvent(attempts, { type: 'roll-back-started', ended });
    throw error;
  });
}

/**
 * Updates the progress after an attempt to write the record: it was written, it was not written, or
 * the server did not respond.
 */
function noteOutcome(attempts: UploadRetryState, outcome: CheckedOutcome, object: StoredObject) {
  if (outcome.result === 'unknown') applyEvent(attempts, { type: 'answer-lost', object });
  else applyEvent(attempts, { type: outcome.result === 'done' ? 'recorded' : 'not-recorded' });
}

/**
 * Uploads the file and writes its record. Reuses what an earlier attempt has stored.
 * @returns the record, or null if the category was deleted
 */
async function upload(attempt: UploadAttempt): Promise<ResourceFile | null> {
  const { category, recordId, attempts, signal } = attempt;
  const unconfirmed = getUnconfirmedObject(attempts.progress);
  const earlier = unconfirmed && (await rejectOnAbort(readRecord(recordId), signal));
  // Reuse the object of an earlier attempt if it is in the same category.
  const isReusable = unconfirmed?.path.startsWith(getFolder(category)) === true;
  const { path, url } =
    earlier ?? (isReusable ? unconfirmed : null) ?? (await storeObject(attempt));
  const { outcome, saved } = await writeRecord(attempt, { path, url });
  noteOutcome(attempts, outcome, { path, url });
  if (outcome.result !== 'unknown') {
    // If an earlier attempt has written the record, the record refers to the object of that
    // attempt.
    const named = outcome.result === 'done' ? saved.path : earlier?.path;
    const stored = new Set([path, unconfirmed?.path ?? path]);
    await removeObjects([...stored].filter((each) => each !== named));
  }
  if (outcome.result === 'done') return saved;
  if (outcome.result === 'orphaned') return null;
  throw 'error' in outcome ? outcome.error : new Error('The record belongs to another file');
}

/**
 * Starts an attempt after the cleanup of a cancelled attempt. Returns the start time and the record
 * id.
 */
async function startAttempt({ attempts, signal }: UploadOptions) {
  await rejectOnAbort(waitForRollBack(attempts.progress), signal);
  const timestamp = createUniqueTimestamp();
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 9);
  const recordId = getRecordId(attempts.progress) ?? `file_${timestamp}_${random}`;
  applyEvent(attempts, { type: 'attempt-started', recordId });
  return { timestamp, recordId };
}

export function uploadFile(item: UploadItem, category: string, options: UploadOptions) {
  return async (dispatch: Dispatch): Promise<UploadOutcome> => {
    try {
      const started = await startAttempt(options);
      const saved = await upload({ ...options, ...started, item, category });
      if (saved === null) return 'category-gone';
      dispatch(fileUploaded(saved));
      return 'uploaded';
    } catch (error) {
      if (options.signal.aborted) return 'cancelled';
      if (isPermissionError(error) && (await isCategoryGone(category))) return 'category-gone';
      reportPermissionError(error);
      console.warn(`Upload of ${item.fileName} failed`, error);
      return 'failed';
    }
  };
}
