import { createAsyncThunk } from '@reduxjs/toolkit';
import { collection, doc, getDocs, query, where } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/hooks';
import { firestore } from '@/lib/firestore';
import { reportFailure } from '@/ui/admin/session';
import { resourceMessages } from '../messages';
import { FILES_COLLECTION, parseFile } from '../resource';
import { fetchFiles, filesDeleted, type ResourcesState } from '../resourcesSlice';
import { deleteRecords, removeAllStored } from './deleteRecords';

export interface FileToDelete {
  fileId: string;
  filePath: string;
}

interface WriteConfig {
  dispatch: AppDispatch;
  rejectValue: string;
}

/**
 * Records first, then stored files; whatever was deleted before a failure leaves the list. Resolves
 * with the failure, or null.
 */
async function deleteAll(files: readonly FileToDelete[], dispatch: AppDispatch): Promise<unknown> {
  const records = files.map(({ fileId }) => doc(firestore(), FILES_COLLECTION, fileId));
  const { deleted, error } = await deleteRecords(records);
  const gone = new Set(deleted.map(({ id }) => id));
  if (gone.size > 0) dispatch(filesDeleted([...gone]));
  await removeAllStored(
    files.filter(({ fileId }) => gone.has(fileId)).map(({ filePath }) => filePath),
  );
  return error;
}

/** Deletes one file; resolves with 1. */
export const deleteFile = createAsyncThunk<number, FileToDelete, WriteConfig>(
  'resources/deleteFile',
  async (file, { dispatch, rejectWithValue }) => {
    const error = await deleteAll([file], dispatch);
    return error === null
      ? 1
      : rejectWithValue(reportFailure(resourceMessages.deleteFileFailed, error));
  },
);

/** Deletes many files; resolves with their number. */
export const deleteFiles = createAsyncThunk<number, readonly FileToDelete[], WriteConfig>(
  'resources/deleteFiles',
  async (files, { dispatch, rejectWithValue }) => {
    const error = await deleteAll(files, dispatch);
    return error === null
      ? files.length
      : rejectWithValue(reportFailure(resourceMessages.deleteFilesFailed, error));
  },
);

/** Reads the files of one category; where they are others than the list says, loads the whole list. */
export function checkFiles(category: string) {
  return async (
    dispatch: AppDispatch,
    getState: () => { resources: ResourcesState },
  ): Promise<void> => {
    try {
      const found = await getDocs(
        query(collection(firestore(), FILES_COLLECTION), where('category', '==', category)),
      );
      const stored = found.docs.flatMap((each) => parseFile(each.id, each.data()) ?? []);
      const listed = getState().resources.files.data.filter((file) => file.category === category);
      const ids = new Set(listed.map(({ id }) => id));
      if (stored.length !== ids.size || stored.some(({ id }) => !ids.has(id))) {
        await dispatch(fetchFiles(null));
      }
    } catch (error) {
      // What is listed stays; the next look may succeed.
      console.warn(resourceMessages.fetchFilesFailed, error);
    }
  };
}
