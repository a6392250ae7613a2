import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { isRetrying } from '@/lib/requestState';
import { sameData } from '@/lib/sameData';
import { FILES_FRESH_MS } from '../limits';
import type { ResourceFile } from '../documents';
import { checkFiles, textsOf } from './fileThunks';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

const shownOf = (file: ResourceFile) => ({ ...textsOf(file), id: file.id });

/**
 * All files, kept in memory: filters answer at once. They are loaded anew when staff come back to a
 * list that is some minutes old, after a change that an answer under way cannot know of, and when
 * `check` finds that a category holds other files than the list says.
 */
export function useAllFiles(category: string | null) {
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectAllFiles);
  const { data, status, error } = request;
  const askedAt = useAppSelector(selectFilesAskedAt);

  useEffect(() => {
    if (status === 'idle') void dispatch(fetchAllFiles());
  }, [dispatch, status]);

  useEffect(() => {
    const refresh = () => {
      const old = Date.now() - Date.parse(askedAt) > FILES_FRESH_MS;
      if (old && document.visibilityState === 'visible') void dispatch(fetchAllFiles());
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch, askedAt]);

  // A load that brought the same files has not changed the list: what is selected stays so.
  const [all, setAll] = useState(data);
  if (all !== data && !sameData(all.map(shownOf), data.map(shownOf))) setAll(data);

  const files = useMemo(
    () => (category === null ? all : all.filter((file) => file.category === category)),
    [all, category],
  );
  const reload = useCallback(() => void dispatch(fetchAllFiles()), [dispatch]);
  const check = useCallback((of: string) => void dispatch(checkFiles(of)), [dispatch]);
  return {
    files,
    loading: error === null && status !== 'succeeded' && data.length === 0,
    loaded: status === 'succeeded',
    error,
    retrying: isRetrying(request),
    reload,
    check,
  };
}
