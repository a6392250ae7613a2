import { combineReducers, configureStore } from '@reduxjs/toolkit';
import equity from '@/features/equity/equitySlice';
import history from '@/features/market/historySlice';
import market from '@/features/market/marketSlice';
import news from '@/features/news/newsSlice';
import resources from '@/features/resources/resourcesSlice';

const rootReducer = combineReducers({ market, history, equity, news, resources });

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
