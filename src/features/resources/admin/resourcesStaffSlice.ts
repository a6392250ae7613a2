import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { inOrder, type Placed, withPlaces } from '@/lib/order';
import { listsOutdated } from '@/firebase/staff/changeWatch';
import { byId, readThunk } from '@/firebase/readThunk';
import {
  addRequest,
  cancelRequest,
  expireRequest,
  idleRequest,
  type RequestState,
} from '@/lib/requestState';
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
  /** The files of all categories. */
  files: RequestState<ResourceFile[]>;
  /** The time of the last request, ISO; '' before that. */
  filesAskedAt: string;
}

export interface WithResourcesStaff {
  resources: ResourcesStaffState;
}

const initialState: ResourcesStaffState = {
  categories: idleRequest([]),
  files: idleRequest([]),
  filesAskedAt: '',
};

export const selectAllFiles = (state: WithResourcesStaff) => state.resources.files;
export const selectFilesAskedAt = (state: WithResourcesStaff) => state.resources.filesAskedAt;

/** Loads the files of all categories, newest first. */
export const fetchAllFiles = readThunk<ResourceFile[], WithResourcesStaff>({
  type: 'resources/fetchAllFiles',
  message: resourceMessages.fetchFilesFailed,
  load: async ({ collection, firestore, getDocs }) =>
    byId(await getDocs(collection(firestore(), FILES_COLLECTION))),
  parse: parseFiles,
  requestOf: selectAllFiles,
});

/** Staff changed categories: a list that is on its way does not know of that. */
function changeCategories(
  { categories }: ResourcesStaffState,
  next: readonly ResourceCategory[],
): void {
  categories.data = inOrder(next);
  cancelRequest(categories);
}

/** The same of files. */
function changeFiles({ files }: ResourcesStaffState, next: ResourceFile[]): void {
  files.data = next;
  cancelRequest(files);
}

const resourcesStaffSlice = createSlice({
  name: 'resources',
  initialState,
  reducers: {
    categorySaved(state, { payload }: PayloadAction<ResourceCategory>) {
      const others = state.categories.data.filter(({ id }) => id !== payload.id);
      changeCategories(state, [...others, payload]);
    },
    categoriesReordered(state, { payload }: PayloadAction<readonly Placed[]>) {
      changeCategories(state, withPlaces(state.categories.data, payload));
    },
    categoryDeleted(state, { payload }: PayloadAction<string>) {
      changeCategories(
        state,
        state.categories.data.filter(({ id }) => id !== payload),
      );
      changeFiles(
        state,
        state.files.data.filter(({ category }) => category !== payload),
      );
    },
    fileUploaded(state, { payload }: PayloadAction<ResourceFile>) {
      // A repeated upload may be in the list already.
      const others = state.files.data.filter(({ id }) => id !== payload.id);
      changeFiles(state, [payload, ...others]);
    },
    fileUpdated(state, { payload }: PayloadAction<ResourceFile>) {
      changeFiles(
        state,
        state.files.data.map((file) => (file.id === payload.id ? payload : file)),
      );
    },
    filesDeleted(state, { payload }: PayloadAction<string[]>) {
      const gone = new Set(payload);
      changeFiles(
        state,
        state.files.data.filter(({ id }) => !gone.has(id)),
      );
    },
  },
  extraReducers: (builder) => {
    builder.addCase(listsOutdated, ({ categories, files }) => {
      expireRequest(categories);
      expireRequest(files);
    });
    addRequest(builder, fetchCategories, ({ categories }) => categories, { newestOnly: true });
    addRequest(builder, fetchAllFiles, ({ files }) => files, {
      newestOnly: true,
      began: (state, at) => {
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
export default resourcesStaffSlice.reducer;
