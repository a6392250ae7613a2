import {
  type AsyncThunk,
  createAsyncThunk,
  createSlice,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { byId, collectionAt, type Firestore, readInTime } from '@/firebase/reads';
import { readThunk } from '@/firebase/readThunk';
import {
  addRequest,
  notRequested,
  requestBegan,
  type Requested,
  requestFailed,
  requestSucceeded,
} from '@/lib/requested';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  parseCategories,
  parseFiles,
  type ResourceCategory,
  type ResourceFile,
} from './documents';
import { MOST_CATEGORIES, MOST_FILES } from './limits';
import { resourceMessages } from './messages';

/** The part of the address that names the category, so that a category can be shared. */
export const CATEGORY_PARAM = 'category';

/** Which files: those of one category, or all of them (null). */
export type FilesOf = string | null;

export interface ResourcesState {
  categories: Requested<ResourceCategory[]>;
  files: Requested<ResourceFile[]> & { of: FilesOf };
}

export interface WithResources {
  resources: ResourcesState;
}

export const initialState: ResourcesState = {
  categories: notRequested([]),
  files: { ...notRequested([]), of: null },
};

export const selectCategories = (state: WithResources) => state.resources.categories;
export const selectFiles = (state: WithResources) => state.resources.files;

export const fetchCategories = readThunk<ResourceCategory[], WithResources>({
  type: 'resources/fetchCategories',
  message: resourceMessages.fetchCategoriesFailed,
  load: collectionAt(CATEGORIES_COLLECTION, MOST_CATEGORIES),
  parse: parseCategories,
  slotOf: selectCategories,
});

export const filesIn = (
  { collection, firestore, limit, query, where }: Firestore,
  category: string,
) =>
  query(
    collection(firestore(), FILES_COLLECTION),
    where('category', '==', category),
    limit(MOST_FILES),
  );

interface FilesConfig {
  state: WithResources;
  rejectValue: string;
  /** When the files were asked for, ms since 1970. */
  pendingMeta: { askedAt: number };
}

/** Loads the files of a category, or all, newest first. The last call wins, whatever answers last. */
export const fetchFiles: AsyncThunk<ResourceFile[], FilesOf, FilesConfig> = createAsyncThunk<
  ResourceFile[],
  FilesOf,
  FilesConfig
>(
  'resources/fetchFiles',
  async (category, { dispatch, getState, rejectWithValue, requestId }) => {
    const message = resourceMessages.fetchFilesFailed;
    try {
      return await readInTime({
        message,
        load: async (sdk) => {
          const wanted =
            category === null
              ? sdk.collection(sdk.firestore(), FILES_COLLECTION)
              : filesIn(sdk, category);
          return parseFiles(byId(await sdk.getDocs(wanted)));
        },
        late: (files) => dispatch(fetchFiles.fulfilled(files, requestId, category)),
        failed: () => {
          const files = selectFiles(getState());
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
      const { status, of } = selectFiles(getState());
      return status !== 'loading' || of !== category;
    },
    getPendingMeta: () => ({ askedAt: Date.now() }),
  },
);

const resourcesSlice = createSlice({
  name: 'resources',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchCategories, ({ categories }) => categories);
    builder
      .addCase(fetchFiles.pending, ({ files }, { meta }) => {
        // The message of a failure stays until the answer, unless it was another list's.
        if (files.of !== meta.arg) Object.assign(files, { of: meta.arg, data: [], error: null });
        requestBegan(files, meta.requestId);
      })
      .addCase(fetchFiles.fulfilled, ({ files }, { meta, payload }) => {
        // An answer to an older request may be another category's.
        if (files.requestId === meta.requestId) requestSucceeded(files, meta.requestId, payload);
      })
      .addCase(fetchFiles.rejected, ({ files }, { meta, payload }) => {
        requestFailed(files, meta.requestId, payload ?? resourceMessages.fetchFilesFailed);
      });
  },
});

/** Loads the files of a category, unless they are there or on the way. */
export function openFiles(
  category: string,
): ThunkAction<void, WithResources, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (selectFiles(getState()).of !== category) void dispatch(fetchFiles(category));
  };
}

/** What the page of resources asks for when it opens; a shared address names the category before the list is there. */
export function openLibrary(
  search: string,
): ThunkAction<void, WithResources, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (selectCategories(getState()).status === 'idle') void dispatch(fetchCategories());
    const category = new URLSearchParams(search).get(CATEGORY_PARAM);
    if (category !== null) dispatch(openFiles(category));
  };
}

export default resourcesSlice.reducer;
