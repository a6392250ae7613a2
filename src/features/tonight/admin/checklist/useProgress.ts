import { useEffect } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { progressChanged } from './progressSlice';
import { rowIds } from './rowIds';

interface ChecklistProgress {
  isLoading: boolean;
  done: number;
  isAllPublished: boolean;
}

/** Stores the progress of the checklist in Redux, so that the menu can show it. */
export function useChecklistProgress({ isLoading, done, isAllPublished }: ChecklistProgress): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLoading) return;
    dispatch(progressChanged(isAllPublished ? null : { done, of: rowIds.length }));
  }, [dispatch, isLoading, isAllPublished, done]);
}
