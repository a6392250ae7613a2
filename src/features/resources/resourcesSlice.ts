import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Loaded, notLoaded } from '@/lib/loading';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { libraryMessages } from './libraryMessages';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  inOrder,
  newestFirst,
  parseCategory,
  parseFile,
  type ResourceCategory,
  type ResourceFile,
} from './resource';

/** Which files: those of one category, or all of them (null). */
export type FilesOf = string | null;

export interface ResourcesState {
  categories: Loaded<ResourceCategory[]>;
  files: Loaded<ResourceFile[]> & { of: FilesOf; requestId: string | null };
}

interface ResourcesRoot {
  resources: ResourcesState;
}

const initialState: ResourcesState = {
  categories: notLoaded([]),
  files: { ...notLoaded([]), of: null, requestId: null },
};

interface ReadConfig {
  state: ResourcesRoot;
  rejectValue: string;
}

/** Loads the categories in their display order. */
export const fetchCategories = createAsyncThunk<ResourceCategory[], undefined, ReadConfig>(
  'resources/fetchCategories',
  async (_, { rejectWithValue }) => {
    try {
      const { collection, firestore, getDocs } = await import('@/lib/firestore');
      const found = await withinLimit(
        getDocs(collection(firestore(), CATEGORIES_COLLECTION)),
        READ_LIMIT_MS,
      );
      return inOrder(found.docs.flatMap((stored) => parseCategory(stored.id, stored.data()) ?? []));
    } catch (error) {
      console.warn(libraryMessages.fetchCategoriesFailed, error);
      return rejectWithValue(libraryMessages.fetchCategoriesFailed);
    }
  },
  { condition: (_, { getState }) => getState().resources.categories.status !== 'loading' },
);

/** Loads the files of a category, or all, newest first. The last call wins, whatever answers last. */
export const fetchFiles = createAsyncThunk<ResourceFile[], FilesOf, ReadConfig>(
  'resources/fetchFiles',
  async (category, { rejectWithValue }) => {
    try {
      const { collection, firestore, getDocs, query, where } = await import('@/lib/firestore');
      const all = collection(firestore(), FILES_COLLECTION);
      const wanted = category === null ? all : query(all, where('category', '==', category));
      const found = await withinLimit(getDocs(wanted), READ_LIMIT_MS);
      return newestFirst(found.docs.flatMap((stored) => parseFile(stored.id, stored.data()) ?? []));
    } catch (error) {
      console.warn(libraryMessages.fetchFilesFailed, error);
      return rejectWithValue(libraryMessages.fetchFilesFailed);
    }
  },
  {
    condition: (category, { getState }) => {
      const { status, of } = getState().resources.files;
      return status !== 'loading' || of !== category;
    },
  },
);

/** An answer that is on its way knows nothing of the change: the list is to be asked for again. */
function changed(files: ResourcesState['files']) {
  if (files.status !== 'loading') return;
  files.status = 'idle';
  files.requestId = null;
}

const resourcesSlice = createSlice({
  name: 'resources',
  initialState,
  reducers: {
    categorySaved({ categories }, { payload }: PayloadAction<ResourceCategory>) {
      const others = categories.data.filter(({ id }) => id !== payload.id);
      categories.data = inOrder([...others, payload]);
    },
    categoriesReordered({ categories }, { payload }: PayloadAction<ResourceCategory[]>) {
      categories.data = inOrder(payload);
    },
    categoryDeleted({ categories, files }, { payload }: PayloadAction<string>) {
      categories.data = categories.data.filter(({ id }) => id !== payload);
      files.data = files.data.filter(({ category }) => category !== payload);
      changed(files);
    },
    fileUploaded({ files }, { payload }: PayloadAction<ResourceFile>) {
      // A repeated upload may be in the list already.
      const others = files.data.filter(({ id }) => id !== payload.id);
      files.data =
        files.of === null || files.of === payload.category ? [payload, ...others] : others;
      changed(files);
    },
    fileUpdated({ files }, { payload }: PayloadAction<ResourceFile>) {
      files.data = files.data.flatMap((file) => {
        if (file.id !== payload.id) return [file];
        return files.of === null || files.of === payload.category ? [payload] : [];
      });
      changed(files);
    },
    filesDeleted({ files }, { payload }: PayloadAction<string[]>) {
      const gone = new Set(payload);
      files.data = files.data.filter(({ id }) => !gone.has(id));
      changed(files);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchCategories.pending, ({ categories }) => {
        categories.status = 'loading';
        categories.error = null;
      })
      .addCase(fetchCategories.fulfilled, ({ categories }, { payload }) => {
        categories.status = 'succeeded';
        categories.data = payload;
      })
      .addCase(fetchCategories.rejected, ({ categories }, { payload }) => {
        categories.status = 'failed';
        categories.error = payload ?? libraryMessages.fetchCategoriesFailed;
      })
      .addCase(fetchFiles.pending, ({ files }, { meta }) => {
        if (files.of !== meta.arg) files.data = [];
        files.of = meta.arg;
        files.status = 'loading';
        files.error = null;
        files.requestId = meta.requestId;
      })
      .addCase(fetchFiles.fulfilled, ({ files }, { meta, payload }) => {
        if (files.requestId !== meta.requestId) return;
        files.status = 'succeeded';
        files.data = payload;
      })
      .addCase(fetchFiles.rejected, ({ files }, { meta, payload }) => {
        if (files.requestId !== meta.requestId) return;
        files.status = 'failed';
        files.error = payload ?? libraryMessages.fetchFilesFailed;
      });
  },
});

export const {
  categorySaved,
  categoriesReordered,
  categoryDeleted,
  fileUploaded,
  fileUpdated,
  filesDeleted,
} = resourcesSlice.actions;
export const selectCategories = (state: ResourcesRoot) => state.resources.categories;
export const selectFiles = (state: ResourcesRoot) => state.resources.files;
export default resourcesSlice.reducer;
