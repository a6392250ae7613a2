import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { onReturn } from '@/browser/pageReturn';
import { type SeriesId, yearOf } from '@/figures/history';
import { dayInLagos } from '@/lib/days';
import { fetchNewestAgain } from './reads';

/**
 * Reads the newest years of a series again when the page is seen again after some time; none of
 * null.
 */
export function useNewestAgain(series: SeriesId | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (series === null) return;
    return onReturn(() => {
      dispatch(fetchNewestAgain(series, yearOf(dayInLagos(new Date()))));
    });
  }, [dispatch, series]);
}
