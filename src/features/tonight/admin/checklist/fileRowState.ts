import { findOtherDay } from '@/figures/admin/daysInText';
import { parseClosedSession } from '@/figures/session';
import type { NewestChanges } from '@/firebase/staff/readChanges';
import { tonightMessages } from '../messages';
import type { FileCategory, FilingState } from '../tonightFiles';
import type { FileRowId } from './rowIds';
import { getFileMark } from './rowStates';
import type { FileRowState } from './rowState';

/**
 * Returns the reason why a chosen file is not on the site yet: the upload is running, or it failed.
 * Otherwise returns null.
 */
function explainUpload(state: FilingState['state']): string | null {
  if (state === 'failed') return tonightMessages.uploadFailed;
  return state === 'sending' ? tonightMessages.uploading : null;
}

interface FileFacts {
  file: FileCategory;
  session: string;
  /** True if the file will be stored together with the next publication. */
  isWaiting: boolean;
  /**
   * The change records, which contain the email addresses of the uploaders. Null until they are
   * loaded.
   */
  records: NewestChanges | null;
}

/**
 * Returns the state of the row of a file. The row counts as published if the newest file of the
 * category was uploaded after the close of `session`.
 */
export function getFileRowState(
  id: FileRowId,
  { file, session, isWaiting, records }: FileFacts,
): FileRowState {
  const { part, newest, filing } = file;
  const isOnSite = parseClosedSession(newest?.uploadDate ?? '') >= session;
  const isOther =
    id === 'summary' && isOnSite && newest !== null && findOtherDay(newest.name, session) !== null;
  return {
    part,
    mark: filing.state === 'failed' || isOther ? 'warning' : getFileMark(isOnSite, isWaiting),
    tag: null,
    saved: newest && {
      at: new Date(newest.uploadDate),
      email: records?.[`files/${newest.id}`]?.email ?? '',
    },
    isOnSite,
    isSettled: filing.state === 'idle',
    why: explainUpload(filing.state),
    instead: id === 'priceList' ? tonightMessages.notFiled : tonightMessages.notUploaded,
  };
}
