import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { progressed } from './progressSlice';
import { rowIds } from './rowIds';

interface Progress {
  isLoading: boolean;
  /** The number of rows that are done. */
  done: number;
  isAllPublished: boolean;
}

/** Shows the progress of the checklist in the menu. */
export function useProgress({ isLoading, done, isAllPublished }: Progress): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLoading) return;
    dispatch(progressed(isAllPublished ? null : { done, of: rowIds.length }));
  }, [dispatch, isLoading, isAllPublished, done]);
}
