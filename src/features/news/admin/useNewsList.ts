import { useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { moved } from '@/ui/admin/insertion';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { MANAGED_PAGE_SIZE, NEWS_BANNER_MS } from '../limits';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { fetchManagedNews, selectManagedNews } from './newsStaffSlice';
import { deleteNews, reorderNews } from './newsThunks';

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

/** The row that a message concerns; `before` stands above the row, where a deleted one was. */
interface Place {
  id: string;
  side: 'before' | 'after';
}

/** Says where staff go on if the focus is lost: at 'Add New Item', or at a control of a row. */
export type GoOn = (to: 'add' | { id: string; control: 'edit' | 'delete' | 'handle' }) => void;

export function useNewsList(table: NewsTable, goOn: GoOn) {
  const dispatch = useAppDispatch();
  const { data: items } = useAppSelector(selectManagedNews);
  const outcome = useActionOutcome(NEWS_BANNER_MS);
  /** How loading the list again after a failure ended. */
  const reloading = useActionOutcome(NEWS_BANNER_MS);
  const [place, setPlace] = useState<Place | null>(null);
  const [busy, setBusy] = useState(false);
  // A Retry is pressed on the list as it is by then.
  const now = useRef({ items, table, place });
  // With the frame that shows it, or a press on what was just drawn would meet what was there before.
  useLayoutEffect(() => {
    now.current = { items, table, place };
  });

  const begin = (id: string) => {
    const { place: last } = now.current;
    // Another row's message goes.
    if (last?.id !== id) outcome.clear();
    outcome.begin();
    reloading.clear();
    setPlace({ id, side: 'after' });
    setBusy(true);
  };

  const reload = async () => {
    reloading.begin();
    const result = await dispatch(fetchManagedNews());
    if (fetchManagedNews.fulfilled.match(result)) reloading.clear();
    else {
      const text = result.payload ?? newsStaffMessages.fetchFailed;
      reloading.fail(text, { what: 'Not loaded', retry: () => void reload() });
    }
  };

  const reorder = async (next: readonly NewsItem[], id: string) => {
    const { table: shown } = now.current;
    const to = next.findIndex((item) => item.id === id);
    const item = next[to];
    if (item === undefined) return;
    begin(id);
    shown.follow(item);
    const result = await dispatch(reorderNews(next));
    if (reorderNews.fulfilled.match(result)) outcome.succeed(newsStaffMessages.orderUpdated);
    else {
      const again = () => {
        const list = now.current.items;
        const from = list.findIndex((each) => each.id === id);
        if (from < 0) {
          outcome.clear();
          return;
        }
        const wanted = moved(list, from, Math.min(to, list.length - 1));
        if (wanted === list) outcome.clear();
        else void reorder(wanted, id);
      };
      outcome.fail(result.payload ?? newsStaffMessages.orderFailed, {
        what: 'Order not saved',
        retry: again,
      });
      await reload();
      goOn({ id, control: 'handle' });
    }
    setBusy(false);
  };

  const remove = async (item: NewsItem): Promise<boolean> => {
    const { found } = now.current.table;
    const index = found.findIndex(({ id }) => id === item.id);
    const [below, above] = [found[index + 1], found[index - 1]];
    const neighbour = below ?? above;
    begin(item.id);
    const failure = await new Promise<string | null>((resolve) => {
      const onDeleted = () => resolve(null);
      void dispatch(deleteNews({ item, onDeleted })).then((result) => {
        if (!deleteNews.fulfilled.match(result)) {
          resolve(result.payload ?? newsStaffMessages.deleteFailed);
        }
      });
    });
    setBusy(false);
    if (failure !== null) {
      outcome.fail(failure, { what: 'Not deleted', retry: () => void remove(item) });
      return false;
    }
    now.current.table.stay();
    setPlace(
      neighbour === undefined
        ? null
        : { id: neighbour.id, side: below === undefined ? 'after' : 'before' },
    );
    outcome.succeed(newsStaffMessages.deleted);
    goOn(neighbour === undefined ? 'add' : { id: neighbour.id, control: 'delete' });
    return true;
  };

  /** Says it at an item's row, which has the focus then. */
  const saved = (item: NewsItem, text: string) => {
    table.follow(item);
    setPlace({ id: item.id, side: 'after' });
    outcome.succeed(text);
    goOn({ id: item.id, control: 'edit' });
  };

  /** Says it above the list. */
  const gone = () => {
    setPlace(null);
    outcome.refuse(newsStaffMessages.gone);
    goOn('add');
  };

  return { outcome, reloading, place, busy, reload, reorder, remove, saved, gone };
}

export type NewsListState = ReturnType<typeof useNewsList>;
