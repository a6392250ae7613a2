import { type DocumentData, getDoc, getDocs } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import type { SaveResult } from '@/firebase/staff/checkedSave';
import { mayBeLeft, notLeft } from '@/firebase/staff/leftovers';
import { saveItem } from '@/firebase/staff/checkedSave';
import { writeThunk, type WriteStore } from '@/firebase/staff/writeThunk';
import { changeOrder } from '@/firebase/staff/saveOrder';
import { textIn } from '@/lib/stored';
import { nextTimestamp, pathsIn } from '@/firebase/staff/fileStorage';
import { CLEAN_UP_WAIT_MS } from '../limits';
import { resourceStaffMessages } from './messages';
import { CATEGORIES_COLLECTION, parseCategory, type ResourceCategory } from '../documents';
import { selectCategories } from '../resourcesSlice';
import { deleteWithObjects, type Doomed, removeAllStored } from './deleteRecords';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  filesDeleted,
  type WithResourcesStaff,
} from './resourcesStaffSlice';
import { CATEGORIES_PART, categoryRef, filesWith, folderOf, isNamed } from './refs';

type Store = WriteStore<WithResourcesStaff>;

export const newCategoryId = () => `cat_${nextTimestamp()}`;

export interface NewCategory extends Pick<ResourceCategory, 'name' | 'displayOrder'> {
  /** The same for each attempt: a write that was given up may still arrive, and then it is this one. */
  id?: string;
}

/** Adds a category, or finishes what an earlier attempt with the same id has stored. */
export const addCategory = writeThunk(
  'resources/addCategory',
  resourceStaffMessages.addCategoryFailed,
  async ({ id = newCategoryId(), name, displayOrder }: NewCategory, { dispatch }: Store) => {
    const parse = (data: DocumentData | undefined) => data && parseCategory(id, data);
    let category: ResourceCategory = { id, name, displayOrder };
    const outcome = await saveItem(categoryRef(id), {
      next: (data) => {
        category = { ...category, displayOrder: parse(data)?.displayOrder ?? displayOrder };
        return category;
      },
      isSaved: (data) => parse(data)?.name === name,
      note: { part: CATEGORIES_PART, kind: 'save' },
    });
    if ('error' in outcome) throw outcome.error;
    dispatch(categorySaved(category));
    return category;
  },
);

export interface CategoryUpdate {
  /** The category as the form loaded it. */
  loaded: ResourceCategory;
  name: string;
  /** Writes even if someone else changed it meanwhile. */
  overwrite?: boolean;
}

/** Saves a category, unless someone else renamed or deleted it meanwhile. Its order stays as stored. */
export const updateCategory = writeThunk(
  'resources/updateCategory',
  resourceStaffMessages.updateCategoryFailed,
  async (
    { loaded, name, overwrite = false }: CategoryUpdate,
    { dispatch }: Store,
  ): Promise<SaveResult | 'deleted'> => {
    let saved = { ...loaded, name };
    const met = { isGone: false };
    const parse = (data: DocumentData | undefined) => data && parseCategory(loaded.id, data);
    const isSaved = (stored: ReturnType<typeof parse>) => stored?.name === name;
    const outcome = await saveItem(categoryRef(loaded.id), {
      next: (data) => {
        met.isGone = data === undefined;
        if (met.isGone) return null;
        const stored = parse(data);
        const unchanged = stored?.name === loaded.name || isSaved(stored);
        if (!unchanged && !overwrite) return null;
        saved = { ...saved, displayOrder: stored?.displayOrder ?? loaded.displayOrder };
        return saved;
      },
      isSaved: (data) => isSaved(parse(data)),
      note: { part: CATEGORIES_PART, kind: 'save' },
    });
    if (outcome.result === 'conflict') return met.isGone ? 'deleted' : 'conflict';
    if (outcome.result !== 'done') throw outcome.error;
    dispatch(categorySaved(saved));
    return 'saved';
  },
);

export const reorderCategories = writeThunk(
  'resources/reorderCategories',
  resourceStaffMessages.reorderCategoriesFailed,
  (list: readonly ResourceCategory[], { dispatch, getState }: Store) =>
    changeOrder({
      path: CATEGORIES_COLLECTION,
      part: CATEGORIES_PART,
      list,
      before: selectCategories(getState()).data,
      show: (shown) => dispatch(categoriesReordered(shown)),
    }),
);

/** Deletes the files of a category; `andThen` is deleted after them. */
async function deleteFilesOf(category: string, andThen: readonly Doomed[] = []) {
  const files = await withinLimit(getDocs(filesWith('category', category)), READ_LIMIT_MS);
  const named = files.docs.map((file) => {
    const fields = file.data();
    const path: unknown = fields['path'];
    return {
      record: file.ref,
      path: typeof path === 'string' ? path : '',
      name: textIn(fields, 'name') ?? '',
    };
  });
  return deleteWithObjects(named, andThen);
}

/** What else is stored in the folder of a deleted category goes, unless a record elsewhere names it. */
async function emptyFolder(category: string): Promise<void> {
  const folder = folderOf(category);
  try {
    // A file that was recorded while the category was being deleted.
    await deleteFilesOf(category);
    const left = await withinLimit(pathsIn(folder.slice(0, -1)), CLEAN_UP_WAIT_MS);
    const named = await Promise.all(left.map(isNamed));
    if (await removeAllStored(left.filter((_, index) => !named[index]))) notLeft(folder);
  } catch (error) {
    console.warn(`What is left in ${folder} stays until the next visit`, error);
  }
}

/**
 * Deletes a category with all its files: records first, the category's own last, so that a failure
 * leaves a category that can be deleted again; then what is stored, as far as that is quick.
 */
export const deleteCategory = writeThunk(
  'resources/deleteCategory',
  resourceStaffMessages.deleteCategoryFailed,
  async (category: string, { dispatch }: Store) => {
    const folder = folderOf(category);
    const record = categoryRef(category);
    let doubtful = 0;
    try {
      mayBeLeft(folder);
      const stored = await withinLimit(getDoc(record), READ_LIMIT_MS);
      const end = await deleteFilesOf(category, [{ record, before: stored.data() ?? null }]);
      doubtful = end.doubtful.length;
      // Its own record goes last.
      if (!end.deleted.some(({ path }) => path === record.path)) {
        dispatch(filesDeleted(end.deleted.map(({ id }) => id)));
        throw end.error;
      }
      dispatch(categoryDeleted(category));
    } catch (error) {
      if (doubtful === 0) notLeft(folder);
      throw error;
    }
    await emptyFolder(category);
    return category;
  },
);
