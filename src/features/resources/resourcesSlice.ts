import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  byId,
  collectionLoader,
  type Firestore,
  keyedReadThunk,
  readThunk,
} from '@/firebase/readThunk';
import { addRequest, idleRequest, type RequestState, type RequestThunk } from '@/lib/requestState';
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

/** The query parameter with the id of the category. */
export const CATEGORY_PARAM = 'category';

type Files = RequestState<ResourceFile[]>;

export interface ResourcesState {
  categories: RequestState<ResourceCategory[]>;
  /** The files by category id, for categories that were requested. */
  files: Readonly<Record<string, Files>>;
}

interface WithCategories {
  resources: Pick<ResourcesState, 'categories'>;
}
interface WithResources {
  resources: ResourcesState;
}

type Thunk = ThunkAction<void, WithResources, unknown, UnknownAction>;

const noFiles: Files = idleRequest([]);

export const selectCategories = (state: WithCategories) => state.resources.categories;
export const selectFiles = (category: string | null) => (state: WithResources) =>
  state.resources.files[category ?? ''] ?? noFiles;

export const fetchCategories = readThunk<ResourceCategory[], WithCategories>({
  type: 'resources/fetchCategories',
  message: resourceMessages.fetchCategoriesFailed,
  load: collectionLoader(CATEGORIES_COLLECTION, MOST_CATEGORIES),
  parse: parseCategories,
  requestOf: selectCategories,
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

/** Loads the files of a category, newest first. */
export const fetchFiles: RequestThunk<ResourceFile[], WithResources, string> = keyedReadThunk({
  type: 'resources/fetchFiles',
  message: resourceMessages.fetchFilesFailed,
  load: async (sdk, category) => byId(await sdk.getDocs(filesIn(sdk, category))),
  parse: parseFiles,
  requestOf: (state, category) => selectFiles(category)(state),
  again: (category) => fetchFiles(category),
});

const resourcesSlice = createSlice({
  name: 'resources',
  initialState: (): ResourcesState => ({ categories: idleRequest([]), files: {} }),
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchCategories, ({ categories }) => categories);
    addRequest(builder, fetchFiles, ({ files }, category) => (files[category] ??= idleRequest([])));
  },
});

/** Loads the files of a category unless they were requested before. */
export function openFiles(category: string): Thunk {
  return (dispatch, getState) => {
    if (selectFiles(category)(getState()).status === 'idle') void dispatch(fetchFiles(category));
  };
}

/**
 * Requests the data of the Resources page. The URL names the category, so its files load together
 * with the categories.
 */
export function openLibrary(search: string): Thunk {
  return (dispatch, getState) => {
    if (selectCategories(getState()).status === 'idle') void dispatch(fetchCategories());
    const category = new URLSearchParams(search).get(CATEGORY_PARAM);
    if (category !== null) dispatch(openFiles(category));
  };
}

export default resourcesSlice.reducer;
