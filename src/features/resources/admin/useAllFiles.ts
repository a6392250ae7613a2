import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useListRequest } from '@/ui/storeHooks';
import { MAX_FILE_LIST_AGE_MS } from '../limits';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

/**
 * Loads all files, so that filtering needs no further request. Loads an outdated list again when
 * the browser tab becomes visible. Also loads the list again if it was changed during a request.
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
