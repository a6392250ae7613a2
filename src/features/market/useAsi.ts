import { useMemo } from 'react';
import { useAppSelector, type useShown } from '@/app/hooks';
import { asiOf, selectCloseBefore, selectStoredAsi } from './marketSlice';

/**
 * The index as the site shows it, with the change that its closes say.
 * @param useSelected how a part reads the store: at once, or as `useShown` does
 */
export function useAsi(useSelected: typeof useShown = useAppSelector) {
  const stored = useSelected(selectStoredAsi);
  const before = useSelected(selectCloseBefore);
  return useMemo(() => asiOf(stored, before), [stored, before]);
}
