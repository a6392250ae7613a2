import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useListed } from '@/app/admin/hooks';
import { sameData } from '@/lib/sameData';
import { FILES_FRESH_MS } from '../limits';
import type { ResourceFile } from '../documents';
import { textsOf } from './fileThunks';
import { fetchAllFiles, selectAllFiles, selectFilesAskedAt } from './resourcesStaffSlice';

const shownOf = (file: ResourceFile) => ({ ...textsOf(file), id: file.id });

/**
 * Keeps all files in memory: filters answer at once. They are loaded anew when staff come back to a
 * list that is some minutes old, and after a change that an answer under way cannot know of.
 */
export function useAllFiles() {
  const dispatch = useAppDispatch();
  const request = useListed(selectAllFiles, fetchAllFiles);
  const { data } = request;
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

  // A load that brought the same files has not changed the list: what is selected stays so.
  const [files, setFiles] = useState(data);
  if (files !== data && !sameData(files.map(shownOf), data.map(shownOf))) setFiles(data);
  return { ...request, files };
}
