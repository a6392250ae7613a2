import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { fieldsOf, numberIn } from '@/lib/stored';
import { chosenCategory } from './documents';
import { FILES_AT_ONCE } from './limits';
import {
  CATEGORY_PARAM,
  fetchCategories,
  fetchFiles,
  openFiles,
  openLibrary,
  selectCategories,
  selectFiles,
} from './resourcesSlice';
import { useCounts } from './useCounts';

/**
 * The categories and the files of the one in the address. How many of them are listed is kept in the
 * history entry, for Back and reload.
 */
export function useLibrary() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const categories = useAppSelector(selectCategories);
  const files = useAppSelector(selectFiles);
  const known = categories.status === 'succeeded';
  const wanted = params.get(CATEGORY_PARAM);
  const selected = known ? chosenCategory(categories.data, wanted) : null;
  // A shared address names the category before the list is there: its files need not wait for it.
  const filesOf = known ? (selected?.id ?? null) : wanted;
  const missing = filesOf === files.of ? null : filesOf;
  const done = selected?.id === files.of && files.status === 'succeeded';
  const counts = useCounts(categories.data, done);

  useEffect(() => {
    dispatch(openLibrary(''));
  }, [dispatch, categories.status]);
  useEffect(() => {
    if (missing !== null) dispatch(openFiles(missing));
  }, [dispatch, missing]);

  return {
    categories,
    files,
    counts,
    selected,
    done,
    listed: numberIn(fieldsOf(location.state) ?? {}, 'listed') ?? FILES_AT_ONCE,
    select: (id: string) => setParams({ [CATEGORY_PARAM]: id }, { preventScrollReset: true }),
    list: (listed: number) =>
      setParams(params, { replace: true, preventScrollReset: true, state: { listed } }),
    retryCategories: () => void dispatch(fetchCategories()),
    retryFiles: (id: string) => void dispatch(fetchFiles(id)),
  };
}
