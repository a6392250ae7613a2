import { useState } from 'react';
import { MANAGED_PAGE_SIZE } from '../limits';
import type { NewsItem } from '../documents';

function matches({ title, interviewer, description }: NewsItem, search: string): boolean {
  const needle = search.trim().toLowerCase();
  return [title, interviewer, description].some((text) => text.toLowerCase().includes(needle));
}

export function useNewsTable(items: readonly NewsItem[]) {
  const [search, setSearch] = useState('');
  const [wantedPage, setWantedPage] = useState(1);
  /** The item whose page is shown, wherever it goes. */
  const [followed, setFollowed] = useState<string | null>(null);

  const found = items.filter((item) => matches(item, search));
  const pages = Math.max(1, Math.ceil(found.length / MANAGED_PAGE_SIZE));
  const place = found.findIndex(({ id }) => id === followed);
  // The last row of the last page may have been deleted.
  const page = Math.min(place < 0 ? wantedPage : Math.floor(place / MANAGED_PAGE_SIZE) + 1, pages);
  const start = (page - 1) * MANAGED_PAGE_SIZE;
  const setPage = (next: number) => {
    setFollowed(null);
    setWantedPage(next);
  };

  return {
    search,
    searching: search.trim() !== '',
    found,
    page,
    range: { start, end: start + MANAGED_PAGE_SIZE },
    shown: found.slice(start, start + MANAGED_PAGE_SIZE),
    setPage,
    searchFor: (text: string) => {
      setSearch(text);
      setPage(1);
    },
    /** Goes to the page of an item, and out of a search that does not find it. */
    follow: (item: NewsItem) => {
      if (!matches(item, search)) setSearch('');
      setFollowed(item.id);
    },
    /** Follows nothing: what is followed is about to go. */
    stay: () => setPage(page),
  };
}

export type NewsTable = ReturnType<typeof useNewsTable>;
