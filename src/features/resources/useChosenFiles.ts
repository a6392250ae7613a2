import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { readParameter } from '@/lib/addressParameter';
import { useHydrated } from '@/ui/browserState';
import { libraryMessages } from './libraryMessages';
import { CATEGORY_PARAM, selectCategories, selectFiles } from './resourcesSlice';

/**
 * Returns the categories, the selected category and its files. `notices` contains a message if the
 * category in the URL is invalid.
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
  // If the URL has no valid category, select the first one.
  const selected = (known && (value ?? categories.data[0])) || null;
  // The files can load before the list of categories has arrived, because the URL contains the
  // category id.
  const filesOf = known ? (selected?.id ?? null) : params.get(CATEGORY_PARAM);
  const files = useAppSelector(selectFiles(filesOf));
  const done = selected !== null && files.status === 'succeeded';
  // Show the categories together with the files, so that the page does not move when the files
  // load.
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
