import { combineReducers, configureStore, isPlain } from '@reduxjs/toolkit';
import news from '@/features/news/admin/newsStaffSlice';
import resources from '@/features/resources/admin/resourcesStaffSlice';
import { isStoredValue } from '@/lib/sameData';
import tonight from '@/features/tonight/admin/checklist/progressSlice';
import { figureEditorsReducer } from '@/firebase/staff/figureEditors';

const rootReducer = combineReducers({
  figureEditors: figureEditorsReducer,
  news,
  resources,
  tonight,
});

/*
 * Editors keep documents as they were loaded, to compare them when they save. A document written by
 * another tool may hold the SDK's own value types (a Timestamp, a reference): no reducer looks into
 * them, and nothing of this store is ever serialized.
 */
const serializableCheck = {
  isSerializable: (value: unknown) => isPlain(value) || isStoredValue(value),
  getEntries: (value: unknown) => (isStoredValue(value) ? [] : Object.entries(value ?? {})),
};

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck }),
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
