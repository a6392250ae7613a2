import { otherDayIn } from '@/figures/admin/daysInText';
import { sessionOf } from '@/figures/session';
import type { NewestChanges } from '@/firebase/staff/readChanges';
import { tonightMessages } from '../messages';
import type { FileCategory, Filing } from '../tonightFiles';
import type { FileRowId } from './rowIds';
import { fileMark } from './rowStates';
import type { FileRowState } from './rowState';

/**
 * Returns why a chosen file is not on the site. Null if no upload is pending and none has failed.
 */
function whyLeftOut(state: Filing['state']): string | null {
  if (state === 'failed') return tonightMessages.uploadFailed;
  return state === 'sending' ? tonightMessages.uploading : null;
}

interface FileFacts {
  file: FileCategory;
  session: string;
  /** True if the file will be stored with the publication. */
  waits: boolean;
  /** The change records that name the uploaders. Null while they load. */
  records: NewestChanges | null;
}

/**
 * Returns the state of a file's row. The file is on the site if the newest file of its category
 * belongs to this session.
 */
export function fileRowState(
  id: FileRowId,
  { file, session, waits, records }: FileFacts,
): FileRowState {
  const { part, newest, filing } = file;
  const isOnSite = sessionOf(newest?.uploadDate ?? '') >= session;
  const isOther =
    id === 'summary' && isOnSite && newest !== null && otherDayIn(newest.name, session) !== null;
  return {
    part,
    mark: filing.state === 'failed' || isOther ? 'warning' : fileMark(isOnSite, waits),
    tag: null,
    saved: newest && {
      at: new Date(newest.uploadDate),
      email: records?.[`files/${newest.id}`]?.email ?? '',
    },
    isOnSite,
    isSettled: filing.state === 'idle',
    why: whyLeftOut(filing.state),
    instead: id === 'priceList' ? tonightMessages.notFiled : tonightMessages.notUploaded,
  };
}
