import { useEffect, useRef, useState } from 'react';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { useListRequest } from '@/ui/storeHooks';
import { ChangedBox } from '@/ui/admin/ChangedBox';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { PaginationNumbers } from '@/ui/admin/PaginationNumbers';
import { SearchField } from '@/ui/admin/SearchField';
import { SortableList } from '@/ui/admin/SortableList';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';
import { classes } from '@/ui/classes';
import type { NewsItem } from '../documents';
import { ThumbnailLegend } from './ThumbnailLegend';
import { newsStaffMessages } from './messages';
import { fetchManagedNews, selectManagedNews } from './newsStaffSlice';
import { NewsForm } from './NewsForm';
import { NewsRow } from './NewsRow';
import { useNewsForm } from './useNewsForm';
import { useNewsList } from './useNewsList';

const rowClass = classes(
  'grid scroll-my-4 max-rail:scroll-mt-0 grid-cols-[24px_32px_96px_minmax(0,1fr)] items-center gap-3 border-b border-hair py-3 last:border-b-0',
  'md:grid-cols-[24px_32px_28px_120px_minmax(0,1fr)_auto] md:[&>[data-moves]]:flex-col [&>[data-moves]>*]:h-6',
);

/**
 * CSS classes that position the messages in a row. An empty message takes no space, and a success
 * message covers the text of the row. The rows therefore do not move.
 */
const messageClass = classes(
  'col-span-full not-has-data-shown:absolute',
  'has-data-[tone=ok]:absolute has-data-[tone=ok]:inset-x-0 has-data-[tone=ok]:bottom-0 has-data-[tone=ok]:z-1',
  'has-data-[tone=ok]:[grid-area:1/5/2/6] max-md:has-data-[tone=ok]:[grid-area:2/1/3/-1]',
);

/**
 * The news items with buttons to edit, move and delete them. The form of an item replaces its row.
 * The form of a new item is above the list.
 */
export function NewsManager({ ChangedBy }: WithChangedBy) {
  const managed = useListRequest(selectManagedNews, fetchManagedNews);
  const { status, data: items, error, retrying, reload } = managed;
  const root = useRef<HTMLDivElement>(null);
  const list = useNewsList(root);
  const { table, place } = list;
  const editor = useNewsForm(list);
  const { form } = editor;
  const [toDelete, setToDelete] = useState<NewsItem | null>(null);
  /** The action to continue with after staff agree to discard the draft in the open form. */
  const [leaving, setLeaving] = useState<{ then: () => void } | null>(null);

  const loaded = status === 'succeeded';
  const serial = form?.serial;
  useEffect(() => {
    if (serial === undefined) return;
    const opened = root.current?.querySelector('form')?.closest('[data-box]');
    (opened?.closest('li') ?? opened)?.scrollIntoView({ block: 'nearest' });
    opened?.querySelector('input')?.focus();
  }, [serial]);

  const unlessUnsaved = (then: () => void) => {
    if (editor.dirty) setLeaving({ then });
    else then();
  };
  const open = (item: NewsItem | null) => unlessUnsaved(() => editor.open(item));
  const off = list.busy || editor.isPending || status === 'loading';
  // Show the loading error here unless a row or the form already shows a message.
  const saidElsewhere = list.busy || list.reloading.failure !== null || editor.isInConflict;
  const stale = error !== null && items.length > 0 && !saidElsewhere;
  const inList = form?.item != null && table.shown.some(({ id }) => id === form.item?.id);
  const shownForm = form !== null && (
    <NewsForm
      key={form.serial}
      form={form}
      editor={editor}
      onCancel={() => unlessUnsaved(editor.close)}
    />
  );
  const loadFailed = error !== null && (
    <LoadFailed busy={retrying} onRetry={reload}>
      {error}
    </LoadFailed>
  );
  const messages = (
    <>
      <OutcomeMessage outcome={list.outcome} />
      <OutcomeMessage outcome={list.reloading} />
    </>
  );

  return (
    <div className="grid gap-6 max-rail:gap-4" ref={root}>
      {!inList && shownForm}
      <ChangedBox
        title="News Commentary Items"
        changed={{ parts: ['news'] }}
        ChangedBy={ChangedBy}
        viewHref="/"
        busy={off}
        headerEnd={
          <Button look="primary" data-do="add" busy={off} onClick={() => open(null)}>
            <StaffIcon name="plus" size={18} />
            Add New Item
          </Button>
        }
      >
        {place === null && messages}
        {stale && loadFailed}
        {items.length > 0 ? (
          <>
            <SearchField
              label="Search by title, interviewer or description"
              className="mb-2 max-w-120"
              hint={inList ? newsStaffMessages.noOrderInEdit : newsStaffMessages.order}
              list={table}
            />
            {table.found.length > 0 && <ThumbnailLegend />}
            {table.found.length === 0 && (
              <p className="py-8 text-center text-muted" role="status">
                {newsStaffMessages.noMatches}
              </p>
            )}
            {table.found.length > 0 && (
              <SortableList
                items={table.found}
                whole={items}
                page={{ start: table.start, end: table.start + table.pageSize }}
                label="News commentary items"
                nameOf={({ title }) => title}
                onReorder={(_, id, to) => void list.reorder(id, to)}
                disabled={off || inList}
                rowClassName={rowClass}
              >
                {(item, parts) => (
                  <>
                    {inList && form.item?.id === item.id ? (
                      shownForm
                    ) : (
                      <NewsRow
                        item={item}
                        rank={items.indexOf(item)}
                        parts={parts}
                        busy={off}
                        onEdit={() => open(item)}
                        onDelete={() => setToDelete(item)}
                      />
                    )}
                    {place === item.id && <div className={messageClass}>{messages}</div>}
                  </>
                )}
              </SortableList>
            )}
            <PaginationNumbers pages={table} />
          </>
        ) : error !== null ? (
          loadFailed
        ) : loaded ? (
          <p className="text-muted">{newsStaffMessages.noItems}</p>
        ) : (
          <Spinner>Loading...</Spinner>
        )}
      </ChangedBox>
      {leaving !== null && (
        <LeaveDialog
          onStay={() => setLeaving(null)}
          onLeave={() => {
            setLeaving(null);
            leaving.then();
          }}
        />
      )}
      {toDelete !== null && (
        <ConfirmDialog
          title="Delete item"
          text={newsStaffMessages.confirmDelete}
          onCancel={() => setToDelete(null)}
          onConfirm={() => {
            setToDelete(null);
            void list.remove(toDelete).then((gone) => {
              if (gone && form?.item?.id === toDelete.id) editor.discard();
            });
          }}
        />
      )}
    </div>
  );
}
