import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { deleteFiles } from '@/features/resources/admin/fileThunks';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { refusalOf, typeOf } from '@/features/resources/admin/uploadChecks';
import { noAttempts, uploadFile, type UploadAttempts } from '@/features/resources/admin/uploadFile';
import type { ResourceCategory, ResourceFile } from '@/features/resources/documents';
import { guessIcon } from '@/features/resources/icons';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';

/** A file on its way to its category. */
interface Sending {
  file: File;
  /** Its display name. */
  name: string;
  category: ResourceCategory;
  /** The file that it takes the place of. */
  replaces: ResourceFile | null;
  attempts: UploadAttempts;
}

/** What became of the file of a row. */
export interface Filing {
  state: 'idle' | 'sending' | 'failed';
  /** The part that is sent, in percent. */
  percent: number;
  /** What went wrong, '' where nothing did. */
  why: string;
  send: (file: File, options: Pick<Sending, 'name' | 'category' | 'replaces'>) => Promise<boolean>;
  /** Null where nothing can be tried again. */
  retry: (() => void) | null;
}

/** Uploads one file at a time into a category, by the same thunks as the uploader. */
export function useFiling(): Filing {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Filing['state']>('idle');
  const [percent, setPercent] = useState(0);
  const [why, setWhy] = useState('');
  const [failed, setFailed] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(state === 'sending' || failed !== null);
  // Leaving the page ends what is under way; nothing half-sent stays stored.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (message: string, again: Sending | null) => {
    setState('failed');
    setWhy(message);
    setFailed(again);
  };

  const carryOut = async (sending: Sending): Promise<boolean> => {
    const { file, name, category, replaces, attempts } = sending;
    const controller = new AbortController();
    running.current = controller;
    setState('sending');
    setPercent(0);
    setWhy('');
    const outcome = await dispatch(
      uploadFile({ file, fileName: name, fileIcon: guessIcon(typeOf(file)) }, category.id, {
        signal: controller.signal,
        attempts,
        onProgress: (part) => setPercent(Math.floor(part * 100)),
      }),
    );
    if (outcome === 'cancelled') return false;
    if (outcome !== 'uploaded') {
      fail(resourceStaffMessages.uploadOneFailed(name), sending);
      return false;
    }
    if (replaces !== null) {
      if ((await dispatch(deleteFiles([replaces]))) !== null) {
        fail(`${resourceStaffMessages.deleteFileFailed}: ${replaces.name}`, null);
        return true;
      }
    }
    setFailed(null);
    setState('idle');
    return true;
  };

  return {
    state,
    percent,
    why,
    send: async (file, options) => {
      const refusal = refusalOf(file);
      if (refusal !== null) {
        fail(refusal, null);
        return false;
      }
      return carryOut({ ...options, file, attempts: noAttempts() });
    },
    retry: failed === null || state === 'sending' ? null : () => void carryOut(failed),
  };
}
