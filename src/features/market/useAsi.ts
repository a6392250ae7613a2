import { useMemo } from 'react';
import { useAppSelector } from '@/ui/storeHooks';
import { closesUpTo, withChangeFrom } from '@/figures/recent';
import { viewOf } from '@/lib/requestState';
import { useNow } from '@/ui/browserState';
import { selectCloseBefore, selectRecent, selectStoredAsi } from './marketSlice';
import { earlyToday, heroDay } from './today';

/**
 * Returns the index as the site shows it: with the change between its last two closes if both are
 * loaded.
 */
export function useAsi() {
  const stored = useAppSelector(selectStoredAsi);
  const before = useAppSelector(selectCloseBefore);
  return useMemo(() => {
    const { data } = stored;
    return { ...stored, data: data && withChangeFrom(data, before) };
  }, [stored, before]);
}

/** Returns the last label of the hero's axis: the day of the index, named as in the Today strip. */
export function useHeroDay(): string {
  const asi = useAsi();
  const now = useNow();
  if (viewOf(asi) === 'loading') return earlyToday().texts['hero.day'];
  return heroDay(asi.data?.date ?? '', now);
}

/**
 * Returns the closes up to that of the index, and its change in percent; undefined if there is no
 * index or while the closes are being loaded.
 */
export function useCloses() {
  const asi = useAsi().data;
  const recent = useAppSelector(selectRecent);
  const waits = viewOf(recent) === 'loading';
  return useMemo(
    () =>
      asi === null || waits
        ? undefined
        : { closes: closesUpTo(recent.data, asi), change: asi.change },
    [asi, recent.data, waits],
  );
}
