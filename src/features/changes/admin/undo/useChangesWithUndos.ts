import { useState } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { type ChangesFilter, readChanges } from '@/firebase/staff/readChanges';
import { changeMessages } from '../messages';
import { usePages } from '../usePages';
import { readUndos } from './readUndos';

async function readChangesWithUndos(filter: ChangesFilter, count: number) {
  const page = await readChanges(filter, count);
  // An undo is newer than the change that it undoes. A list of changes by all people therefore
  // already contains the undo. A list of changes by one person may not contain it, because another
  // person may have made the undo.
  const ids = filter.email === '' ? [] : page.changes.map(({ id }) => id);
  return { ...page, undos: await readUndos(ids) };
}

/**
 * Loads the changes that match a filter, sorted from newest to oldest, and the records of their
 * undos.
 */
export function useChangesWithUndos(filter: ChangesFilter) {
  const list = usePages(JSON.stringify(filter), changeMessages.loadFailed, (count) =>
    readChangesWithUndos(filter, count),
  );
  /** The records of undos that were made on this page after the list was loaded. */
  const [added, setAdded] = useState<readonly ChangeRecord[]>([]);
  const loaded = list.data?.changes ?? [];
  const matchesFilter = ({ part, email }: ChangeRecord) =>
    (filter.parts.length === 0 || filter.parts.includes(part)) &&
    (filter.email === '' || filter.email === email);
  const fresh = added.filter(
    (each) => matchesFilter(each) && !loaded.some(({ id }) => id === each.id),
  );
  return {
    ...list,
    changes: [...fresh, ...loaded],
    /** The undos of the listed changes. Some of these undos may not be in the list. */
    undos: [...added, ...(list.data?.undos ?? [])],
    add: (change: ChangeRecord) => setAdded((all) => [change, ...all]),
  };
}
