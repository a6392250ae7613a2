import { useMemo, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { usePages } from '@/ui/admin/usePages';
import type { ResourceFile } from '../documents';
import { useKnownCategories } from './differences';
import { checkFiles, textsOf } from './fileThunks';

/** Files on one page of the file manager: ten at first. */
export const PAGE_SIZES = [5, 10, 20, 50] as const;
const none: ReadonlySet<string> = new Set();

/** Tells a list of files from others: a load that brought the same has not changed it. */
const keyOf = (files: readonly ResourceFile[]) =>
  JSON.stringify(files.map((file) => [file.id, textsOf(file)]));

/**
 * Keeps category, search, pages and selection of a list of files. Only what is found can be
 * selected.
 */
export function useFileTable(all: readonly ResourceFile[]) {
  const dispatch = useAppDispatch();
  const categories = useKnownCategories();
  const [wanted, setWanted] = useState('');
  // A deleted category cannot be the filter.
  const category = categories.find(({ id }) => id === wanted)?.id ?? '';
  const files = useMemo(
    () => (category === '' ? all : all.filter((file) => file.category === category)),
    [all, category],
  );
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[1]);
  const pages = usePages(files, pageSize, ({ name }) => [name]);
  const { found, shown, setPage } = pages;
  const list = useMemo(() => keyOf(files), [files]);
  /** With the list that they were chosen from: another list clears them. */
  const [selection, setSelection] = useState({ list, ids: none });

  const ids = selection.list === list ? selection.ids : none;
  const select = (next: Iterable<string>) => setSelection({ list, ids: new Set(next) });
  const shownIds = shown.map(({ id }) => id);
  const allShown = shownIds.length > 0 && shownIds.every((id) => ids.has(id));
  const restart = () => {
    setPage(1);
    select([]);
  };

  return {
    ...pages,
    /** The id of the category that is shown; '' for all. */
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
