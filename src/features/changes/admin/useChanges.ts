import { useState } from 'react';
import type { Change } from '@/firebase/staff/changes';
import { type ChangesFilter, readChanges, readNaming } from '@/firebase/staff/readChanges';
import { useRequest } from '@/ui/useRequest';
import { changeMessages } from './messages';
import { UNDOES } from './undo/status';

/** The number of changes that are listed at first, and with each request for more. */
export const PAGE = 30;

export function useChanges(filter: ChangesFilter) {
  const key = JSON.stringify(filter);
  const [wanted, setWanted] = useState({ key, count: PAGE });
  const count = wanted.key === key ? wanted.count : PAGE;
  const list = useRequest(key, changeMessages.loadFailed, async () => {
    const page = await readChanges(filter, count);
    // The undo of a change is newer: only where people are left out it may not be listed.
    const ids = filter.email === '' ? [] : page.changes.map(({ id }) => id);
    return { ...page, undos: await readNaming(UNDOES, ids) };
  });
  /** The records of what was undone here since the list was loaded. */
  const [added, setAdded] = useState<readonly Change[]>([]);

  const { data, loading } = list;
  const listed = data?.changes ?? [];
  const fits = ({ part, email }: Change) =>
    (filter.parts.length === 0 || filter.parts.includes(part)) &&
    (filter.email === '' || filter.email === email);
  const fresh = added.filter((each) => fits(each) && !listed.some(({ id }) => id === each.id));
  const changes = [...fresh, ...listed];
  /** True while what is there is less than what was asked for last. */
  const lacksMore = data !== null && count > data.count;

  return {
    ...list,
    failed: list.failed && !lacksMore,
    changes,
    /** Those of them that have none missing between them: none where the list is narrowed. */
    gapless: filter.parts.length === 0 && filter.email === '' ? listed : [],
    /** The undos of these changes, which need not be among them. */
    undos: [...added, ...(data?.undos ?? [])],
    hasMore: data?.hasMore === true,
    more: () => {
      setWanted({ key, count: (data?.count ?? 0) + PAGE });
      list.reload();
    },
    moreLoads: lacksMore && loading,
    moreFailed: lacksMore && !loading && list.failed,
    /** Lists the record of what was just undone here. */
    add: (change: Change) => setAdded((all) => [change, ...all]),
  };
}
