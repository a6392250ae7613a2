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
 * Editors keep the loaded documents to compare them before a save. A document that another tool has
 * written may contain objects of the SDK, such as a Timestamp. No reducer reads these objects, and
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
