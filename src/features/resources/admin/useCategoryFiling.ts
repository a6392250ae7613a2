import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { toPart, combineParts } from '@/lib/parts';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';
import type { ResourceCategory } from '../documents';
import { guessIcon } from '../icons';
import type { FileToDelete } from './deleteRecords';
import { deleteFiles } from './fileThunks';
import { resourceStaffMessages } from './messages';
import { useCategories } from './differences';
import { refusalOf, typeOf } from './uploadChecks';
import { noAttempts, uploadFile, type UploadAttempts } from './uploadFile';
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
  const categories = useCategories();
  const all = useAllFiles();
  const category = categories.data.find((each) => each.name === name) ?? null;
  const partOf = (list: typeof categories | typeof all) =>
    toPart(list, {
      isThere: list.data.length > 0,
      fresh: list.status === 'succeeded',
      reload: list.reload,
    });
  return {
    part: combineParts([partOf(categories), partOf(all)]),
    exists: category !== null,
    // Newest first.
    newest: all.files.find((file) => file.category === category?.id) ?? null,
    filing: useFiling(category),
  };
}

interface FilingState {
  state: 'idle' | 'sending' | 'failed';
  percent: number;
  /** The progress, or the reason of the failure. */
  text: string;
  /** The file to send again; null where nothing failed. */
  failed: Sending | null;
}

const idle: FilingState = { state: 'idle', percent: 0, text: '', failed: null };

/** Uploads one file at a time into a category, by the same thunks as the uploader. */
function useFiling(category: ResourceCategory | null) {
  const dispatch = useAppDispatch();
  const [filing, setFiling] = useState(idle);
  const { failed, ...shown } = filing;
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(shown.state === 'sending' || failed !== null);
  // Leaving the page ends what is under way; nothing half-sent stays stored.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (text: string, again: Sending | null) =>
    setFiling({ ...idle, state: 'failed', text, failed: again });

  const upload = async (sending: Sending): Promise<void> => {
    if (category === null) return;
    const { file, name, replaces, attempts } = sending;
    const controller = new AbortController();
    running.current = controller;
    setFiling({ ...idle, state: 'sending', text: resourceStaffMessages.uploading });
    const outcome = await dispatch(
      uploadFile({ file, fileName: name, fileIcon: guessIcon(typeOf(file)) }, category.id, {
        signal: controller.signal,
        attempts,
        onProgress: (part) => setFiling((now) => ({ ...now, percent: Math.floor(part * 100) })),
      }),
    );
    if (outcome === 'cancelled') return;
    if (outcome !== 'uploaded') fail(resourceStaffMessages.uploadOneFailed(name), sending);
    else if (replaces !== null && (await dispatch(deleteFiles([replaces]))) !== null)
      fail(`${resourceStaffMessages.deleteFileFailed}: ${replaces.name}`, null);
    else setFiling(idle);
  };

  return {
    ...shown,
    send: async (file: File, name: string, replaces: FileToDelete | null) => {
      const refusal = refusalOf(file);
      if (refusal === null) await upload({ file, name, replaces, attempts: noAttempts() });
      else fail(refusal, null);
    },
    /** Sends it again; null where nothing failed. */
    retry: failed && (() => void upload(failed)),
  };
}
