import { createAsyncThunk } from '@reduxjs/toolkit';
import {
  collection,
  doc,
  type DocumentData,
  getDocs,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/hooks';
import { firestore } from '@/lib/firestore';
import { carryOut, isStored, isStoredOrder } from '@/ui/admin/carryOut';
import type { SaveResult } from '@/ui/admin/checkedSave';
import { saveItem } from '@/ui/admin/saveItem';
import { reportFailure } from '@/ui/admin/session';
import { nextTimestamp, pathsIn } from '@/ui/admin/storage';
import { resourceMessages } from '../messages';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  parseCategory,
  type ResourceCategory,
} from '../resource';
import {
  categoriesReordered,
  categoryDeleted,
  categorySaved,
  filesDeleted,
} from '../resourcesSlice';
import { deleteRecords, removeAllStored } from './deleteRecords';

interface WriteConfig {
  dispatch: AppDispatch;
  rejectValue: string;
}

const recordOf = (id: string) => doc(firestore(), CATEGORIES_COLLECTION, id);

/** Adds a category. */
export const addCategory = createAsyncThunk<
  ResourceCategory,
  Pick<ResourceCategory, 'name' | 'displayOrder'>,
  WriteConfig
>('resources/addCategory', async ({ name, displayOrder }, { dispatch, rejectWithValue }) => {
  const category: ResourceCategory = { id: `cat_${nextTimestamp()}`, name, displayOrder };
  const target = recordOf(category.id);
  const outcome = await carryOut(
    () => setDoc(target, { ...category }),
    () => isStored(target),
  );
  if (outcome.result !== 'done') {
    return rejectWithValue(reportFailure(resourceMessages.addCategoryFailed, outcome.error));
  }
  dispatch(categorySaved(category));
  return category;
});

export interface CategoryUpdate {
  /** The category as the form loaded it. */
  loaded: ResourceCategory;
  name: string;
  /** Writes even if someone else changed it meanwhile. */
  overwrite?: boolean;
}

/** Saves a category, unless someone else renamed or deleted it meanwhile. Its order stays as stored. */
export const updateCategory = createAsyncThunk<SaveResult, CategoryUpdate, WriteConfig>(
  'resources/updateCategory',
  async ({ loaded, name, overwrite = false }, { dispatch, rejectWithValue }) => {
    let saved = { ...loaded, name };
    const parse = (data: DocumentData | undefined) => data && parseCategory(loaded.id, data);
    const isSaved = (stored: ReturnType<typeof parse>) => stored?.name === name;
    const outcome = await saveItem(recordOf(loaded.id), {
      next: (data) => {
        const stored = parse(data);
        const unchanged = stored?.name === loaded.name || isSaved(stored);
        if (!unchanged && !overwrite) return null;
        saved = { ...saved, displayOrder: stored?.displayOrder ?? loaded.displayOrder };
        return saved;
      },
      isSaved: (data) => isSaved(parse(data)),
    });
    if (outcome.result === 'conflict') return 'conflict';
    if (outcome.result !== 'done') {
      return rejectWithValue(reportFailure(resourceMessages.updateCategoryFailed, outcome.error));
    }
    dispatch(categorySaved(saved));
    return 'saved';
  },
);

/** Saves the order of the list, all or nothing. */
export const reorderCategories = createAsyncThunk<
  ResourceCategory[],
  readonly ResourceCategory[],
  WriteConfig
>('resources/reorderCategories', async (list, { dispatch, rejectWithValue }) => {
  const categories = list.map((category, displayOrder) => ({ ...category, displayOrder }));
  const batch = writeBatch(firestore());
  for (const { id, displayOrder } of categories) batch.update(recordOf(id), { displayOrder });
  const outcome = await carryOut(
    () => batch.commit(),
    () => isStoredOrder(collection(firestore(), CATEGORIES_COLLECTION), categories),
  );
  if (outcome.result !== 'done') {
    return rejectWithValue(reportFailure(resourceMessages.reorderCategoriesFailed, outcome.error));
  }
  dispatch(categoriesReordered(categories));
  return categories;
});

async function leftIn(category: string): Promise<string[]> {
  try {
    return await pathsIn(`resources/${category}`);
  } catch (error) {
    console.warn(`What is left in resources/${category} could not be listed`, error);
    return [];
  }
}

/**
 * Deletes a category with all its files: records first, the category's own last, so that a failure
 * leaves a category that can be deleted again; then what is stored.
 */
export const deleteCategory = createAsyncThunk<string, string, WriteConfig>(
  'resources/deleteCategory',
  async (category, { dispatch, rejectWithValue }) => {
    try {
      const files = await getDocs(
        query(collection(firestore(), FILES_COLLECTION), where('category', '==', category)),
      );
      const records = [...files.docs.map(({ ref }) => ref), recordOf(category)];
      const { deleted, error } = await deleteRecords(records);
      const gone = new Set(deleted.map(({ path }) => path));
      const goneFiles = files.docs.filter(({ ref }) => gone.has(ref.path));
      if (error === null) dispatch(categoryDeleted(category));
      else if (goneFiles.length > 0) dispatch(filesDeleted(goneFiles.map(({ id }) => id)));
      const paths = goneFiles.flatMap((file) => {
        const path: unknown = file.data().path;
        return typeof path === 'string' ? [path] : [];
      });
      await removeAllStored(paths);
      if (error !== null) {
        return rejectWithValue(reportFailure(resourceMessages.deleteCategoryFailed, error));
      }
      await removeAllStored(await leftIn(category));
      return category;
    } catch (error) {
      return rejectWithValue(reportFailure(resourceMessages.deleteCategoryFailed, error));
    }
  },
);
