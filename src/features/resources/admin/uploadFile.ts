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

/** The outcome of an upload. 'category-gone': the category was deleted after the user chose it. */
export type UploadOutcome = 'uploaded' | 'failed' | 'cancelled' | 'category-gone';

/** The state of an upload that is shared by its retries. */
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
  /** The start of the attempt, in ms. */
  timestamp: number;
}

/** Reads the record that an earlier attempt may have written. Null if there is none. */
async function readRecord(id: string): Promise<ResourceFile | null> {
  const stored = await limitTime(getDoc(getFileRef(id)), READ_LIMIT_MS);
  return stored.exists() ? parseFile(id, stored.data()) : null;
}

/**
 * Writes the record of a file if its category still exists. If an earlier attempt has stored a
 * record, keeps that record and its object.
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
 * Returns whether Storage rejected a file because its category does not exist. False if the
 * category cannot be read.
 */
async function isCategoryGone(category: string): Promise<boolean> {
  try {
    return !(await limitTime(documentExists(getCategoryRef(category)), READ_LIMIT_MS));
  } catch (error) {
    console.warn(`Failed to check whether category ${category} exists`, error);
    return false;
  }
}

/** Deletes the record if the user cancelled the upload while the record was being written. */
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

/** Writes the record of a stored object. Rolls it back if the user cancels the upload. */
function writeRecord(attempt: UploadAttempt, { path, url }: StoredObject) {
  const { item, category, recordId, attempts, signal } = attempt;
  const saving = saveRecord({
    id: recordId,
    name: toPlainLine(item.fileName),
    url,
    fileType: getStoredType(item.file),
    // Use the time of the save, which firestore.rules checks. A large file takes a while to upload.
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

/** Stores whether the record was saved, was not saved or is uncertain. */
function noteOutcome(attempts: UploadRetryState, outcome: CheckedOutcome, object: StoredObject) {
  if (outcome.result === 'unknown') applyEvent(attempts, { type: 'answer-lost', object });
  else applyEvent(attempts, { type: outcome.result === 'done' ? 'recorded' : 'not-recorded' });
}

/**
 * Stores the file and its record. Continues what an earlier attempt started.
 * @returns the record; null if the category is gone
 */
async function upload(attempt: UploadAttempt): Promise<ResourceFile | null> {
  const { category, recordId, attempts, signal } = attempt;
  const unconfirmed = getUnconfirmedObject(attempts.progress);
  const earlier = unconfirmed && (await rejectOnAbort(readRecord(recordId), signal));
  // If an earlier attempt stored the object in this category, use it.
  const isReusable = unconfirmed?.path.startsWith(getFolder(category)) === true;
  const { path, url } =
    earlier ?? (isReusable ? unconfirmed : null) ?? (await storeObject(attempt));
  const { outcome, saved } = await writeRecord(attempt, { path, url });
  noteOutcome(attempts, outcome, { path, url });
  if (outcome.result !== 'unknown') {
    // A record from an earlier attempt refers to the object that the earlier attempt stored.
    const named = outcome.result === 'done' ? saved.path : earlier?.path;
    const stored = new Set([path, unconfirmed?.path ?? path]);
    await removeObjects([...stored].filter((each) => each !== named));
  }
  if (outcome.result === 'done') return saved;
  if (outcome.result === 'orphaned') return null;
  throw 'error' in outcome ? outcome.error : new Error('The record belongs to another file');
}

/**
 * Starts an attempt once the cleanup of a cancelled attempt has ended. Returns the start time and
 * the record's id.
 */
async function startAttempt({ attempts, signal }: UploadOptions) {
  await rejectOnAbort(waitForRollBack(attempts.progress), signal);
  const timestamp = createUniqueTimestamp();
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 9);
  const recordId = getRecordId(attempts.progress) ?? `file_${timestamp}_${random}`;
  applyEvent(attempts, { type: 'attempt-started', recordId });
  return { timestamp, recordId };
}

/** Stores a file and its record in a category, and adds the file at the start of the list. */
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
