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
 * Editors keep the loaded documents to compare them before a save. Documents written by other tools
 * may contain value types of the SDK (a Timestamp, a reference). No reducer reads these values, and
 * this store is never serialized.
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
