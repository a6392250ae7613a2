import { useState } from 'react';
import { usePages } from '@/ui/admin/PaginationNumbers';
import type { ResourceFile } from '../documents';
import { DEFAULT_PAGE_SIZE } from '../limits';

const none: ReadonlySet<string> = new Set();

/** Search, pages and selection over a list of files. Only what the search shows can be selected. */
export function useFileTable(files: readonly ResourceFile[]) {
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const pages = usePages(files, pageSize, ({ name }) => [name]);
  const { found, shown, setPage } = pages;
  /** With the list that they were chosen from: a new list clears them. */
  const [selection, setSelection] = useState({ list: files, ids: none });

  const ids = selection.list === files ? selection.ids : none;
  const select = (next: Iterable<string>) => setSelection({ list: files, ids: new Set(next) });
  const shownIds = shown.map(({ id }) => id);
  const allShown = shownIds.length > 0 && shownIds.every((id) => ids.has(id));
  const restart = () => {
    setPage(1);
    select([]);
  };

  return {
    ...pages,
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
    restart,
  } as const;
}

export type FileTableState = ReturnType<typeof useFileTable>;
