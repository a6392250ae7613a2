import type { ResourceFile } from '../documents';

export type StoredObject = Pick<ResourceFile, 'path' | 'url'>;

/** What the attempts at uploading one file have stored so far. */
export type UploadProgress =
  | { status: 'not-started' }
  /** Every attempt has the id of the same record, so that they never make two records. */
  | { status: 'not-recorded'; recordId: string }
  /**
   * The answer to a write was lost: the record may be stored, now or later, and name the object.
   */
  | { status: 'unconfirmed'; recordId: string; object: StoredObject }
  /**
   * The upload was cancelled while its record was being written. `ended` resolves after the
   * cleanup.
   */
  | { status: 'rolling-back'; recordId: string; ended: Promise<unknown> }
  | { status: 'recorded'; recordId: string };

export type UploadEvent =
  /** Only the first attempt chooses the id of the record. */
  | { type: 'attempt-started'; recordId: string }
  | { type: 'recorded' }
  /** The record is certainly not stored. */
  | { type: 'not-recorded' }
  /** It is unknown whether the record that names this object is stored. */
  | { type: 'answer-lost'; object: StoredObject }
  | { type: 'roll-back-started'; ended: Promise<unknown> };

export const NOT_STARTED: UploadProgress = { status: 'not-started' };

/** Returns the id of the file's record; null before the first attempt. */
export const recordIdOf = (progress: UploadProgress): string | null =>
  progress.status === 'not-started' ? null : progress.recordId;

/** Returns the object that a record may name, although no answer said so; null if there is none. */
export const unconfirmedObject = (progress: UploadProgress): StoredObject | null =>
  progress.status === 'unconfirmed' ? progress.object : null;

/** Resolves when the cleanup after a cancelled attempt has ended; at once if none is pending. */
export async function untilRolledBack(progress: UploadProgress): Promise<void> {
  if (progress.status === 'rolling-back') await progress.ended;
}

/** Returns the progress after an event. Before the first attempt there is no other event. */
export function nextUploadProgress(progress: UploadProgress, event: UploadEvent): UploadProgress {
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
