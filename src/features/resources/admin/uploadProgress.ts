import type { ResourceFile } from '../documents';

export type StoredObject = Pick<ResourceFile, 'path' | 'url'>;

/** The state of the upload of one file, including retries. */
export type UploadProgress =
  | { status: 'not-started' }
  /** Retries use the same record id, so an upload never creates two records. */
  | { status: 'not-recorded'; recordId: string }
  /**
   * The write of the record got no response. The record may be stored, now or later, and refer to
   * the object.
   */
  | { status: 'unconfirmed'; recordId: string; object: StoredObject }
  /**
   * The user cancelled the upload while its record was being written. `ended` resolves after the
   * cleanup.
   */
  | { status: 'rolling-back'; recordId: string; ended: Promise<unknown> }
  | { status: 'recorded'; recordId: string };

export type UploadEvent =
  /** The record id of the first attempt is used for all retries. */
  | { type: 'attempt-started'; recordId: string }
  | { type: 'recorded' }
  | { type: 'not-recorded' }
  | { type: 'answer-lost'; object: StoredObject }
  | { type: 'roll-back-started'; ended: Promise<unknown> };

export const UPLOAD_NOT_STARTED: UploadProgress = { status: 'not-started' };

/** Returns the id of the file's record. Null before the first attempt. */
export const getRecordId = (progress: UploadProgress): string | null =>
  progress.status === 'not-started' ? null : progress.recordId;

/** Returns the object of an unconfirmed record. Null if there is none. */
export const getUnconfirmedObject = (progress: UploadProgress): StoredObject | null =>
  progress.status === 'unconfirmed' ? progress.object : null;

/** Resolves after the cleanup of a cancelled attempt. Resolves immediately if none is pending. */
export async function waitForRollBack(progress: UploadProgress): Promise<void> {
  if (progress.status === 'rolling-back') await progress.ended;
}

/** Returns the progress after an event. The first event is always 'attempt-started'. */
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
