import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { onReturn } from '@/browser/pageReturn';
import { type SeriesId, getYear } from '@/figures/history';
import { toLagosDay } from '@/lib/days';
import { fetchNewestAgain } from './reads';

/**
 * Reloads the newest years of a series when the user returns to a page with outdated figures. Does
 * nothing if `series` is null.
 */
export function useNewestAgain(series: SeriesId | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (series === null) return;
    return onReturn(() => {
      dispatch(fetchNewestAgain(series, getYear(toLagosDay(new Date()))));
    });
  }, [dispatch, series]);
}
