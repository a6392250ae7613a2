import { type DocumentData, getDocs } from 'firebase/firestore/lite';
import type { Dispatch } from '@reduxjs/toolkit';
import {
  checkedSave,
  toSaveResult,
  type SaveResult,
  type SaveTarget,
} from '@/firebase/staff/checkedSave';
import { isReferenced, removeObjects } from '@/firebase/staff/deleteRecords';
import { createUniqueTimestamp, listObjectPaths } from '@/firebase/staff/fileStorage';
import { reportFailure } from '@/firebase/staff/permissionErrors';
import { createReorderThunk } from '@/firebase/staff/saveOrder';
import { readText } from '@/lib/stored';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  parseCategory,
  type ResourceCategory,
} from '../documents';
import { selectCategories } from '../resourcesSlice';
import { resourceStaffMessages } from './messages';
import {
  CATEGORIES_PART,
  getCategoryRef,
  deleteFilesWithObjects,
  queryAllFiles,
  getFolder,
} from './fileThunks';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  filesDeleted,
} from './resourcesStaffSlice';

export const createCategoryId = () => `cat_${createUniqueTimestamp()}`;

interface CategorySave {
  /**
   * The category to store. All attempts to save a new category use the same id. The stored position
   * is kept.
   */
  category: ResourceCategory;
  loaded: string | null;
  overwrite?: boolean;
}

/**
 * Adds or renames a category. Reports a conflict if another user has renamed or deleted the
 * category since it was loaded. If an earlier attempt was stored but its response was lost, a retry
 * succeeds.
 */
export function saveCategory({ category, loaded, overwrite = false }: CategorySave) {
  return async (dispatch: Dispatch): Promise<SaveResult> => {
    const { id, name } = category;
    let saved = category;
    const parse = (data: DocumentData | undefined) =>
      data === undefined ? null : parseCategory(id, data);
    const target: SaveTarget = {
      ref: getCategoryRef(id),
      mustExist: loaded !== null,
      next: (data) => {
        const stored = parse(data);
        const unchanged = loaded === null || stored?.name === loaded || stored?.name === name;
        if (!unchanged && !overwrite) return null;
        saved = { ...category, displayOrder: stored?.displayOrder ?? category.displayOrder };
        return saved;
      },
      isSaved: (data) => parse(data)?.name === name,
    };
    const outcome = await checkedSave([target], { note: { part: CATEGORIES_PART, kind: 'save' } });
    if (outcome.result === 'done') dispatch(categorySaved(saved));
    const { addCategoryFailed, updateCategoryFailed } = resourceStaffMessages;
    return toSaveResult(outcome, loaded === null ? addCategoryFailed : updateCategoryFailed);
  };
}

export const reorderCategories = createReorderThunk({
  path: CATEGORIES_COLLECTION,
  part: CATEGORIES_PART,
  select: selectCategories,
  show: categoriesReordered,
  failureMessage: resourceStaffMessages.reorderCategoriesFailed,
});

/** Loads the files of a category. Returns only the fields that are needed to delete a file. */
async function readFiles(category: string) {
  const { docs } = await limitTime(getDocs(queryAllFiles(category)), READ_LIMIT_MS);
  return docs.map((each) => {
    const fields = each.data();
    return {
      id: each.id,
      path: readText(fields, 'path') ?? '',
      name: readText(fields, 'name') ?? '',
    };
  });
}

/**
 * Deletes the objects in the Storage folder of a deleted category, unless a file record uses them.
 */
async function emptyFolder(category: string): Promise<void> {
  const folder = getFolder(category);
  try {
    // Another user may have added files while the category was being deleted. Delete them too.
    await deleteFilesWithObjects(await readFiles(category));
    const paths = await listObjectPaths(folder.slice(0, -1));
    const named = await Promise.all(
      paths.map((path) => isReferenced(FILES_COLLECTION, 'path', path)),
    );
    await removeObjects(paths.filter((_, index) => named[index] === false));
  } catch (error) {
    console.warn(`Failed to list the remaining objects in ${folder}`, error);
  }
}

/**
 * Deletes a category, its files and their stored objects. The record of the category is deleted
 * after the records of its files, so that a failed deletion can be repeated. Returns an error
 * message, or null after a success.
 */
export function deleteCategory(category: string) {
  return async (dispatch: Dispatch): Promise<string | null> => {
    const reportDeleteFailure = (error: unknown) =>
      reportFailure(resourceStaffMessages.deleteCategoryFailed, error);
    try {
      const own = { record: getCategoryRef(category) };
      const { deleted, error } = await deleteFilesWithObjects(await readFiles(category), own);
      if (error !== null) {
        dispatch(filesDeleted(deleted));
        return reportDeleteFailure(error);
      }
      dispatch(categoryDeleted(category));
    } catch (error) {
      return reportDeleteFailure(error);
    }
    await emptyFolder(category);
    return null;
  };
}
