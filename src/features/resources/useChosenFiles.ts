import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { chosenCategory } from './documents';
import { CATEGORY_PARAM, selectCategories, selectFiles } from './resourcesSlice';

/** The categories, the one in the address, and its files. */
export function useChosenFiles() {
  const [params, setParams] = useSearchParams();
  const categories = useAppSelector(selectCategories);
  const known = categories.status === 'succeeded';
  const wanted = params.get(CATEGORY_PARAM);
  const selected = known ? chosenCategory(categories.data, wanted) : null;
  // A shared address names the category before the list is there: its files need not wait for it.
  const filesOf = known ? (selected?.id ?? null) : wanted;
  const files = useAppSelector(selectFiles(filesOf));
  const done = selected !== null && files.status === 'succeeded';
  return { params, setParams, categories, selected, filesOf, files, done };
}
