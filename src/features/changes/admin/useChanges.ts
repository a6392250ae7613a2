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
    // An undo is newer than its change, so it is listed too, unless the list is filtered by person.
    const ids = filter.email === '' ? [] : page.changes.map(({ id }) => id);
    return { ...page, undos: await readNaming(UNDOES, ids) };
  });
  /** The records of undos on this page since the list was loaded. */
  const [added, setAdded] = useState<readonly Change[]>([]);

  const { data, loading } = list;
  const listed = data?.changes ?? [];
  const fits = ({ part, email }: Change) =>
    (filter.parts.length === 0 || filter.parts.includes(part)) &&
    (filter.email === '' || filter.email === email);
  const fresh = added.filter((each) => fits(each) && !listed.some(({ id }) => id === each.id));
  const changes = [...fresh, ...listed];
  /** True while fewer changes are loaded than requested. */
  const lacksMore = data !== null && count > data.count;

  return {
    ...list,
    failed: list.failed && !lacksMore,
    changes,
    /** The changes with none missing between them. Empty if the list is filtered. */
    gapless: filter.parts.length === 0 && filter.email === '' ? listed : [],
    /** The undos of these changes, listed or not. */
    undos: [...added, ...(data?.undos ?? [])],
    hasMore: data?.hasMore === true,
    more: () => {
      setWanted({ key, count: (data?.count ?? 0) + PAGE });
      list.reload();
    },
    moreLoads: lacksMore && loading,
    moreFailed: lacksMore && !loading && list.failed,
    /** Adds the record of an undo on this page to the list. */
    add: (change: Change) => setAdded((all) => [change, ...all]),
  };
}
