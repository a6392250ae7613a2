import { useMemo } from 'react';
import { useAppSelector } from '@/ui/storeHooks';
import { listClosesUpTo, withChangeFrom } from '@/figures/recent';
import { getRequestView } from '@/lib/requestState';
import { useNow } from '@/ui/browserState';
import { selectCloseBefore, selectRecent, selectStoredAsi } from './marketSlice';
import { getEarlyToday, getHeroDateLabel } from './today';

/**
 * Returns the request for the index. Once the last two closes have loaded, the percentage change of
 * the index is computed from these closes.
 */
export function useAsi() {
  const stored = useAppSelector(selectStoredAsi);
  const before = useAppSelector(selectCloseBefore);
  return useMemo(() => {
    const { data } = stored;
    return { ...stored, data: data && withChangeFrom(data, before) };
  }, [stored, before]);
}

/** Returns the last label on the hero's axis: 'Today', a weekday such as 'Friday', or 'Latest'. */
export function useHeroDateLabel(): string {
  const asi = useAsi();
  const now = useNow();
  if (getRequestView(asi) === 'loading') return getEarlyToday().texts['hero.day'];
  return getHeroDateLabel(asi.data?.date ?? '', now);
}

/**
 * Returns the closes up to the date of the index, and the percentage change of the index. Returns
 * undefined without an index and while the closes load.
 */
export function useCloses() {
  const asi = useAsi().data;
  const recent = useAppSelector(selectRecent);
  const isLoading = getRequestView(recent) === 'loading';
  return useMemo(
    () =>
      asi === null || isLoading
        ? undefined
        : { closes: listClosesUpTo(recent.data, asi), change: asi.change },
    [asi, recent.data, isLoading],
  );
}
