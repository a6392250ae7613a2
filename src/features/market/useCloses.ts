import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { viewOf } from '@/lib/requestState';
import { selectRecent } from './marketSlice';
import { type Close, closesUpTo } from '@/figures/recent';
import { flagOf } from './today';
import { useAsi } from './useAsi';

interface IndexHistory {
  /** The oldest first, the index shown last. */
  closes: readonly Close[];
  /** Of the index shown, percent. */
  change: number;
}

/** The day of the index shown, in the word of the Today strip; undefined while none is known. */
export function useDay(): string | undefined {
  const date = useAsi().data?.date ?? '';
  return date === '' ? undefined : flagOf(date, new Date());
}

/** What leads up to the index shown; undefined while the index or its past is not known. */
export function useCloses(): IndexHistory | undefined {
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
