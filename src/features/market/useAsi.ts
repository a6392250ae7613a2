import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { closesUpTo, withChangeFrom } from '@/figures/recent';
import { viewOf } from '@/lib/requestState';
import { useNow } from '@/ui/browserState';
import { selectCloseBefore, selectRecent, selectStoredAsi } from './marketSlice';
import { earlyToday, heroDay } from './today';

/** Returns the index as the site shows it, with the change of its closes, where both are known. */
export function useAsi() {
  const stored = useAppSelector(selectStoredAsi);
  const before = useAppSelector(selectCloseBefore);
  return useMemo(() => {
    const { data } = stored;
    return { ...stored, data: data && withChangeFrom(data, before) };
  }, [stored, before]);
}

/** Returns the last label of the hero's axis: the index's day in the word of the Today strip. */
export function useHeroDay(): string {
  const asi = useAsi();
  const now = useNow();
  if (viewOf(asi) === 'loading') return earlyToday().texts['hero.day'];
  return heroDay(asi.data?.date ?? '', now);
}

/**
 * Returns the closes that lead up to the index shown, which is the last of them, and its change in
 * percent; undefined while the index or its past is not known.
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
