import { useState } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { type ChangesFilter, readChanges } from '@/firebase/staff/readChanges';
import { changeMessages } from '../messages';
import { usePages } from '../usePages';
import { readUndos } from './readUndos';

async function readChangesWithUndos(filter: ChangesFilter, count: number) {
  const page = await readChanges(filter, count);
  // An undo is newer than its change, so the list already has it, unless it is filtered by person.
  const ids = filter.email === '' ? [] : page.changes.map(({ id }) => id);
  return { ...page, undos: await readUndos(ids) };
}

/** Loads the changes that match a filter, newest first, with the records of their undos. */
export function useChangesWithUndos(filter: ChangesFilter) {
  const list = usePages(JSON.stringify(filter), changeMessages.loadFailed, (count) =>
    readChangesWithUndos(filter, count),
  );
  /** The records of undos on this page since the list was loaded. */
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
    /** The undos of these changes, listed or not. */
    undos: [...added, ...(list.data?.undos ?? [])],
    /** Adds the record of an undo on this page to the list. */
    add: (change: ChangeRecord) => setAdded((all) => [change, ...all]),
  };
}
