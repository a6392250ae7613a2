import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { asiOf, selectCloseBefore, selectStoredAsi } from './marketSlice';

/** The index as the site shows it, with the change that its closes say. */
export function useAsi() {
  const stored = useAppSelector(selectStoredAsi);
  const before = useAppSelector(selectCloseBefore);
  return useMemo(() => asiOf(stored, before), [stored, before]);
}
