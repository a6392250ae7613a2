import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useListed } from '@/ui/storeHooks';
import { FILES_FRESH_MS } from '../limits';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

/**
 * Keeps all files in memory: filters answer at once. They are loaded anew when staff come back to a
 * list that is some minutes old, and after a change that an answer under way cannot know of.
 */
export function useAllFiles() {
  const dispatch = useAppDispatch();
  const request = useListed(selectAllFiles, fetchAllFiles);
  const askedAt = useAppSelector(selectFilesAskedAt);

  useEffect(() => {
    const refresh = () => {
      const old = Date.now() - Date.parse(askedAt) > FILES_FRESH_MS;
      if (old && document.visibilityState === 'visible') void dispatch(fetchAllFiles());
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch, askedAt]);
  return request;
}
