import { useRef, useState } from 'react';
import type { Change } from '@/firebase/staff/changes';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { useRequest } from '@/ui/useRequest';
import { undosIn } from './describe';
import { changeMessages } from './messages';
import { type ChangesFilter, readChanges } from './readChanges';

type Page = Awaited<ReturnType<typeof readChanges>>;

interface Older {
  /** The first page that these follow. */
  of: Page;
  pages: Page[];
  state: 'idle' | 'loading' | 'failed';
}

export function useChanges(filter: ChangesFilter) {
  const key = JSON.stringify(filter);
  const first = useRequest(key, changeMessages.loadFailed, () => readChanges(filter, null));
  const [older, setOlder] = useState<Older | null>(null);
  /** The undos made here since the list was loaded. */
  const [added, setAdded] = useState<readonly Change[]>([]);
  const asked = useRef<Page | null>(null);

  const { data } = first;
  const mine = older !== null && older.of === data ? older : null;
  const pages = data === null ? [] : [data, ...(mine?.pages ?? [])];
  const next = pages.at(-1)?.next ?? null;
  const listed = pages.flatMap(({ changes }) => changes);
  const fits = ({ part, email }: Change) =>
    (filter.parts.length === 0 || filter.parts.includes(part)) &&
    (filter.email === '' || filter.email === email);
  const fresh = added.filter((each) => fits(each) && !listed.some(({ id }) => id === each.id));
  const changes = [...fresh, ...listed];

  const more = async () => {
    if (data === null || next === null || mine?.state === 'loading') return;
    asked.current = data;
    const before = mine?.pages ?? [];
    setOlder({ of: data, pages: before, state: 'loading' });
    const end = (pagesNow: Page[], state: Older['state']) => {
      if (asked.current === data) setOlder({ of: data, pages: pagesNow, state });
    };
    try {
      const page = await withinLimit(readChanges(filter, next), READ_LIMIT_MS);
      end([...before, page], 'idle');
    } catch (error) {
      console.warn(changeMessages.moreFailed, error);
      end(before, 'failed');
    }
  };

  return {
    ...first,
    changes,
    /** Those of them that have none missing between them: none where the list is narrowed. */
    gapless: filter.parts.length === 0 && filter.email === '' ? listed : [],
    undos: undosIn([...added, ...changes, ...pages.flatMap(({ undos }) => undos)]),
    hasMore: next !== null,
    more,
    moreState: mine?.state ?? 'idle',
    /** Lists the record of an undo that was just made here. */
    add: (change: Change) => setAdded((all) => [change, ...all]),
  };
}
