import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { inOrder, type Placed, withPlaces } from '@/lib/order';
import { changeUndone } from '@/firebase/staff/changeWatch';
import { cancelRequest, expireRequest } from '@/lib/requested';
import type { ResourceCategory, ResourceFile } from '../documents';
import resourcesReducer, {
  fetchCategories,
  fetchFiles,
  initialState,
  type ResourcesState,
} from '../resourcesSlice';

/** What visitors have of the resources, and what staff need beside it. */
export interface ResourcesStaffState extends ResourcesState {
  /** When the list of files was last asked for, ms since 1970; null before that. */
  filesAskedAt: number | null;
}

export interface WithResourcesStaff {
  resources: ResourcesStaffState;
}

const staffState: ResourcesStaffState = { ...initialState, filesAskedAt: null };

export const selectFilesAskedAt = (state: WithResourcesStaff) => state.resources.filesAskedAt;

/** Staff changed categories: a list that is on its way does not know of that. */
function changeCategories({ categories }: ResourcesState, next: readonly ResourceCategory[]): void {
  categories.data = inOrder(next);
  cancelRequest(categories);
}

/** The same of files. */
function changeFiles({ files }: ResourcesState, next: ResourceFile[]): void {
  files.data = next;
  cancelRequest(files);
}

const isListed = ({ files }: ResourcesState, { category }: ResourceFile) =>
  files.of === null || files.of === category;

/** The resources in the staff area: visitors' reads, and what staff change in their answers. */
const resourcesStaffSlice = createSlice({
  name: 'resources',
  initialState: staffState,
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
      changeFiles(state, isListed(state, payload) ? [payload, ...others] : others);
    },
    fileUpdated(state, { payload }: PayloadAction<ResourceFile>) {
      const updated = isListed(state, payload) ? [payload] : [];
      changeFiles(
        state,
        state.files.data.flatMap((file) => (file.id === payload.id ? updated : [file])),
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
    builder
      .addCase(changeUndone, ({ categories, files }) => {
        expireRequest(categories);
        expireRequest(files);
      })
      .addCase(fetchFiles.pending, (state, action) => {
        state.filesAskedAt = action.meta.askedAt;
        resourcesReducer(state, action);
      })
      .addCase(fetchCategories.fulfilled, (state, action) => {
        // One that was asked for before a change does not know of it.
        if (state.categories.requestId === action.meta.requestId) resourcesReducer(state, action);
      })
      .addDefaultCase((state, action) => {
        resourcesReducer(state, action);
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
