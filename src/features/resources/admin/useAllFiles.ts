import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useListRequest } from '@/ui/storeHooks';
import { MAX_FILE_LIST_AGE_MS } from '../limits';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

/**
 * Loads all files, so that filters need no request. Reloads an outdated list when the tab becomes
 * visible. Also reloads after a change that a pending response cannot include.
 */
export function useAllFiles() {
  const dispatch = useAppDispatch();
  const request = useListRequest(selectAllFiles, fetchAllFiles);
  const askedAt = useAppSelector(selectFilesAskedAt);

  useEffect(() => {
    const refresh = () => {
      const old = Date.now() - Date.parse(askedAt) > MAX_FILE_LIST_AGE_MS;
      if (old && document.visibilityState === 'visible') void dispatch(fetchAllFiles());
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch, askedAt]);
  return request;
}
