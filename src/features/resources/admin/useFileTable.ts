import { useMemo, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { usePages } from '@/ui/admin/usePages';
import type { ResourceFile } from '../documents';
import { useKnownCategories } from './differences';
import { checkFiles, toFormValues } from './fileThunks';

/** Choices for the number of files on a page. The default is ten. */
export const PAGE_SIZES = [5, 10, 20, 50] as const;
const NO_IDS: ReadonlySet<string> = new Set();

/** Returns a key that changes when the listed files change. A reload of the same files keeps it. */
const getListKey = (files: readonly ResourceFile[]) =>
  JSON.stringify(files.map((file) => [file.id, toFormValues(file)]));

/**
 * Stores the category, search, page and selection of a list of files. Only the found files can be
 * selected.
 */
export function useFileTable(all: readonly ResourceFile[]) {
  const dispatch = useAppDispatch();
  const categories = useKnownCategories();
  const [wanted, setWanted] = useState('');
  // Show all categories if the selected one was deleted.
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
   * The selected ids, and the list from which they were selected. A different list clears the
   * selection.
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
    /** The id of the selected category. '' for all categories. */
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
