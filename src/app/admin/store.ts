import { combineReducers, configureStore } from '@reduxjs/toolkit';
import news from '@/features/news/admin/newsStaffSlice';
import resources from '@/features/resources/admin/resourcesStaffSlice';

const rootReducer = combineReducers({ news, resources });

/** The staff's store; tests may begin from a state of their own. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
