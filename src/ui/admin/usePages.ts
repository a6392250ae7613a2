import { useState } from 'react';
import { toPlainWord } from '@/lib/plainText';

/**
 * Searches a list and divides it into pages, starting at page 1. The search uses the texts that
 * `textsOf` returns for an item.
 */
export function usePages<T extends { id: string }>(
  items: readonly T[],
  pageSize: number,
  textsOf: (item: T) => readonly string[],
) {
  const [search, setSearch] = useState('');
  const [chosenPage, setChosenPage] = useState(1);
  /**
   * The id of the followed item. The list shows the page of this item, even if the item moves to
   * another page.
   */
  const [followed, setFollowed] = useState<string | null>(null);

  const needle = toPlainWord(search).toLowerCase();
  const isFound = (item: T) =>
    textsOf(item).some((text) => toPlainWord(text).toLowerCase().includes(needle));
  const found = items.filter(isFound);
  const followedIndex = found.findIndex(({ id }) => id === followed);
  const page = followedIndex < 0 ? chosenPage : Math.floor(followedIndex / pageSize) + 1;
  // If the only row of the last page was deleted, that page no longer exists.
  const shownPage = Math.max(1, Math.min(page, Math.ceil(found.length / pageSize)));
  const start = (shownPage - 1) * pageSize;
  const setPage = (next: number) => {
    setFollowed(null);
    setChosenPage(next);
  };
  return {
    search,
    found,
    total: found.length,
    page: shownPage,
    pageSize,
    start,
    shown: found.slice(start, start + pageSize),
    setPage,
    searchFor: (text: string) => {
      setSearch(text);
      setPage(1);
    },
    /**
     * Shows the page of an item. If the current search does not find the item, clears the search.
     */
    follow: (item: T) => {
      if (!isFound(item)) setSearch('');
      setFollowed(item.id);
    },
  };
}
