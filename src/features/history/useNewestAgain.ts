import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { onReturn } from '@/browser/pageReturn';
import { type SeriesId, getYear } from '@/figures/history';
import { toLagosDay } from '@/lib/days';
import { fetchNewestAgain } from './reads';

/**
 * Loads the newest years of a series again when an outdated page becomes visible. If `series` is
 * null, loads nothing.
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
