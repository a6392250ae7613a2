import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { toPart, combineParts } from '@/lib/parts';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';
import type { ResourceCategory } from '../documents';
import { guessIcon } from '../icons';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import type { FileToDelete } from './deleteRecords';
import { deleteFiles } from './fileThunks';
import { resourceStaffMessages } from './messages';
import { useCategoriesLoaded } from './differences';
import { refusalOf, typeOf } from './uploadChecks';
import { noAttempts, uploadFile, type UploadAttempts } from './uploadFile';
import { selectAllFiles } from './resourcesStaffSlice';
import { useAllFiles } from './useAllFiles';

/** A file on its way to its category. */
interface Sending {
  file: File;
  /** Its display name. */
  name: string;
  replaces: FileToDelete | null;
  attempts: UploadAttempts;
}

/** Returns the category of this name with its newest file, from the lists that the Resources page has too. */
export function useCategoryFiling(name: string) {
  const dispatch = useAppDispatch();
  const categories = useAppSelector(selectCategories);
  const all = useAllFiles(null);
  const files = useAppSelector(selectAllFiles);
  useCategoriesLoaded();
  const category = categories.data.find((each) => each.name === name) ?? null;
  const part = combineParts([
    toPart(categories, {
      isThere: categories.data.length > 0,
      fresh: categories.status === 'succeeded',
      reload: () => void dispatch(fetchCategories()),
    }),
    toPart(files, {
      isThere: all.files.length > 0,
      fresh: files.status === 'succeeded',
      reload: all.reload,
    }),
  ]);
  return {
    part,
    exists: category !== null,
    // Newest first.
    newest: all.files.find((file) => file.category === category?.id) ?? null,
    filing: useFiling(category),
  };
}

/** Uploads one file at a time into a category, by the same thunks as the uploader. */
function useFiling(category: ResourceCategory | null) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
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

  const upload = async (sending: Sending): Promise<boolean> => {
    if (category === null) return false;
    const { file, name, replaces, attempts } = sending;
    const controller = new AbortController();
    running.current = controller;
    setState('sending');
    setPercent(0);
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
    /** The progress, or the reason of the failure. */
    text: state === 'sending' ? resourceStaffMessages.uploading : why,
    send: async (file: File, name: string, replaces: FileToDelete | null) => {
      const refusal = refusalOf(file);
      if (refusal !== null) {
        fail(refusal, null);
        return false;
      }
      return upload({ file, name, replaces, attempts: noAttempts() });
    },
    /** Sends it again; null where nothing failed. */
    retry: failed === null || state === 'sending' ? null : () => void upload(failed),
  };
}
