import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { readParameter } from '@/lib/addressParameter';
import { useHydrated } from '@/ui/browserState';
import { libraryMessages } from './libraryMessages';
import { CATEGORY_PARAM, selectCategories, selectFiles } from './resourcesSlice';

/**
 * Returns the categories, the one in the address, its files, and a notice if the address names
 * another category.
 */
export function useChosenFiles() {
  const [params, setParams] = useSearchParams();
  const categories = useAppSelector(selectCategories);
  const known = categories.status === 'succeeded';
  const { value, problem } = readParameter(params, {
    name: CATEGORY_PARAM,
    noun: 'category',
    find: (wanted) => categories.data.find(({ id }) => id === wanted),
  });
  // The category of the address if it exists, otherwise the first one.
  const selected = (known && (value ?? categories.data[0])) || null;
  // A shared address names the category before the list is there: its files need not wait for it.
  const filesOf = known ? (selected?.id ?? null) : params.get(CATEGORY_PARAM);
  const files = useAppSelector(selectFiles(filesOf));
  const done = selected !== null && files.status === 'succeeded';
  // They come with the files, so that they move nothing.
  const drawn = useHydrated() && selected !== null && (done || files.error !== null);
  const notices =
    drawn && problem !== null
      ? [
          {
            parameter: CATEGORY_PARAM,
            text: `${problem} ${libraryMessages.instead(selected.name)}`,
          },
        ]
      : [];
  return { params, setParams, categories, selected, filesOf, files, done, notices };
}
