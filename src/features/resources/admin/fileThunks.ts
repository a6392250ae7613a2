import { getDocs } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/admin/hooks';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import type { SaveResult } from '@/firebase/staff/checkedSave';
import { saveItem } from '@/firebase/staff/checkedSave';
import { writeThunk, type WriteStore } from '@/firebase/staff/writeThunk';
import { resourceMessages } from '../messages';
import { resourceStaffMessages } from './messages';
import { parseFile, type ResourceFile } from '../documents';
import { deleteWithObjects } from './deleteRecords';
import {
  fetchAllFiles,
  filesDeleted,
  fileUpdated,
  selectAllFiles,
  type WithResourcesStaff,
} from './resourcesStaffSlice';
import { categoryRef, fileRef, FILES_PART, filesWith } from './refs';

export interface FileToDelete {
  fileId: string;
  filePath: string;
}

type Store = WriteStore<WithResourcesStaff>;

/** Records first, then stored files; whatever was deleted before a failure leaves the list. */
async function deleteAll(
  files: readonly FileToDelete[],
  { dispatch, getState }: Store,
): Promise<number> {
  const names = new Map(selectAllFiles(getState()).data.map(({ id, name }) => [id, name]));
  const { deleted, error } = await deleteWithObjects(
    files.map(({ fileId, filePath }) => ({
      record: fileRef(fileId),
      path: filePath,
      name: names.get(fileId) ?? '',
    })),
  );
  if (deleted.length > 0) dispatch(filesDeleted(deleted.map(({ id }) => id)));
  if (deleted.length < files.length) throw error;
  return files.length;
}

/** Deletes one file; resolves with 1. */
export const deleteFile = writeThunk(
  'resources/deleteFile',
  resourceStaffMessages.deleteFileFailed,
  (file: FileToDelete, store: Store) => deleteAll([file], store),
);

/** Deletes many files; resolves with their number. */
export const deleteFiles = writeThunk(
  'resources/deleteFiles',
  resourceStaffMessages.deleteFilesFailed,
  deleteAll,
);

/** What of a file can be changed without uploading it again. */
export type FileWords = Pick<ResourceFile, 'name' | 'icon' | 'category'>;

export interface FileUpdate {
  /** The file as the form loaded it. */
  loaded: ResourceFile;
  words: FileWords;
  /** Writes even if someone else changed it meanwhile. */
  overwrite?: boolean;
}

const sameWords = (a: FileWords, b: FileWords) =>
  a.name === b.name && a.icon === b.icon && a.category === b.category;

/**
 * Saves a file's name, icon and category, unless someone else changed or deleted it meanwhile. What
 * is stored stays where it is. Resolves with 'category-gone' where the category is not there any more.
 */
export const updateFile = writeThunk(
  'resources/updateFile',
  resourceStaffMessages.updateFileFailed,
  async (
    { loaded, words, overwrite = false }: FileUpdate,
    { dispatch }: Store,
  ): Promise<SaveResult | 'category-gone' | 'deleted'> => {
    const { name, icon, category } = words;
    const met = { isGone: false };
    const outcome = await saveItem(fileRef(loaded.id), {
      next: (data) => {
        const stored = data && parseFile(loaded.id, data);
        // A deleted file does not come back: what it named is deleted too.
        met.isGone = !stored;
        if (!stored) return null;
        const unchanged = sameWords(stored, loaded) || sameWords(stored, words);
        return unchanged || overwrite ? { ...data, name, icon, category } : null;
      },
      isSaved: (data) => {
        const stored = data && parseFile(loaded.id, data);
        return Boolean(stored && sameWords(stored, words));
      },
      note: { part: FILES_PART, kind: 'save' },
      needs: categoryRef(category),
    });
    if (outcome.result === 'conflict') return met.isGone ? 'deleted' : 'conflict';
    if (outcome.result === 'orphaned') return 'category-gone';
    if (outcome.result !== 'done') throw outcome.error;
    dispatch(fileUpdated({ ...loaded, name, icon, category }));
    return 'saved';
  },
);

/** Reads the files of one category; where they are others than the list says, loads the whole list. */
export function checkFiles(category: string) {
  return async (dispatch: AppDispatch, getState: () => WithResourcesStaff): Promise<void> => {
    try {
      const found = await withinLimit(getDocs(filesWith('category', category)), READ_LIMIT_MS);
      const stored = found.docs.flatMap((each) => parseFile(each.id, each.data()) ?? []);
      const listed = selectAllFiles(getState()).data.filter((file) => file.category === category);
      const names = new Map(listed.map(({ id, name }) => [id, name]));
      if (stored.length !== names.size || stored.some(({ id, name }) => names.get(id) !== name)) {
        await dispatch(fetchAllFiles());
      }
    } catch (error) {
      // What is listed stays; the next look may succeed.
      console.warn(resourceMessages.fetchFilesFailed, error);
    }
  };
}
