import type { ResourceFile } from '../documents';

export type StoredObject = Pick<ResourceFile, 'path' | 'url'>;

/** The progress of a file's upload, across all attempts. */
export type UploadProgress =
  | { status: 'not-started' }
  /**
   * The record is not written. All attempts use the same record id, so an upload never creates two
   * records.
   */
  | { status: 'not-recorded'; recordId: string }
  /**
   * The server did not respond when the record was written. The record may already be stored with
   * this object, or may be stored later.
   */
  | { status: 'unconfirmed'; recordId: string; object: StoredObject }
  /**
   * The user has cancelled the upload while the record was being written. `ended` resolves after
   * the cleanup.
   */
  | { status: 'rolling-back'; recordId: string; ended: Promise<unknown> }
  | { status: 'recorded'; recordId: string };

export type UploadEvent =
  /** All later attempts keep the record id of the first attempt. */
  | { type: 'attempt-started'; recordId: string }
  | { type: 'recorded' }
  | { type: 'not-recorded' }
  | { type: 'answer-lost'; object: StoredObject }
  | { type: 'roll-back-started'; ended: Promise<unknown> };

export const UPLOAD_NOT_STARTED: UploadProgress = { status: 'not-started' };

export const getRecordId = (progress: UploadProgress): string | null =>
  progress.status === 'not-started' ? null : progress.recordId;

/** Returns the object to which an unconfirmed record may refer. Null if there is none. */
export const getUnconfirmedObject = (progress: UploadProgress): StoredObject | null =>
  progress.status === 'unconfirmed' ? progress.object : null;

/** Resolves after the cleanup of a cancelled attempt, or immediately if there is no cleanup. */
export async function waitForRollBack(progress: UploadProgress): Promise<void> {
  if (progress.status === 'rolling-back') await progress.ended;
}

/** Returns the progress after an event. Before 'attempt-started', all other events are ignored. */
export function getNextUploadProgress(
  progress: UploadProgress,
  event: UploadEvent,
): UploadProgress {
  if (progress.status === 'not-started') {
    return event.type === 'attempt-started'
      ? { status: 'not-recorded', recordId: event.recordId }
      : progress;
  }
  const { recordId } = progress;
  switch (event.type) {
    case 'attempt-started':
      return progress;
    case 'recorded':
      return { status: 'recorded', recordId };
    case 'not-recorded':
      return { status: 'not-recorded', recordId };
    case 'answer-lost':
      return { status: 'unconfirmed', recordId, object: event.object };
    case 'roll-back-started':
      return { status: 'rolling-back', recordId, ended: event.ended };
  }
}
