import { useState } from 'react';
import { useRequest } from '@/ui/useRequest';

/** The number of items that are loaded first, and again each time the user presses 'Show more'. */
export const PAGE_SIZE = 30;

interface PageData {
  count: number;
  hasMore: boolean;
}

/** Loads a list in pages. `load` returns the first `count` items, and `more` increases `count`. */
export function usePages<T extends PageData>(
  key: string,
  message: string,
  load: (count: number) => Promise<T>,
) {
  const [wanted, setWanted] = useState({ key, count: PAGE_SIZE });
  const count = wanted.key === key ? wanted.count : PAGE_SIZE;
  const list = useRequest(key, message, () => load(count));
  const { data, loading } = list;
  /** True until the requested number of items is loaded. */
  const lacksMore = data !== null && count > data.count;
  return {
    ...list,
    failed: list.failed && !lacksMore,
    hasMore: data?.hasMore === true,
    more: () => {
      setWanted({ key, count: (data?.count ?? 0) + PAGE_SIZE });
      list.reload();
    },
    moreLoads: lacksMore && loading,
    moreFailed: lacksMore && !loading && list.failed,
  };
}
