import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { progressChanged } from './progressSlice';
import { rowIds } from './rowIds';

interface ChecklistProgress {
  isLoading: boolean;
  /** The number of rows that are done. */
  done: number;
  isAllPublished: boolean;
}

/** Shows the progress of the checklist in the menu. */
export function useChecklistProgress({ isLoading, done, isAllPublished }: ChecklistProgress): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLoading) return;
    dispatch(progressChanged(isAllPublished ? null : { done, of: rowIds.length }));
  }, [dispatch, isLoading, isAllPublished, done]);
}
