import { useState } from 'react';
import type { Change } from '@/firebase/staff/changes';
import { type ChangesFilter, readChanges } from '@/firebase/staff/readChanges';
import { useRequest } from '@/ui/useRequest';
import { undosIn } from './describe';
import { changeMessages } from './messages';

/** So many changes are listed, and so many more with each request for more. */
export const PAGE = 30;

export function useChanges(filter: ChangesFilter) {
  const key = JSON.stringify(filter);
  const [wanted, setWanted] = useState({ key, count: PAGE });
  const count = wanted.key === key ? wanted.count : PAGE;
  const list = useRequest(key, changeMessages.loadFailed, () => readChanges(filter, count));
  /** The undos made here since the list was loaded. */
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
    undos: undosIn([...added, ...changes, ...(data?.undos ?? [])]),
    hasMore: data?.hasMore === true,
    more: () => {
      setWanted({ key, count: (data?.count ?? 0) + PAGE });
      list.reload();
    },
    moreLoads: lacksMore && loading,
    moreFailed: lacksMore && !loading && list.failed,
    /** Lists the record of an undo that was just made here. */
    add: (change: Change) => setAdded((all) => [change, ...all]),
  };
}
