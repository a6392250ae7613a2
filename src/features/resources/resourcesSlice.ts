import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  toDocumentsById,
  createCollectionLoader,
  type Firestore,
  createKeyedReadThunk,
  createReadThunk,
} from '@/firebase/readThunk';
import {
  addRequest,
  createIdleRequest,
  type RequestState,
  type RequestThunk,
} from '@/lib/requestState';
import {
  CATEGORIES_COLLECTION,
  FILES_COLLECTION,
  parseCategories,
  parseFiles,
  type ResourceCategory,
  type ResourceFile,
} from './documents';
import { MAX_CATEGORIES, MAX_FILES } from './limits';
import { resourceMessages } from './messages';

/** The query parameter that contains the id of the selected category. */
export const CATEGORY_PARAM = 'category';

type FilesRequest = RequestState<ResourceFile[]>;

export interface ResourcesState {
  categories: RequestState<ResourceCategory[]>;
  /** The request states of the files, by category id. Only requested categories have an entry. */
  files: Readonly<Record<string, FilesRequest>>;
}

interface WithCategories {
  resources: Pick<ResourcesState, 'categories'>;
}
interface WithResources {
  resources: ResourcesState;
}

type LibraryThunk = ThunkAction<void, WithResources, unknown, UnknownAction>;

const idleFiles: FilesRequest = createIdleRequest([]);

export const selectCategories = (state: WithCategories) => state.resources.categories;
export const selectFiles = (category: string | null) => (state: WithResources) =>
  state.resources.files[category ?? ''] ?? idleFiles;

export const fetchCategories = createReadThunk<ResourceCategory[], WithCategories>({
  type: 'resources/fetchCategories',
  message: resourceMessages.fetchCategoriesFailed,
  load: createCollectionLoader(CATEGORIES_COLLECTION, MAX_CATEGORIES),
  parse: parseCategories,
  requestOf: selectCategories,
});

export const queryFiles = (
  { collection, firestore, limit, query, where }: Firestore,
  category: string,
) =>
  query(
    collection(firestore(), FILES_COLLECTION),
    where('category', '==', category),
    limit(MAX_FILES),
  );

export const fetchFiles: RequestThunk<ResourceFile[], WithResources, string> = createKeyedReadThunk(
  {
    type: 'resources/fetchFiles',
    message: resourceMessages.fetchFilesFailed,
    load: async (sdk, category) => toDocumentsById(await sdk.getDocs(queryFiles(sdk, category))),
    parse: parseFiles,
    requestOf: (state, category) => selectFiles(category)(state),
    again: (category) => fetchFiles(category),
  },
);

const resourcesSlice = createSlice({
  name: 'resources',
  initialState: (): ResourcesState => ({ categories: createIdleRequest([]), files: {} }),
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchCategories, ({ categories }) => categories);
    addRequest(
      builder,
      fetchFiles,
      ({ files }, category) => (files[category] ??= createIdleRequest([])),
    );
  },
});

/** Loads the files of a category. Does nothing if they were requested before. */
export function openFiles(category: string): LibraryThunk {
  return (dispatch, getState) => {
    if (selectFiles(category)(getState()).status === 'idle') void dispatch(fetchFiles(category));
  };
}

/** Loads the categories and the files of the category in the query string `search`. */
export function openLibrary(search: string): LibraryThunk {
  return (dispatch, getState) => {
    if (selectCategories(getState()).status === 'idle') void dispatch(fetchCategories());
    const category = new URLSearchParams(search).get(CATEGORY_PARAM);
    if (category !== null) dispatch(openFiles(category));
  };
}

export default resourcesSlice.reducer;
