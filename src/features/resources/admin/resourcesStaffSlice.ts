import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sortByOrder, type OrderedItem, removeByIds, applyOrder } from '@/lib/order';
import { createCollectionLoader, createReadThunk } from '@/firebase/readThunk';
import {
  addRequest,
  replaceData,
  expireRequest,
  createIdleRequest,
  type RequestState,
} from '@/lib/requestState';
import type { AppThunk } from '@/ui/storeHooks';
import {
  FILES_COLLECTION,
  parseFiles,
  type ResourceCategory,
  type ResourceFile,
} from '../documents';
import { resourceMessages } from '../messages';
import { fetchCategories } from '../resourcesSlice';

interface ResourcesStaffState {
  categories: RequestState<ResourceCategory[]>;
  files: RequestState<ResourceFile[]>;
  /** The time of the last request as an ISO string. Empty before the first request. */
  filesAskedAt: string;
}

export interface WithResourcesStaff {
  resources: ResourcesStaffState;
}

export const selectAllFiles = (state: WithResourcesStaff) => state.resources.files;
export const selectFilesAskedAt = (state: WithResourcesStaff) => state.resources.filesAskedAt;

export const fetchAllFiles = createReadThunk<ResourceFile[], WithResourcesStaff>({
  type: 'resources/fetchAllFiles',
  message: resourceMessages.fetchFilesFailed,
  load: createCollectionLoader(FILES_COLLECTION),
  parse: parseFiles,
  requestOf: selectAllFiles,
});

const resourcesStaffSlice = createSlice({
  name: 'resources',
  initialState: (): ResourcesStaffState => ({
    categories: createIdleRequest([]),
    files: createIdleRequest([]),
    filesAskedAt: '',
  }),
  reducers: {
    categorySaved({ categories }, { payload }: PayloadAction<ResourceCategory>) {
      replaceData(
        categories,
        sortByOrder([...removeByIds(categories.data, [payload.id]), payload]),
      );
    },
    categoriesReordered({ categories }, { payload }: PayloadAction<readonly OrderedItem[]>) {
      replaceData(categories, applyOrder(categories.data, payload));
    },
    categoryDeleted({ categories, files }, { payload }: PayloadAction<string>) {
      replaceData(categories, removeByIds(categories.data, [payload]));
      replaceData(
        files,
        files.data.filter(({ category }) => category !== payload),
      );
    },
    fileUploaded({ files }, { payload }: PayloadAction<ResourceFile>) {
      // After a retry, the list may already contain the file.
      replaceData(files, [payload, ...removeByIds(files.data, [payload.id])]);
    },
    fileUpdated({ files }, { payload }: PayloadAction<ResourceFile>) {
      replaceData(
        files,
        files.data.map((file) => (file.id === payload.id ? payload : file)),
      );
    },
    filesDeleted({ files }, { payload }: PayloadAction<string[]>) {
      replaceData(files, removeByIds(files.data, payload));
    },
    categoriesExpired({ categories }) {
      expireRequest(categories);
    },
    filesExpired({ files }) {
      expireRequest(files);
    },
  },
  extraReducers: (builder) => {
    addRequest(builder, fetchCategories, ({ categories }) => categories, { newestOnly: true });
    addRequest(builder, fetchAllFiles, ({ files }) => files, {
      newestOnly: true,
      onPending: (state, at) => {
        state.filesAskedAt = at;
      },
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
} = resourcesStaffSlice.actions;
const { categoriesExpired, filesExpired } = resourcesStaffSlice.actions;

/** Loads the categories again after another feature has changed them. */
export const reloadCategories = (): AppThunk => (dispatch) => {
  dispatch(categoriesExpired());
  void dispatch(fetchCategories());
};

/** Loads the files again after another feature has changed them. */
export const reloadAllFiles = (): AppThunk => (dispatch) => {
  dispatch(filesExpired());
  void dispatch(fetchAllFiles());
};

export default resourcesStaffSlice.reducer;
