import { type RefObject, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { findRowControls, useRefocus } from '@/ui/admin/focus';
import { moveItem } from '@/ui/admin/insertion';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { usePages } from '@/ui/admin/usePages';
import { MANAGED_PAGE_SIZE } from '../limits';
import type { NewsItem } from '../documents';
import { newsStaffMessages } from './messages';
import { fetchManagedNews, selectManagedNews } from './newsStaffSlice';
import { useLatest } from './useLatest';
import { deleteNews, reorderNews } from './newsThunks';

const CONTROL_SELECTORS = {
  edit: "[data-do='edit']",
  delete: "[data-do='delete']",
  handle: "[data-move='handle']",
};

/**
 * Returns the items in pages, the actions on an item, and the result of the last action with the
 * row that shows it.
 */
export function useNewsList(root: RefObject<HTMLElement | null>) {
  const refocus = useRefocus();
  /**
   * If the focused element has disappeared, focuses a button in the row of the item. Otherwise
   * focuses 'Add New Item'.
   */
  const goOn = (id?: string, control: keyof typeof CONTROL_SELECTORS = 'edit') =>
    refocus(() => [
      ...(id === undefined ? [] : findRowControls(root.current, CONTROL_SELECTORS[control], [id])),
      root.current?.querySelector("[data-do='add']"),
    ]);
  const dispatch = useAppDispatch();
  const { data: items } = useAppSelector(selectManagedNews);
  const table = usePages(items, MANAGED_PAGE_SIZE, ({ title, interviewer, description }) => [
    title,
    interviewer,
    description,
  ]);
  const outcome = useActionOutcome();
  const reloading = useActionOutcome();
  /** The id of the item whose row shows the result. Null if the result is shown above the list. */
  const [place, setPlace] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A retry must use the current list.
  const now = useLatest({ items, table, place });

  const begin = (id: string) => {
    // Clear the previous message if it is in another row.
    if (now.current.place !== id) outcome.clear();
    outcome.begin();
    reloading.clear();
    setPlace(id);
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

  const reorder = async (id: string, to: number) => {
    const { items: listed, table: shown } = now.current;
    const next = moveItem(listed, id, to);
    const item = next.find((each) => each.id === id);
    if (item === undefined || next === listed) {
      outcome.clear();
      return;
    }
    begin(id);
    shown.follow(item);
    const failure = await dispatch(reorderNews(next));
    if (failure === null) outcome.succeed(newsStaffMessages.orderUpdated);
    else {
      outcome.fail(failure, { what: 'Order not saved', retry: () => void reorder(id, to) });
      await reload();
      goOn(id, 'handle');
    }
    setBusy(false);
  };

  const remove = async (item: NewsItem): Promise<boolean> => {
    const { found } = now.current.table;
    const index = found.findIndex(({ id }) => id === item.id);
    const neighbour = found[index + 1] ?? found[index - 1];
    begin(item.id);
    const failure = await dispatch(deleteNews(item));
    setBusy(false);
    if (failure !== null) {
      outcome.fail(failure, { what: 'Not deleted', retry: () => void remove(item) });
      return false;
    }
    // Set the current page again. Otherwise the table would look for the deleted item and change
    // the page.
    now.current.table.setPage(now.current.table.page);
    setPlace(neighbour?.id ?? null);
    outcome.succeed(newsStaffMessages.deleted);
    goOn(neighbour?.id, 'delete');
    return true;
  };

  const saved = (item: NewsItem, text: string) => {
    table.follow(item);
    setPlace(item.id);
    outcome.succeed(text);
    goOn(item.id);
  };

  /** Reports above the list that an item has been deleted. */
  const gone = () => {
    setPlace(null);
    outcome.reject(newsStaffMessages.gone);
    goOn();
  };

  return { table, outcome, reloading, place, busy, goOn, reorder, remove, saved, gone };
}

export type NewsList = ReturnType<typeof useNewsList>;
