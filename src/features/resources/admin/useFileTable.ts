import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../limits';
import type { ResourceFile } from '../documents';

interface Selection {
  /** The list that the ids were chosen from: a new list clears them. */
  list: readonly ResourceFile[];
  ids: ReadonlySet<string>;
}

/** Search, pages and selection over a list of files. Only what the search shows can be selected. */
export function useFileTable(files: readonly ResourceFile[]) {
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [wantedPage, setPage] = useState(1);
  const [selection, setSelection] = useState<Selection>({ list: files, ids: new Set() });

  const needle = search.trim().toLowerCase();
  const found = files.filter(({ name }) => name.toLowerCase().includes(needle));
  // The last row of the last page may have been deleted.
  const page = Math.max(1, Math.min(wantedPage, Math.ceil(found.length / pageSize)));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);

  const ids: ReadonlySet<string> = selection.list === files ? selection.ids : new Set();
  const select = (next: Iterable<string>) => setSelection({ list: files, ids: new Set(next) });
  const clear = () => select([]);
  const shownIds = shown.map(({ id }) => id);
  const allShown = shownIds.length > 0 && shownIds.every((id) => ids.has(id));

  return {
    search,
    pageSize,
    page,
    found,
    shown,
    selected: found.filter(({ id }) => ids.has(id)),
    isSelected: (id: string) => ids.has(id),
    /** Whether the files of this page are selected: all, some or none. */
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
    setPage,
    searchFor: (text: string) => {
      setSearch(text);
      setPage(1);
      clear();
    },
    showPerPage: (size: number) => {
      setPageSize(size);
      setPage(1);
      clear();
    },
    /** Another filter: from the first page on. */
    restart: () => {
      setPage(1);
      clear();
    },
  } as const;
}

export type FileTableState = ReturnType<typeof useFileTable>;
