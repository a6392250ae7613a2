import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useListed } from '@/ui/storeHooks';
import { FILES_FRESH_MS } from '../limits';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

/**
 * Loads all files, so that filters need no request. Loads them again if the list is some minutes
 * old when the tab becomes visible, and after a change that a pending response cannot include.
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
