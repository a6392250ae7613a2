import {
  combineReducers,
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isEmbedded } from '@/content/sitePaths';
import equity, { openEquityMarket } from '@/features/equity/equitySlice';
import history from '@/features/history/historySlice';
import market, { openMarket, openToday } from '@/features/market/marketSlice';
import news, { openNews } from '@/features/news/newsSlice';
import notes from '@/features/notes/notesSlice';
import resources, { openLibrary } from '@/features/resources/resourcesSlice';

const rootReducer = combineReducers({ market, history, equity, news, notes, resources });

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/**
 * Requests the data that a page shows first, before the page hydrates. The components of the page
 * do not request it again.
 */
export function openPage({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch) => {
    if (isEmbedded(pathname)) return;
    dispatch(openToday());
    if (pathname === '/') {
      dispatch(openMarket());
      dispatch(openEquityMarket());
      dispatch(openNews());
    }
    if (pathname === '/resources') dispatch(openLibrary(search));
  };
}
