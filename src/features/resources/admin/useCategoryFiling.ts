import { useRef, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { combineParts, toPart } from '@/lib/parts';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import type { ResourceCategory } from '../documents';
import { deleteFiles, type FileToDelete } from './fileThunks';
import { resourceStaffMessages } from './messages';
import { useCategories } from './differences';
import { findRejection } from './uploadChecks';
import { useAllFiles } from './useAllFiles';
import { formatDailyName } from './uploadNames';
import { isNameless, createUploadEntry, type UploadEntry, useUploads } from './useUploads';

/**
 * Returns whether the category with this name exists, its newest file, and the state and functions
 * of an upload into this category. Uses the same lists as the Resources page of the staff area.
 */
export function useCategoryFiling(name: string) {
  const categories = useCategories();
  const all = useAllFiles();
  const category = categories.data.find((each) => each.name === name) ?? null;
  const getPart = (list: typeof categories | typeof all) =>
    toPart(list, {
      isThere: list.data.length > 0,
      fresh: list.status === 'succeeded',
      reload: list.reload,
    });
  return {
    part: combineParts([getPart(categories), getPart(all)]),
    exists: category !== null,
    // The files are sorted from newest to oldest.
    newest: all.data.find((file) => file.category === category?.id) ?? null,
    filing: useFiling(category),
  };
}

/**
 * Sets the display name of a file: the given name, or else the file name, or else the category name
 * with the date.
 */
function nameEntry(entry: UploadEntry, name: string | null, category: ResourceCategory | null) {
  if (name !== null) return { ...entry, fileName: name };
  if (!isNameless(entry) || category === null) return entry;
  return { ...entry, fileName: formatDailyName(category.name, new Date()) };
}

/** Uploads a single file into a category, and deletes the file that it replaces. */
function useFiling(category: ResourceCategory | null) {
  const dispatch = useAppDispatch();
  /** The reason why a file cannot be uploaded, or why the replaced file was not deleted. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const replaced = useRef<FileToDelete | null>(null);
  const removeReplaced = async (file: FileToDelete) => {
    setRemoving(true);
    const failure = await dispatch(deleteFiles([file]));
    setRemoving(false);
    if (failure !== null) setRefusal(`${resourceStaffMessages.deleteFileFailed}: ${file.name}`);
  };
  const uploads = useUploads(([outcome]) => {
    if (outcome === 'uploaded' && replaced.current !== null) void removeReplaced(replaced.current);
  });
  const [entry] = uploads.entries;
  const sending = uploads.running || removing;
  useUnsavedChanges(sending || entry !== undefined);

  const upload = (next: UploadEntry) => {
    if (category !== null) uploads.start([{ entry: next, category: category.id }]);
  };
  const failure =
    entry === undefined ? refusal : resourceStaffMessages.uploadOneFailed(entry.fileName);
  const state = sending ? 'sending' : failure === null ? 'idle' : 'failed';
  return {
    state,
    percent: Math.floor((entry?.part ?? 1) * 100),
    text: (sending ? resourceStaffMessages.uploading : failure) ?? '',
    send: (file: File, name: string | null, replaces: FileToDelete | null) => {
      uploads.clear();
      replaced.current = replaces;
      const reason = findRejection(file);
      setRefusal(reason);
      if (reason !== null) return;
      const next = nameEntry(createUploadEntry(file), name, category);
      uploads.add([next]);
      upload(next);
    },
    /** Uploads the last file again. Null unless its upload failed. */
    retry: entry !== undefined && !sending ? () => upload(entry) : null,
  } as const;
}
