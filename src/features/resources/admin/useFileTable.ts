import { useMemo, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { usePages } from '@/ui/admin/usePages';
import type { ResourceFile } from '../documents';
import { useKnownCategories } from './differences';
import { checkFiles, toFormValues } from './fileThunks';

export const PAGE_SIZES = [5, 10, 20, 50] as const;
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Returns a key that changes only if the files in the list or their editable fields change. A
 * reload without changes keeps the key.
 */
const getListKey = (files: readonly ResourceFile[]) =>
  JSON.stringify(files.map((file) => [file.id, toFormValues(file)]));

/**
 * Manages the category filter, the search, the page and the selection of the file list. Only files
 * that match the search can be selected.
 */
export function useFileTable(all: readonly ResourceFile[]) {
  const dispatch = useAppDispatch();
  const categories = useKnownCategories();
  const [wanted, setWanted] = useState('');
  // If the selected category was deleted, show the files of all categories.
  const category = categories.find(({ id }) => id === wanted)?.id ?? '';
  const files = useMemo(
    () => (category === '' ? all : all.filter((file) => file.category === category)),
    [all, category],
  );
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[1]);
  const pages = usePages(files, pageSize, ({ name }) => [name]);
  const { found, shown, setPage } = pages;
  const list = useMemo(() => getListKey(files), [files]);
  /**
   * The selected ids and the key of the list in which they were selected. If the key changes, the
   * selection is cleared.
   */
  const [selection, setSelection] = useState({ list, ids: NO_IDS });

  const ids = selection.list === list ? selection.ids : NO_IDS;
  const select = (next: Iterable<string>) => setSelection({ list, ids: new Set(next) });
  const shownIds = shown.map(({ id }) => id);
  const allShown = shownIds.length > 0 && shownIds.every((id) => ids.has(id));
  const restart = () => {
    setPage(1);
    select([]);
  };

  return {
    ...pages,
    /** The id of the selected category. Empty for all categories. */
    category,
    selected: found.filter(({ id }) => ids.has(id)),
    isSelected: (id: string) => ids.has(id),
    pageSelection: allShown ? 'all' : shownIds.some((id) => ids.has(id)) ? 'some' : 'none',
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
    togglePage: () => {
      const others = [...ids].filter((id) => !shownIds.includes(id));
      select(allShown ? others : [...others, ...shownIds]);
    },
    searchFor: (text: string) => {
      restart();
      pages.searchFor(text);
    },
    showPerPage: (size: number) => {
      restart();
      setPageSize(size);
    },
    showCategory: (id: string) => {
      restart();
      setWanted(id);
      if (id !== '') void dispatch(checkFiles(id));
    },
  } as const;
}

export type FileTableState = ReturnType<typeof useFileTable>;
