import {
  type AsyncThunk,
  createAsyncThunk,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { type Loaded, notLoaded } from '@/lib/loading';
import { collectionAt, readInTime } from '@/firebase/reads';
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

type Read<T, Arg> = AsyncThunk<T, Arg, ReadConfig>;

/** Loads the categories in their display order. An answer after the time limit comes as one more `fulfilled`. */
export const fetchCategories: Read<ResourceCategory[], undefined> = createAsyncThunk<
  ResourceCategory[],
  undefined,
  ReadConfig
>(
  'resources/fetchCategories',
  async (_, { dispatch, getState, rejectWithValue, requestId }) => {
    const message = libraryMessages.fetchCategoriesFailed;
    const failed = () => getState().resources.categories.status === 'failed';
    try {
      return await readInTime({
        message,
        load: async (sdk) => {
          const found = Object.entries(await collectionAt(CATEGORIES_COLLECTION)(sdk));
          return inOrder(found.flatMap(([id, data]) => parseCategory(id, data) ?? []));
        },
        late: (categories) => {
          if (failed()) dispatch(fetchCategories.fulfilled(categories, requestId, undefined));
        },
        failed,
        again: () => void dispatch(fetchCategories()),
      });
    } catch {
      return rejectWithValue(message);
    }
  },
  { condition: (_, { getState }) => getState().resources.categories.status !== 'loading' },
);

/** Loads the files of a category, or all, newest first. The last call wins, whatever answers last. */
export const fetchFiles: Read<ResourceFile[], FilesOf> = createAsyncThunk<
  ResourceFile[],
  FilesOf,
  ReadConfig
>(
  'resources/fetchFiles',
  async (category, { dispatch, getState, rejectWithValue, requestId }) => {
    const message = libraryMessages.fetchFilesFailed;
    try {
      return await readInTime({
        message,
        load: async ({ collection, firestore, getDocs, query, where }) => {
          const all = collection(firestore(), FILES_COLLECTION);
          const { docs } = await getDocs(
            category === null ? all : query(all, where('category', '==', category)),
          );
          return newestFirst(docs.flatMap((stored) => parseFile(stored.id, stored.data()) ?? []));
        },
        late: (files) => dispatch(fetchFiles.fulfilled(files, requestId, category)),
        failed: () => {
          const { files } = getState().resources;
          return files.status === 'failed' && files.requestId === requestId;
        },
        again: () => void dispatch(fetchFiles(category)),
      });
    } catch {
      return rejectWithValue(message);
    }
  },
  {
    condition: (category, { getState }) => {
      const { status, of } = getState().resources.files;
      return status !== 'loading' || of !== category;
    },
  },
);

/**
 * An answer that is on its way, even one that was given up, knows nothing of the change: the list is
 * to be asked for again.
 */
function changed(files: ResourcesState['files']) {
  if (files.status !== 'loading' && files.status !== 'failed') return;
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
      })
      .addCase(fetchCategories.fulfilled, ({ categories }, { payload }) => {
        categories.status = 'succeeded';
        categories.error = null;
        categories.data = payload;
      })
      .addCase(fetchCategories.rejected, ({ categories }, { payload }) => {
        categories.status = 'failed';
        categories.error = payload ?? libraryMessages.fetchCategoriesFailed;
      })
      .addCase(fetchFiles.pending, ({ files }, { meta }) => {
        // The message of a failure stays until the answer, unless it was another list's.
        if (files.of !== meta.arg) Object.assign(files, { of: meta.arg, data: [], error: null });
        files.status = 'loading';
        files.requestId = meta.requestId;
      })
      .addCase(fetchFiles.fulfilled, ({ files }, { meta, payload }) => {
        if (files.requestId !== meta.requestId) return;
        files.status = 'succeeded';
        files.error = null;
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
