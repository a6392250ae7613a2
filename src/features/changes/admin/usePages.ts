import { useState } from 'react';
import { useRequest } from '@/ui/useRequest';

/** Number of items that are loaded at first, and with each request for more. */
export const PAGE_SIZE = 30;

interface PageData {
  count: number;
  hasMore: boolean;
}

/** Loads the first items of a list, and more on request. `load` loads the first `count` items. */
export function usePages<T extends PageData>(
  key: string,
  message: string,
  load: (count: number) => Promise<T>,
) {
  const [wanted, setWanted] = useState({ key, count: PAGE_SIZE });
  const count = wanted.key === key ? wanted.count : PAGE_SIZE;
  const list = useRequest(key, message, () => load(count));
  const { data, loading } = list;
  /** True while fewer items are loaded than requested. */
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
