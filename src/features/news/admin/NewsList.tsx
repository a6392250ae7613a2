import type { ReactNode } from 'react';
import { PaginationNumbers } from '@/ui/admin/PaginationNumbers';
import { Field } from '@/ui/admin/Field';
import { SortableList } from '@/ui/admin/SortableList';
import { classes } from '@/ui/classes';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { safeLink } from '@/lib/links';
import { buttonClass, RowButtons } from '@/ui/admin/Button';
import { Thumbnail } from '../Thumbnail';
import { isAutoThumbnail } from '../thumbnail';
import type { NewsListState, NewsTable } from './useNewsList';

interface NewsRowProps {
  item: NewsItem;
  rank: number;
  handle: ReactNode;
  moveButtons: ReactNode;
  /** Blocks opening and deleting. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function NewsRow(props: NewsRowProps) {
  const { item, rank, handle, moveButtons, busy, onEdit, onDelete } = props;
  const custom = item.thumbnailUrl !== '' && !isAutoThumbnail(item.thumbnailUrl);
  const link = safeLink(item.videoUrl);
  return (
    <>
      {handle}
      <span data-rank className="font-semibold text-muted">
        #{rank + 1}
      </span>
      {moveButtons}
      <div className="relative w-30 max-md:justify-self-end [&>img]:h-17 [&>img]:w-30 [&>img]:bg-navy-950 [&>img]:object-cover">
        <Thumbnail key={item.thumbnailUrl} item={item} index={rank} />
        <i
          role="img"
          className={classes(
            'absolute top-1 right-1 size-3 rounded-full border-2 border-white forced-colors:border-[CanvasText]',
            custom ? 'bg-gain forced-colors:bg-[Highlight]' : 'bg-link forced-colors:bg-[Canvas]',
          )}
          aria-label={custom ? 'Custom thumbnail' : 'Auto-generated thumbnail'}
          title={custom ? 'Custom thumbnail' : 'Auto-generated thumbnail'}
        />
      </div>
      <div className="min-w-0 max-md:col-span-full">
        <b className="block wrap-anywhere">
          {item.title}
          {!item.isActive && (
            <span className="ml-2 inline-block bg-disabled px-2 text-label/5 font-medium text-muted">
              Not active
            </span>
          )}
        </b>
        <span className="wrap-anywhere text-muted">by {item.interviewer}</span>
        <p className="line-clamp-2 wrap-anywhere">{item.description}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1 max-md:col-span-full max-md:justify-start">
        {link !== null && (
          <a
            className={buttonClass('plain', true)}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            View Video<span className="sr-only"> {item.title} (opens in a new tab)</span>
          </a>
        )}
        <RowButtons name={item.title} busy={busy} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </>
  );
}

interface NewsListProps {
  /** Every item, in the order that gives the ranks. */
  ranks: readonly NewsItem[];
  table: NewsTable;
  list: NewsListState;
  /** The outcome of the last action, at the row concerned. */
  messages: ReactNode;
  /** The open form, in place of the row of its item. */
  form: { id: string | undefined; content: ReactNode } | null;
  busy: boolean;
  onEdit: (item: NewsItem) => void;
  onDelete: (item: NewsItem) => void;
}

const rowClass = classes(
  'grid scroll-my-4 max-rail:scroll-mt-0 grid-cols-[24px_32px_96px_minmax(0,1fr)] items-center gap-3 border-b border-hair py-3 last:border-b-0',
  'md:grid-cols-[24px_32px_28px_120px_minmax(0,1fr)_auto] md:[&>[data-moves]]:flex-col [&>[data-moves]>*]:h-6',
);

/** The live regions wait without taking a line; a success covers the row's words, so nothing moves. */
const messageClass = classes(
  'col-span-full not-has-data-shown:absolute',
  'has-data-[tone=ok]:absolute has-data-[tone=ok]:inset-x-0 has-data-[tone=ok]:bottom-0 has-data-[tone=ok]:z-1',
  'has-data-[tone=ok]:[grid-area:1/5/2/6] max-md:has-data-[tone=ok]:[grid-area:2/1/3/-1]',
);

export function NewsList(props: NewsListProps) {
  const { ranks, table, list, messages, form, busy, onEdit, onDelete } = props;
  const rankOf = new Map(ranks.map(({ id }, rank) => [id, rank]));
  const hint = form === null ? newsStaffMessages.order : newsStaffMessages.noOrderInEdit;
  const messageAt = (id: string, side: 'before' | 'after') =>
    list.place?.id === id &&
    list.place.side === side && <div className={messageClass}>{messages}</div>;

  return (
    <>
      <Field
        label="Search by title, interviewer or description"
        className="mb-2 max-w-120"
        hint={hint}
      >
        {(control) => (
          <input
            {...control}
            type="search"
            value={table.search}
            onChange={({ target }) => table.searchFor(target.value)}
          />
        )}
      </Field>
      {table.found.length === 0 ? (
        <p className="py-8 text-center text-muted" role="status">
          {newsStaffMessages.noMatches}
        </p>
      ) : (
        <SortableList
          items={table.found}
          whole={ranks}
          toTop
          page={{ start: table.start, end: table.start + table.pageSize }}
          label="News commentary items"
          nameOf={({ title }) => title}
          onReorder={(next, id) => void list.reorder(next, id)}
          disabled={busy || form !== null}
          rowClassName={rowClass}
        >
          {(item, { handle, moveButtons }) => (
            <>
              {messageAt(item.id, 'before')}
              {form?.id === item.id ? (
                form.content
              ) : (
                <NewsRow
                  item={item}
                  rank={rankOf.get(item.id) ?? 0}
                  handle={handle}
                  moveButtons={moveButtons}
                  busy={busy}
                  onEdit={() => onEdit(item)}
                  onDelete={() => onDelete(item)}
                />
              )}
              {messageAt(item.id, 'after')}
            </>
          )}
        </SortableList>
      )}
      <PaginationNumbers pages={table} />
    </>
  );
}
