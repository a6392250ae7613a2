import {
  collection,
  doc,
  type DocumentReference,
  getDocs,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { firestore } from '@/firebase/firestore';
import {
  type DeletionResult,
  deleteRecords,
  type DeletionTarget,
  removeObjects,
} from '@/firebase/staff/deleteRecords';
import {
  checkedSave,
  toSaveResult,
  type SaveResult,
  type SaveTarget,
} from '@/firebase/staff/checkedSave';
import { reportFailure } from '@/firebase/staff/permissionErrors';
import { listKeys, mapKeys } from '@/lib/records';
import { isSameData } from '@/lib/sameData';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  parseFile,
  type ResourceFile,
} from '../documents';
import { type FileFieldName, fileFields } from '../fields';
import { resourceMessages } from '../messages';
import { resourceStaffMessages } from './messages';
import {
  fetchAllFiles,
  filesDeleted,
  fileUpdated,
  selectAllFiles,
  type WithResourcesStaff,
} from './resourcesStaffSlice';

export const CATEGORIES_PART = 'categories';
export const FILES_PART = 'files';

export const getCategoryRef = (id: string): DocumentReference =>
  doc(firestore(), CATEGORIES_COLLECTION, id);
export const getFileRef = (id: string): DocumentReference => doc(firestore(), FILES_COLLECTION, id);
export const queryAllFiles = (category: string) =>
  query(collection(firestore(), FILES_COLLECTION), where('category', '==', category));
export const getFolder = (category: string) => `resources/${category}/`;

export type FileToDelete = Pick<ResourceFile, 'id' | 'name' | 'path'>;

/** Returns the fields that firestore.rules requires in the change record of a deleted file. */
const pickRecordedFields = ({ name, path }: { name?: unknown; path?: unknown }) => ({
  name: name ?? null,
  path: path ?? null,
});

/**
 * Deletes the records of files and then the document of their category. The stored objects are
 * kept.
 */
export function deleteFileRecords(
  files: readonly FileToDelete[],
  category?: DeletionTarget,
): Promise<DeletionResult> {
  const records = files.map((file) => ({
    record: getFileRef(file.id),
    before: pickRecordedFields(file),
    recordedPart: pickRecordedFields,
  }));
  return category === undefined
    ? deleteRecords(records, FILES_PART)
    : deleteRecords([...records, category], CATEGORIES_PART);
}

/**
 * Deletes the records of files, then the document of their category, and finally the stored
 * objects.
 */
export async function deleteFilesWithObjects(
  files: readonly FileToDelete[],
  category?: DeletionTarget,
) {
  const { deleted: gone, error } = await deleteFileRecords(files, category);
  const deleted = gone.map(({ record }) => record.id);
  // Ignore an invalid path, because the object may belong to another file.
  const paths = files.flatMap(({ id, path }) =>
    deleted.includes(id) && path.startsWith('resources/') ? path : [],
  );
  await removeObjects(new Set(paths));
  return { deleted, error };
}

/**
 * Deletes files. If the deletion fails, the files that are already deleted disappear from the list.
 * Returns an error message, or null after a success.
 */
export function deleteFiles(
  files: readonly FileToDelete[],
  failed: string = resourceStaffMessages.deleteFilesFailed,
) {
  return async (dispatch: Dispatch): Promise<string | null> => {
    const { deleted, error } = await deleteFilesWithObjects(files);
    if (deleted.length > 0) dispatch(filesDeleted(deleted));
    return error === null ? null : reportFailure(failed, error);
  };
}

export type FileFormValues = Pick<ResourceFile, FileFieldName>;

export const toFormValues = (file: FileFormValues): FileFormValues =>
  mapKeys(listKeys(fileFields), (name) => file[name]);

interface FileUpdate {
  loaded: ResourceFile;
  texts: FileFormValues;
  overwrite?: boolean;
}

/**
 * Saves the edited fields of a file. Reports a conflict if another user has changed the file. A
 * deleted file is not added again, because its object is deleted too.
 */
export function updateFile({ loaded, texts, overwrite = false }: FileUpdate) {
  return async (dispatch: Dispatch): Promise<SaveResult> => {
    const isOneOf = (known: readonly FileFormValues[], data: unknown) => {
      const stored = data === undefined ? null : parseFile(loaded.id, data);
      return (
        stored !== null &&
        known.some((each) => isSameData(toFormValues(each), toFormValues(stored)))
      );
    };
    const target: SaveTarget = {
      ref: getFileRef(loaded.id),
      mustExist: true,
      next: (data) => (overwrite || isOneOf([loaded, texts], data) ? { ...data, ...texts } : null),
      isSaved: (data) => isOneOf([texts], data),
    };
    const outcome = await checkedSave([target], {
      note: { part: FILES_PART, kind: 'save' },
      requiredRef: getCategoryRef(texts.category),
    });
    if (outcome.result === 'done') dispatch(fileUpdated({ ...loaded, ...texts }));
    return toSaveResult(outcome, resourceStaffMessages.updateFileFailed);
  };
}

const getNamesById = (files: readonly ResourceFile[]) =>
  Object.fromEntries(files.map(({ id, name }) => [id, name]));

/**
 * Compares the stored files of a category with the list. If they differ, the list is loaded again.
 */
export function checkFiles(category: string) {
  return async (
    dispatch: ThunkDispatch<WithResourcesStaff, unknown, UnknownAction>,
    getState: () => WithResourcesStaff,
  ): Promise<void> => {
    try {
      const found = await limitTime(getDocs(queryAllFiles(category)), READ_LIMIT_MS);
      const stored = found.docs.flatMap((each) => parseFile(each.id, each.data()) ?? []);
      const listed = selectAllFiles(getState()).data.filter((file) => file.category === category);
      if (!isSameData(getNamesById(stored), getNamesById(listed))) await dispatch(fetchAllFiles());
    } catch (error) {
      // Keep the list after an error. A later check may succeed.
      console.warn(resourceMessages.fetchFilesFailed, error);
    }
  };
}
