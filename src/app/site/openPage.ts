import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isEmbedded } from '@/content/sitePaths';
import { openEquityMarket } from '@/features/equity/equitySlice';
import { openMarket, openToday } from '@/features/market/marketSlice';
import { openNews } from '@/features/news/newsSlice';
import { openLibrary } from '@/features/resources/resourcesSlice';
import type { RootState } from './store';

/**
 * What the page at an address asks for first, so that its figures are on the way before it hydrates.
 * Its parts ask for the same when they open, and find it asked for.
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
