import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { CATEGORY_PARAM, selectCategories, selectFiles } from './resourcesSlice';

/** Returns the categories, the one in the address, and its files. */
export function useChosenFiles() {
  const [params, setParams] = useSearchParams();
  const categories = useAppSelector(selectCategories);
  const known = categories.status === 'succeeded';
  const wanted = params.get(CATEGORY_PARAM);
  // The wanted category if it exists, otherwise the first one.
  const found = categories.data.find(({ id }) => id === wanted) ?? categories.data[0];
  const selected = (known && found) || null;
  // A shared address names the category before the list is there: its files need not wait for it.
  const filesOf = known ? (selected?.id ?? null) : wanted;
  const files = useAppSelector(selectFiles(filesOf));
  const done = selected !== null && files.status === 'succeeded';
  return { params, setParams, categories, selected, filesOf, files, done };
}
