import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { Message } from '@/ui/admin/Banner';
import { useTimedMessage } from '@/ui/admin/useTimedMessage';
import { NEWS_BANNER_MS } from '../limits';
import { newsMessages } from '../messages';
import type { NewsItem } from '../newsItem';
import { fetchManagedNews, newsReordered, selectManagedNews } from '../newsSlice';
import type { NewsDraft } from './newsDraft';
import { deleteNews, reorderNews, saveNews } from './newsThunks';

/** An open form; `serial` tells one opening from the next. */
interface OpenForm {
  item: NewsItem | null;
  serial: number;
}

/** The state of Manage News Commentary and what staff can do there. */
export function useNewsEditor() {
  const dispatch = useAppDispatch();
  const { data: items } = useAppSelector(selectManagedNews);
  const { message, show } = useTimedMessage<Message>(NEWS_BANNER_MS);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [task, setTask] = useState<'saving' | 'other' | null>(null);
  const [conflict, setConflict] = useState(false);
  const serial = useRef(0);

  const ok = (text: string) => show({ tone: 'ok', text });
  const bad = (text: string) => show({ tone: 'bad', text });
  const open = (item: NewsItem | null) => {
    serial.current += 1;
    setConflict(false);
    setForm({ item, serial: serial.current });
  };
  const close = () => {
    setConflict(false);
    setForm(null);
  };

  const save = async (draft: NewsDraft, overwrite: boolean) => {
    const loaded = form?.item ?? null;
    setConflict(false);
    setTask('saving');
    const displayOrder = Math.max(-1, ...items.map((item) => item.displayOrder)) + 1;
    const result = await dispatch(saveNews({ draft, loaded, displayOrder, overwrite }));
    setTask(null);
    if (!saveNews.fulfilled.match(result)) bad(result.payload ?? newsMessages.saveFailed);
    else if (result.payload === 'conflict') setConflict(true);
    else {
      close();
      ok(loaded === null ? newsMessages.created : newsMessages.updated);
    }
  };

  const reload = async () => {
    const id = form?.item?.id;
    const result = await dispatch(fetchManagedNews());
    if (!fetchManagedNews.fulfilled.match(result)) return;
    const fresh = result.payload.find((item) => item.id === id);
    if (fresh === undefined) close();
    else open(fresh);
  };

  const reorder = async (next: readonly NewsItem[]) => {
    setTask('other');
    const result = await dispatch(reorderNews(next));
    if (reorderNews.fulfilled.match(result)) ok(newsMessages.orderUpdated);
    else {
      dispatch(newsReordered(items));
      bad(result.payload ?? newsMessages.orderFailed);
      await dispatch(fetchManagedNews());
    }
    setTask(null);
  };

  const remove = async (item: NewsItem) => {
    setTask('other');
    const result = await dispatch(deleteNews(item));
    setTask(null);
    if (deleteNews.fulfilled.match(result)) {
      if (form?.item?.id === item.id) close();
      ok(newsMessages.deleted);
    } else bad(result.payload ?? newsMessages.deleteFailed);
  };

  return { message, form, task, conflict, open, close, save, reload, reorder, remove };
}
