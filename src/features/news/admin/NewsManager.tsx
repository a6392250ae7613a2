import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Icon } from '@/ui/Icon';
import { MessageBanner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { SortableList } from '@/ui/admin/SortableList';
import { Spinner } from '@/ui/admin/Spinner';
import { LeaveDialog } from '@/ui/admin/UnsavedGuard';
import { newsMessages } from '../messages';
import type { NewsItem } from '../newsItem';
import { fetchManagedNews, selectManagedNews } from '../newsSlice';
import { NewsForm } from './NewsForm';
import { NewsRow } from './NewsRow';
import { useNewsEditor } from './useNewsEditor';
import './news.css';

/** Manage News Commentary: the list and, below it, the form. */
export function NewsManager() {
  const dispatch = useAppDispatch();
  const { status, data: items, error } = useAppSelector(selectManagedNews);
  const editor = useNewsEditor();
  const { form, task } = editor;
  const [asked, setAsked] = useState<NewsItem | null>(null);
  const [dirty, setDirty] = useState(false);
  /** What to open once staff agree to leave the open form; null when nothing waits. */
  const [next, setNext] = useState<{ item: NewsItem | null } | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const onDirty = useCallback((value: boolean) => setDirty(value), []);

  useEffect(() => {
    if (status === 'idle') void dispatch(fetchManagedNews());
  }, [dispatch, status]);
  const serial = form?.serial;
  useEffect(() => {
    if (serial === undefined) return;
    formRef.current?.scrollIntoView({ block: 'nearest' });
    formRef.current?.querySelector('input')?.focus();
  }, [serial]);

  const open = (item: NewsItem | null) => {
    if (form !== null && dirty) setNext({ item });
    else editor.open(item);
  };
  const off = task !== null || status !== 'succeeded';

  return (
    <div className="stack">
      <Box
        title="News Commentary Items"
        viewHref="/"
        banner={<MessageBanner message={editor.message} />}
        busy={off}
        headerEnd={
          <Button look="primary" disabled={off} onClick={() => open(null)}>
            <Icon name="plus" size={18} />
            Add New Item
          </Button>
        }
      >
        {status === 'failed' && error !== null ? (
          <LoadFailed onRetry={() => void dispatch(fetchManagedNews())}>{error}</LoadFailed>
        ) : status !== 'succeeded' && items.length === 0 ? (
          <Spinner>Loading...</Spinner>
        ) : items.length === 0 ? (
          <p className="muted">{newsMessages.noItems}</p>
        ) : (
          <SortableList
            items={items}
            label="News commentary items"
            nameOf={({ title }) => title}
            onReorder={(list) => void editor.reorder(list)}
            disabled={off}
            className="nws"
            rowClassName="nw"
          >
            {(item, parts) => (
              <NewsRow
                item={item}
                {...parts}
                disabled={off}
                onEdit={() => open(item)}
                onDelete={() => setAsked(item)}
              />
            )}
          </SortableList>
        )}
      </Box>
      {form !== null && (
        <div ref={formRef}>
          <NewsForm
            key={form.serial}
            item={form.item}
            saving={task === 'saving'}
            conflict={editor.conflict}
            onDirty={onDirty}
            onSave={(draft, overwrite) => void editor.save(draft, overwrite)}
            onReload={() => void editor.reload()}
            onCancel={editor.close}
          />
        </div>
      )}
      <LeaveDialog
        open={next !== null}
        onStay={() => setNext(null)}
        onLeave={() => {
          setNext(null);
          if (next !== null) editor.open(next.item);
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Delete item"
        text={newsMessages.confirmDelete}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void editor.remove(asked);
        }}
      />
    </div>
  );
}
