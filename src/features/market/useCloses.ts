import { useMemo } from 'react';
import { useShown } from '@/app/hooks';
import { viewOf } from '@/lib/requested';
import { selectAsi, selectRecent } from './marketSlice';
import { type Close, closesUpTo } from './recent';

interface IndexPast {
  /** The oldest first, the index shown last. */
  closes: readonly Close[];
  /** Of the index shown, percent. */
  change: number;
}

/** What leads up to the index shown; undefined while the index or its past is not known. */
export function useCloses(): IndexPast | undefined {
  const asi = useShown(selectAsi).data;
  const recent = useShown(selectRecent);
  const waits = viewOf(recent) === 'loading';
  return useMemo(
    () =>
      asi === null || waits
        ? undefined
        : { closes: closesUpTo(recent.data, asi), change: asi.change },
    [asi, recent.data, waits],
  );
}
